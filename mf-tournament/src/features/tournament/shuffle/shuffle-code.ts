/* The code of pages with a shuffle, fetched as one file. */
export { parseShuffle, type Shuffle } from '@courtside/domain/shuffle';
export { ShuffleSection } from './shuffle-section';
