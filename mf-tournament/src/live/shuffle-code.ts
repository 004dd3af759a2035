/* What pages of events with a shuffle need, fetched as one file. */
export { parseShuffle, type Shuffle } from '@courtside/domain/shuffle';
export { ShuffleSection, TITLE } from '../features/tournament/shuffle/shuffle-section';
