export { courtColors, palette } from './palette';
export type { ColorName, CourtLetter } from './palette';
export { color, colorProperty } from './css-vars';
export { fontFamily, gutter, layer, line, media, motion, pageWidth, radius, shadow, space, touch, type } from './scales';
