// The element's style sheet. Colours come from colours.ts as custom properties.

const seats = ['white', 'black', 'red', 'green', 'blue', 'yellow'];

const seatRules = seats
  .map((s) => `.seat-${s}{--fill:var(--${s});--line:var(--${s}-line);--detail:var(--${s}-detail)}`)
  .join('');

export const menRules = `${seatRules}
.body{fill:var(--fill);stroke:var(--line);stroke-width:4;stroke-linejoin:round}
.line{fill:none;stroke:var(--detail);stroke-width:3.5;stroke-linecap:round;stroke-linejoin:round}
.detail,.way{fill:var(--detail)}
.letters{fill:var(--detail);font-family:system-ui,sans-serif;font-weight:700;text-anchor:middle}
.tablet{stroke-width:3}
.way-line{fill:none;stroke:var(--detail);stroke-width:3.2;stroke-linecap:round;stroke-linejoin:round}
.way-line.thin{stroke-width:1.8}.way-line.dashed{stroke-dasharray:1 6}
.way-open{fill:none;stroke:var(--detail);stroke-width:2.2}
.badge circle:first-child{fill:#fff;stroke:var(--line);stroke-width:3}
.badge .mark{fill:var(--line)}
.pyramid .face{fill:var(--fill)}
.pyramid .lit{fill:#fff;opacity:.42}.pyramid .dim{fill:#000;opacity:.22}
.pyramid .edge{fill:none;stroke:var(--line);stroke-width:3.5;stroke-linejoin:round}
.pyramid .pip{fill:var(--line)}
.pyramid .mark{fill:var(--detail);stroke:var(--line);stroke-width:1.5}
.ice{stroke:var(--ice-edge);stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
.ice-top{fill:var(--ice-top)}.ice-side{fill:var(--ice-side)}.ice-shade{fill:var(--ice-shade)}
.ice-crack{fill:none;stroke:var(--ice-crack);stroke-width:2}
.ice-glint{fill:none;stroke:#fff;stroke-width:5}
`;

