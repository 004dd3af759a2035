/** For the first views that a server draws (`scripts/serve/first-view`); no page has it. */
export { asWritten, type View } from './markup';
export { drawFirst } from './draw-first';
