export { placesOptions, splitOptions, upperSizeOptions } from './bracket-template';
export { createBracket } from './create-bracket';
export { bracketPlayOrder } from './play-order';
export { applyResult, clearResult, correctResult, previewResult } from './results';
export { seedOrder } from './seed-order';
export { seriesRounds, storedRounds, type SeriesRounds } from './series-rounds';
export { withStageIds } from './stage-games';
export { HAYES_PLACEHOLDER, storedBracket, storedChanges, type StoredGame, type StoredLayout } from './stored-bracket';