export const boardRules = `
:host{display:block;container-type:inline-size;color:inherit;-webkit-tap-highlight-color:transparent}
:host([hidden]),[hidden]{display:none!important}
.wrap{display:grid;grid-template-columns:minmax(min-content,1fr) minmax(0,calc((var(--floe-height,86vh) - var(--room,0rem))*var(--ratio,1))) minmax(min-content,1fr);grid-template-areas:
"top top top" "left board right" "zoom zoom zoom" "bottom bottom bottom" "stash stash stash";direction:ltr;column-gap:.35rem;justify-items:center}
.area{grid-area:board;position:relative;width:100%}
.view{overflow:auto;overscroll-behavior:contain;border-radius:6px;box-shadow:0 0 0 2px var(--rim),0 4px 18px #0003;outline:none}
.bare .view{box-shadow:none}.outside{fill:currentColor;font-size:24px}
.view:focus-visible{box-shadow:0 0 0 2px var(--rim),0 0 0 5px var(--floe-focus,Highlight)}
svg{display:block}
.board{width:calc(100%*var(--zoom,1));height:auto;user-select:none;-webkit-user-select:none;cursor:default;font-family:system-ui,sans-serif}
.shade-0{fill:var(--shade-0)}.shade-1{fill:var(--shade-1)}.shade-2{fill:var(--shade-2)}
.hex .cell{stroke:var(--rim);stroke-width:1.5;stroke-linejoin:round}
.region{fill:none;stroke:var(--rim);stroke-width:7;stroke-linejoin:round;stroke-linecap:round}
.quadrant{fill:none;stroke:var(--rim);stroke-width:2.5;stroke-dasharray:9 7}
.coordinate{font-size:18px;font-weight:600;text-anchor:middle;pointer-events:none}
.on-0{fill:var(--coordinate-0)}.on-1{fill:var(--coordinate-1)}.on-2{fill:var(--coordinate-2)}
.last{fill:var(--last)}.selected{fill:var(--selected);stroke:var(--mark);stroke-width:6}
.last{stroke:var(--mark);stroke-width:2.5;stroke-dasharray:18 10}
.premove{fill:var(--premove);stroke:var(--mark);stroke-width:4;stroke-dasharray:4 8}
.check{fill:var(--check)}.check-burst{fill:none;stroke:var(--checkLine);stroke-width:4}
.frost{fill:none;stroke:var(--frost);stroke-width:3;stroke-linecap:round;opacity:.75}
.freezing circle{fill:#fff;stroke:var(--frost);stroke-width:3}
.freezing path{fill:none;stroke:#0a4468;stroke-width:2.6;stroke-linecap:round}
.target.step{fill:var(--mark);stroke:#fff;stroke-width:3;paint-order:stroke}
.halo{fill:none;stroke:#fff;stroke-width:11;stroke-linecap:square}
.target.capture,.target.rifle{fill:none;stroke:var(--mark);stroke-width:7;stroke-linecap:square}
.target.rifle{stroke-width:5}
.cursor{fill:none;stroke:var(--cursor);stroke-width:8}
.view:not(:focus-visible) .cursor{display:none}
.shape{fill:none;opacity:.85}.shape-fill{opacity:.8;stroke:#fff;stroke-width:2}
.brush-plain{--brush:#15781b}.brush-best{--brush:#0f5fb4}.brush-other{--brush:#5c6f7f}.brush-threat{--brush:#b01f1a}
.shape{stroke:var(--brush)}.shape-fill{fill:var(--brush)}
.piece{will-change:transform}.piece.dragged{filter:drop-shadow(0 6px 5px #0006)}
.movable{cursor:grab}.board.dragging{cursor:grabbing}
::slotted([slot=side]){grid-area:left;justify-self:end}
.pocket{display:flex;flex-wrap:wrap;gap:.15rem .3rem;align-items:center;min-height:2.6rem;margin:.15rem 0;justify-content:center;font:inherit;font-size:.85rem}
.pocket.left,.pocket.right{flex-direction:column;max-width:5.5rem;align-self:center}.pocket.left{justify-self:end}.pocket.right{justify-self:start}
.pocket.top{grid-area:top}.pocket.bottom{grid-area:bottom}.pocket.left{grid-area:left}.pocket.right{grid-area:right}.pocket.stash{grid-area:stash}
.pocket .label{opacity:.85;font-weight:600}.pocket.turn .label{text-decoration:underline;text-underline-offset:.2em}
.pocket button,.pocket .held{position:relative;border:1px solid transparent;background:none;border-radius:6px;padding:1px;color:inherit;font:inherit;touch-action:none}
.pocket button{cursor:grab;border-color:color-mix(in srgb,currentColor 30%,transparent);background:color-mix(in srgb,var(--shade-1) 70%,transparent)}
.pocket button[aria-pressed=true]{outline:3px solid var(--mark);background:var(--selected)}
.pocket svg{width:2.2rem;height:2.2rem}
.count{position:absolute;right:-4px;bottom:-4px;background:#1d2b35;color:#fff;border-radius:1em;min-width:1.2em;padding:0 .25em;font-size:.75rem;line-height:1.4;text-align:center;font-weight:700}
.card,.chooser{position:absolute;z-index:5;background:Canvas;color:CanvasText;border:1px solid #8888;border-radius:10px;box-shadow:0 8px 30px #0006;padding:.75rem}
:host([theme=light]) .card,:host([theme=light]) .chooser{background:#fff;color:#17232b}
:host([theme=dark]) .card,:host([theme=dark]) .chooser{background:#1d2831;color:#e9f0f4}
:host([theme=contrast]) .card,:host([theme=contrast]) .chooser{background:#fff;color:#000;border:3px solid #000}
.chooser{display:flex;flex-wrap:wrap;gap:.25rem;max-width:min(22rem,96%);left:50%;top:50%;transform:translate(-50%,-50%)}
.chooser h2{width:100%;margin:0 0 .25rem;font-size:1rem}
.chooser button{display:flex;flex-direction:column;align-items:center;gap:.15rem;min-width:4.2rem;border:1px solid #8888;border-radius:8px;background:var(--shade-1);color:#17232b;font:inherit;font-size:.78rem;padding:.25rem;cursor:pointer}
.chooser svg{width:2.8rem;height:2.8rem}
.card{inset-inline:4%;top:4%;max-width:26rem;max-height:92%;overflow:auto;margin:auto}
.card h2{margin:0;font-size:1.1rem}.card p{margin:.35rem 0;line-height:1.450}
.card .row{display:flex;gap:.75rem;align-items:center}.card .row svg{width:4rem;height:4rem;flex:none}
.card .moves{width:min(15rem,100%);margin:.4rem auto}
.card button,.zoom button{font:inherit;border:1px solid #8888;border-radius:8px;background:none;color:inherit;padding:.3rem .7rem;min-height:2.2rem;min-width:2.2rem;cursor:pointer}
.legend{display:flex;flex-wrap:wrap;gap:.2rem .9rem;font-size:.8rem}.legend svg{background:var(--shade-1);border-radius:3px;width:1.1rem;height:1.1rem;display:inline-block;vertical-align:-.15em}
.zoom{grid-area:zoom;margin-top:.35rem;justify-self:end;display:flex;gap:.25rem}
.command{display:flex;gap:.4rem;margin-top:.4rem;width:100%}.command input{flex:1;font:inherit;padding:.4rem .5rem;min-width:0}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@container (max-width:34rem){.wrap{grid-template-columns:0 minmax(0,1fr) 0;column-gap:0;grid-template-areas:"top top top" "left left left" "right right right" "board board board" "zoom zoom zoom" "bottom bottom bottom" "stash stash stash"}
.pocket.left,.pocket.right{flex-direction:row;max-width:none;justify-self:center}.pocket.empty{display:none}.pocket{min-height:0}.pocket svg{width:1.8rem;height:1.8rem}}
@media (forced-colors:active){svg{forced-color-adjust:none}.view:focus-visible{outline:4px solid Highlight}.pocket button{border-color:ButtonText}}
`;
