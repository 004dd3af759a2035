/**
 * The colors of "line paint". Two meanings are reserved: `ball` (orange) is only a game in play, `mine` (yellow tape) is only the user's own
 * team. `contrast.test.ts` checks every pair with text against WCAG.
 */
const light = {
  canvas: '#F0F3F1',
  surface: '#FFFFFF',
  sunken: '#E4E9E6',
  ink: '#0F1F1A',
  ink2: '#3D4D47',
  ink3: '#586761',
  line: '#CDD5D1',
  lineStrong: '#74837D',
  court: '#0A5342',
  courtDeep: '#073C30',
  courtLight: '#0F6551',
  courtTint: '#DCEFE7',
  onCourt: '#FFFFFF',
  onCourt2: '#CFE8DF',
  action: '#0A5342',
  onAction: '#FFFFFF',
  actionHover: '#073C30',
  ball: '#FF7119',
  onBall: '#0F1F1A',
  ballInk: '#A83800',
  ballTint: '#FFEADB',
  mine: '#FFE24A',
  onMine: '#0F1F1A',
  mineTint: '#FFF6BF',
  danger: '#B00F2C',
  onDanger: '#FFFFFF',
  dangerHover: '#8A0A21',
  dangerTint: '#FDE6E9',
  warn: '#6E4300',
  warnTint: '#FFF0C9',
  wait: '#124E97',
  waitTint: '#E3EDFA',
  focus: '#1447E6',
  focusOnCourt: '#FFE24A',
  bandSpare: '#FFFFFF',
  onBandSpare: '#0F1F1A',
  bandSmooth: '#BFE6D5',
  onBandSmooth: '#0F1F1A',
  bandFlush: '#FFE9A3',
  onBandFlush: '#0F1F1A',
  bandShort: '#7A1426',
  onBandShort: '#FFFFFF',
} as const;

/** Name of a color that changes with light and dark. */
export type ColorName = keyof typeof light;

const dark: Readonly<Record<ColorName, string>> = {
  canvas: '#0B1411',
  surface: '#131E1A',
  sunken: '#0A110F',
  ink: '#EFF5F2',
  ink2: '#B9C8C1',
  ink3: '#93A69D',
  line: '#2C3D36',
  lineStrong: '#6F857C',
  court: '#0E4B3E',
  courtDeep: '#0A362D',
  courtLight: '#125E4E',
  courtTint: '#15362D',
  onCourt: '#FFFFFF',
  onCourt2: '#BFDDD2',
  action: '#67D8B6',
  onAction: '#06231B',
  actionHover: '#8CE6CB',
  ball: '#FF7D33',
  onBall: '#0F1F1A',
  ballInk: '#FF9C63',
  ballTint: '#3A2012',
  mine: '#FFE24A',
  onMine: '#0F1F1A',
  mineTint: '#38330C',
  danger: '#FF8592',
  onDanger: '#2A060B',
  dangerHover: '#FFA9B2',
  dangerTint: '#3D161C',
  warn: '#FFD073',
  warnTint: '#382B0B',
  wait: '#8FBDF8',
  waitTint: '#14273F',
  focus: '#8DB4FF',
  focusOnCourt: '#FFE24A',
  bandSpare: '#131E1A',
  onBandSpare: '#EFF5F2',
  bandSmooth: '#1B4F40',
  onBandSmooth: '#EFF5F2',
  bandFlush: '#4A3A0A',
  onBandFlush: '#FFF3CF',
  bandShort: '#F2A0AB',
  onBandShort: '#1F0408',
};

export const palette: Readonly<Record<'light' | 'dark', Readonly<Record<ColorName, string>>>> = { light, dark };

/** Courts have the same colors in light and dark; each of them has white text. */
export const courtColors = {
  A: '#0B6B52',
  B: '#1D4FA8',
  C: '#9A3A1C',
  D: '#6F2B78',
  E: '#3F4A50',
  F: '#6B5300',
  G: '#8A1F4E',
} as const;

export type CourtLetter = keyof typeof courtColors;

/** The eight field colors of team discs, each with the color its pattern is painted in. */
export const teamHues = [
  { name: 'navy', field: '#1B3A8C', pattern: '#FFFFFF' },
  { name: 'sky', field: '#5BB8F0', pattern: '#0F1F1A' },
  { name: 'pine', field: '#00795A', pattern: '#FFFFFF' },
  { name: 'lime', field: '#BFD63C', pattern: '#0F1F1A' },
  { name: 'rose', field: '#F08DBB', pattern: '#0F1F1A' },
  { name: 'plum', field: '#742C72', pattern: '#FFFFFF' },
  { name: 'brick', field: '#96301F', pattern: '#FFFFFF' },
  { name: 'sand', field: '#DDBB78', pattern: '#0F1F1A' },
] as const;
