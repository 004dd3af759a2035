export { drawShuffleRound, gamesOfRound, listRepeated, type DrawnRound, type RoundFigures, type RoundInput } from './draw-round';
export { isShuffleResult, parseShuffle, storedResult } from './parse-shuffle';
export { shuffleTable, type ShuffleRow } from './player-table';
export { countRests } from './rests';
export { addMinutes, roundMinutes, roundTiming, storedRound, toRound, type RoundPlan } from './round-text';
export {
  defaultShuffle,
  shuffleLimits,
  type MixedTeam,
  type Shuffle,
  type ShuffleGame,
  type ShuffleResult,
  type ShuffleRound,
  type ShuffleRules,
} from './shuffle';
