// Every colour of the board, by theme and by set of cells. The contrast test reads this table, so a
// colour that is not in it is not on the board.

export type Theme = 'light' | 'dark' | 'contrast';
export type CellSet = 'sea' | 'wood' | 'paper';

export interface CellColours {
  /** By shade: 0 dark, 1 light, 2 between. */
  shade: [string, string, string];
  coordinate: [string, string, string];
  /** Fields of colour over cells; the alpha channel mixes with the cell. */
  last: string;
  selected: string;
  check: string;
  premove: string;
  /** Lines and dots on cells; each stands out from every shade. */
  mark: string;
  checkLine: string;
  cursor: string;
  frost: string;
  rim: string;
}

export interface SeatColours {
  fill: string;
  line: string;
  /** Letters, marks and inner lines on the fill. */
  detail: string;
}

type Marks = Omit<CellColours, 'shade' | 'coordinate' | 'rim'>;
type Cells = Omit<CellColours, keyof Marks>;

const cells: Record<'light' | 'dark', Record<CellSet, Cells>> = {
  light: {
    sea: { shade: ['#9fbccd', '#e9f1f5', '#c6d8e2'], coordinate: ['#173241', '#365567', '#27485a'], rim: '#5f7f92' },
    wood: { shade: ['#c99a68', '#f3e1c0', '#dfbf92'], coordinate: ['#38200a', '#6b4a22', '#4a2f10'], rim: '#7d5a34' },
    paper: { shade: ['#c5ccd1', '#ffffff', '#e4e8eb'], coordinate: ['#2a3338', '#4c575e', '#3b464c'], rim: '#6b757c' },
  },
  dark: {
    sea: { shade: ['#7392a4', '#b9ccd7', '#96b0bf'], coordinate: ['#06141c', '#1f3c4c', '#0f2834'], rim: '#33505f' },
    wood: { shade: ['#a97f56', '#d9c19a', '#c2a078'], coordinate: ['#1f0f02', '#46300f', '#331f06'], rim: '#5a4023' },
    paper: { shade: ['#8f989e', '#cfd5d9', '#aeb6bb'], coordinate: ['#0c1114', '#363f45', '#20282d'], rim: '#444d53' },
  },
};

const lightMarks: Marks = {
  last: '#f5c84b99', selected: '#63d08fa8', check: '#f0806e99', premove: '#b79cf099',
  mark: '#0f4f3e', checkLine: '#8d100c', cursor: '#96002e', frost: '#0f4a75',
};

const darkMarks: Marks = {
  last: '#e3b9358c', selected: '#4fc080a0', check: '#ef786699', premove: '#ab8eec8c',
  mark: '#04261c', checkLine: '#550302', cursor: '#52001c', frost: '#05263f',
};

const strong: CellColours = {
  shade: ['#bdbdbd', '#ffffff', '#dedede'], coordinate: ['#000000', '#000000', '#000000'], rim: '#000000',
  last: '#ffe14da6', selected: '#69e89bb3', check: '#ff9c8fb3', premove: '#cdb4ffb3',
  mark: '#003d2b', checkLine: '#8a0000', cursor: '#0000b8', frost: '#00386b',
};

const marked = (sets: Record<CellSet, Cells>, marks: Marks): Record<CellSet, CellColours> => ({
  sea: { ...sets.sea, ...marks }, wood: { ...sets.wood, ...marks }, paper: { ...sets.paper, ...marks },
});

export const cellColours: Record<Theme, Record<CellSet, CellColours>> = {
  light: marked(cells.light, lightMarks),
  dark: marked(cells.dark, darkMarks),
  contrast: { sea: strong, wood: { ...strong, shade: ['#d8b98e', '#fffaf0', '#ecd9b8'] }, paper: strong },
};

export const seatColours: Record<Theme, Record<string, SeatColours>> = {
  light: {
    white: { fill: '#fffdf7', line: '#22313b', detail: '#22313b' },
    black: { fill: '#2f3e49', line: '#111b22', detail: '#eef5f8' },
    red: { fill: '#c73a31', line: '#3f0b08', detail: '#ffffff' },
    green: { fill: '#1d7f4d', line: '#06301b', detail: '#ffffff' },
    blue: { fill: '#3466c9', line: '#0b1f4c', detail: '#ffffff' },
    yellow: { fill: '#f4c430', line: '#4a3500', detail: '#3a2900' },
  },
  dark: {
    white: { fill: '#f6f8f8', line: '#16222a', detail: '#16222a' },
    black: { fill: '#1f2b34', line: '#080e12', detail: '#e6eef2' },
    red: { fill: '#b8332b', line: '#2c0605', detail: '#ffffff' },
    green: { fill: '#1a7447', line: '#042113', detail: '#ffffff' },
    blue: { fill: '#2d5cba', line: '#071638', detail: '#ffffff' },
    yellow: { fill: '#eebd2b', line: '#352600', detail: '#2c1f00' },
  },
  contrast: {
    white: { fill: '#ffffff', line: '#000000', detail: '#000000' },
    black: { fill: '#000000', line: '#000000', detail: '#ffffff' },
    red: { fill: '#a50e0e', line: '#000000', detail: '#ffffff' },
    green: { fill: '#00612e', line: '#000000', detail: '#ffffff' },
    blue: { fill: '#0f3fa8', line: '#000000', detail: '#ffffff' },
    yellow: { fill: '#ffd22e', line: '#000000', detail: '#000000' },
  },
};

/** Ice: the same in every theme but for its outline. */
export const iceColours = { top: '#f1fbff', side: '#a9ddf2', shade: '#6fbbe0', edge: '#0e527a', crack: '#3c8fb8' };

/** The colours as custom properties for the element's style. */
export function colourProperties(theme: Theme, set: CellSet): string {
  const c = cellColours[theme][set];
  const lines = c.shade.map((s, i) => `--shade-${i}:${s};--coordinate-${i}:${c.coordinate[i]}`);
  for (const name of ['last', 'selected', 'check', 'premove', 'mark', 'checkLine', 'cursor', 'frost', 'rim'] as const) {
    lines.push(`--${name}:${c[name]}`);
  }
  for (const [name, s] of Object.entries(seatColours[theme])) {
    lines.push(`--${name}:${s.fill};--${name}-line:${s.line};--${name}-detail:${s.detail}`);
  }
  for (const [name, value] of Object.entries(iceColours)) lines.push(`--ice-${name}:${value}`);
  return lines.join(';');
}
