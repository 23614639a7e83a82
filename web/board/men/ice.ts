// A cube of ice, seen a little from above: a bright top, two sides, glints and a crack.

export const icePicture =
  '<g class="ice">' +
  '<path class="ice-side" d="M12 29l38 18v42L16 73q-4-2-4-6z"/>' +
  '<path class="ice-shade" d="M88 29L50 47v42l34-16q4-2 4-6z"/>' +
  '<path class="ice-top" d="M46 12q4-2 8 0l34 17-38 18-38-18z"/>' +
  '<path class="ice-crack" d="M30 27l12 3 6 8M57 60l8 5 2 10M34 52l-6 8 2 9"/>' +
  '<path class="ice-glint" d="M26 28l20-10M19 42v16M81 42v8"/>' +
  '</g>';

/** A neutral man without a picture of its own: a block of stone. */
export const blockPicture =
  '<g class="body"><path d="M16 16h68v68H16z"/></g><path class="line" d="M16 40h68M16 62h68M50 16v24M34 40v22M66 40v22M50 62v22"/>';
