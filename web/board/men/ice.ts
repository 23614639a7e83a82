// A cube of ice, seen a little from above: a bright top, two sides, glints and a crack.

export const icePicture =
  '<g class="ice">' +
  '<path class="ice-side" d="M12 30l38 17v42L16 73q-4-2-4-6z"/>' +
  '<path class="ice-shade" d="M88 30L50 47v42l34-16q4-2 4-6z"/>' +
  '<path class="ice-top" d="M50 12q2-1 4 0l32 15q4 3 0 5L54 47q-4 2-8 0L14 32q-4-2 0-5l32-15q2-1 4 0z"/>' +
  '<path class="ice-crack" d="M30 27l12 3 6 8M57 60l8 5 2 10M34 52l-6 8 2 9"/>' +
  '<path class="ice-glint" d="M24 29l22-11M19 42v16M80 42v8"/>' +
  '<path class="ice-edge" d="M12 29.5v37.5q0 4 4 6l30 14q4 2 8 0l30-14q4-2 4-6v-37.5M12 29l34 18q4 2 8 0l34-18M50 48v40M46 12.5L14 27q-4 2.5 0 5M54 12.5L86 27q4 2.5 0 5M46 12.5q4-2 8 0"/>' +
  '</g>';

/** A neutral man without a picture of its own: a block of stone. */
export const blockPicture =
  '<g class="body"><path d="M16 22q0-6 6-6h56q6 0 6 6v56q0 6-6 6H22q-6 0-6-6z"/></g>' +
  '<path class="line" d="M16 40h68M16 62h68M50 16v24M34 40v22M66 40v22M50 62v22"/>';
