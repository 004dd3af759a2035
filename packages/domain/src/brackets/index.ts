export { fewestTeams, isHayes } from './bracket-type';
export { bracketTemplate, numberedAfter, type BracketOptions } from './bracket-template';
export { finalRanking, type FinalRanking, type RankedTeam } from './final-ranking';
export { getGameState } from './game-state';
export { openGames, waitsFor, type WaitsFor } from './playability';
export {
  bracketRounds,
  getRoundPlaces,
  roundName,
  type BracketRound,
  type RoundName,
  type RoundNameKey,
  type RoundPlaces,
} from './round-name';
export { readBracket, type BracketProblem, type BracketSource } from './read-bracket';
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
