import { finalRanking, readBracket, type BracketSource } from '../brackets';
import type { BracketGame, GameId, Match, MatchId } from '../entities';
import { waitsForOrganizer } from '../day/courts-of-day';
import { getPhase, type DayGame } from '../day/phase';
import type { StageProgress } from '../stage-state';
import { withStage, type FurtherStage } from '../stages/stage-plan';
import { isSettled, type StandingRules } from '../standings';

/** Figures of the games of one stage. */
export interface GameFigures extends StageProgress {
  /** Games that ended on the board and whose result waits for an organizer. */
  readonly unconfirmed: number;
  /** Games with a named referee. */
  readonly refereed: number;
}

type Counted = DayGame & { readonly referee: string };

const countFigures = <Game extends Counted>(games: readonly Game[], isDone: (game: Game) => boolean): GameFigures => ({
  total: games.length,
  begun: games.filter((game) => !['planned', 'called'].includes(getPhase(game))).length,
  settled: games.filter(isDone).length,
  unconfirmed: games.filter((game) => waitsForOrganizer({ phase: getPhase(game), state: game })).length,
  refereed: games.filter(({ referee }) => referee.trim() !== '').length,
});

/** Counts the matches of a schedule. */
export const matchFigures = (stage: Partial<StandingRules>, matches: ReadonlyMap<MatchId, Match>): GameFigures =>
  countFigures([...matches.values()], (match) => isSettled(match, stage));

/** Counts the games of a bracket, without byes. Once it is complete no game is awaited: a second final may not be needed. */
export function bracketFigures(stage: BracketSource, games: ReadonlyMap<GameId, BracketGame>): GameFigures {
  const { bracket } = readBracket(stage, games);
  const isComplete = bracket !== null && finalRanking(bracket).complete;
  const played = [...games.values()].filter(({ team1Id, team2Id }) => team1Id !== 'BYE' && team2Id !== 'BYE');
  return countFigures(played, ({ winner, play }) => isComplete || (winner !== '' && play?.state !== 'playing'));
}

/** Counts the games of all brackets together: those of the first one, and those of each further one that are known. */
export function bracketsFigures(
  event: Parameters<typeof withStage>[0],
  games: ReadonlyMap<GameId, BracketGame>,
  further: readonly FurtherStage[],
): GameFigures {
  const counted = [
    bracketFigures(event, games),
    ...further.flatMap((stage) => (stage.games ? [bracketFigures(withStage(event, stage.plan), stage.games)] : [])),
  ];
  const sum = (figure: keyof GameFigures) => counted.reduce((total, one) => total + one[figure], 0);
  return { total: sum('total'), begun: sum('begun'), settled: sum('settled'), unconfirmed: sum('unconfirmed'), refereed: sum('refereed') };
}
