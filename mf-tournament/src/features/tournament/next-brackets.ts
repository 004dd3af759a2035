import { MINUTES_PER_DAY, openGames, type GameId } from '@courtside/domain';
import { bracketDay } from '@courtside/domain/stages';
import { isOnCourt, type GameState } from '@courtside/domain/wall';
import { listBrackets, type ShownBracket } from './read-stage';
import type { Visit } from './visit';

/** A bracket with a game that can be played next. */
export interface NextBracket extends ShownBracket {
  /** The first of its next games. */
  readonly game: GameId;
}

/** Returns when a game of a bracket is planned, in minutes from the midnight before the tournament's first day; 0 if no times are shown. */
export function getPlannedStart({ tournament, timetable }: Pick<ShownBracket, 'tournament' | 'timetable'>, game: GameId): number {
  const slot = timetable?.get(game);
  return slot ? bracketDay(tournament) * MINUTES_PER_DAY + slot.minutes : 0;
}

/** Returns the brackets that have a next game, the earliest one first; in their own order where no times are shown. */
export const nextBrackets = (
  visit: Pick<Visit, 'tournament' | 'bracket' | 'further' | 'timetable' | 'stages' | 'furtherGroups'>,
): readonly NextBracket[] =>
  listBrackets(visit)
    .flatMap((one) => {
      const [game] = openGames(one.bracket);
      return game ? [{ ...one, game, start: getPlannedStart(one, game) }] : [];
    })
    .sort((one, other) => one.start - other.start);

/** Returns the same brackets; those with a game on court first. */
export function currentFirst(brackets: readonly NextBracket[], states: ReadonlyMap<string, GameState>): readonly NextBracket[] {
  const isPlayed = ({ bracket }: NextBracket) => bracket.template.games.some(({ id }) => isOnCourt(states.get(id) ?? 'planned'));
  return [...brackets.filter(isPlayed), ...brackets.filter((one) => !isPlayed(one))];
}
