/** For the first views that a server draws (`scripts/serve/first-view`); no page has it. */
export { asWritten, TRANSPARENT_PIXEL, type View } from './markup';
export { drawFirst } from './draw-first';
