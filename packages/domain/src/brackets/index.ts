export { fewestTeams, isHayes } from './bracket-type';
export { bracketTemplate, upperSizeOptions, type BracketOptions } from './bracket-template';
export { createBracket } from './create-bracket';
export { finalRanking, type FinalRanking, type RankedTeam } from './final-ranking';
export { stateOf } from './game-state';
export { bracketPlayOrder } from './play-order';
export { openGames, waitsFor, type WaitsFor } from './playability';
export { applyResult, clearResult, correctResult, previewResult } from './results';
export { bracketRounds, roundName, type BracketRound, type RoundName, type RoundNameKey } from './round-name';
export { readBracket, type BracketProblem } from './read-bracket';
export { seedOrder } from './seed-order';
export { HAYES_PLACEHOLDER, storedBracket, storedChanges, type StoredGame, type StoredLayout } from './stored-bracket';
export { teamPath, type TeamPath } from './team-path';
export { waitingName, type WaitingName } from './waiting-name';
export {
  BYE,
  TBD,
  type Bracket,
  type BracketChange,
  type BracketTemplate,
  type GameKind,
  type GameResult,
  type GameState,
  type GameStatus,
  type Occupant,
  type Side,
  type SlotSource,
  type TemplateGame,
} from './types';
