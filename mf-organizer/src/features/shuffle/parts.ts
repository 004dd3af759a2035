/* The code of a shuffle, fetched as one file. */
export { RulesDialog } from './rules-dialog';
export { ShuffleSection } from './shuffle-section';
