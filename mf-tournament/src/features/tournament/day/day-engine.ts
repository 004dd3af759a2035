import { expectedTimes, followedGames, toldStart, toldStarts, type ExpectedTime, type PlannedGame } from '@courtside/domain/day';
import { foldText } from '@courtside/domain/text';
import { wallDay } from '@courtside/domain/wall';
import { nowAt, planOfDay, timesOf, type PublicGames } from '../../../live/plan';
import type { DayView, NextOfTeam } from './day-view';

/*
 * All that a page needs on a day of play and on no other: it is fetched then, in one piece.
 */
export { CourtsNow } from './courts-now';
export { MyDay } from './my-day';

export interface DaySource extends PublicGames {
  /** Milliseconds since 1970. */
  readonly instant: number;
}

/** What the plan, the states and the clock say together. */
export function dayView({ instant, ...source }: DaySource): DayView {
  const { tournament } = source;
  const plan = planOfDay(source);
  const now = nowAt(tournament, instant);
  const times = expectedTimes(plan, now);
  const isFollowed = followedGames(plan);
  const { courts, heldUntil, isLive, states } = wallDay(plan, now, timesOf(tournament));
  const today = courts.flatMap((court) => [...(court.now ? [court.now] : []), ...court.next]).map(({ game }) => game.day);
  const ahead = [...times].flatMap(([id, time]) => {
    const game = plan.games.get(id);
    return game ? [{ game, time }] : [];
  });
  ahead.sort((a, b) => a.time.start - b.time.start);
  const fromNow = (next: (typeof ahead)[number] | undefined): NextOfTeam | null =>
    next ? { game: next.game, inMinutes: next.time.isOn ? 0 : Math.max(0, Math.ceil(startOf(next.game, next.time) - now.minutes)) } : null;
  return {
    expected: toldStarts(plan, times),
    ...{ courts, heldUntil, isLive, states },
    // A plan that was changed before the first call counts as much: the schedule is wrong then.
    isFollowed: heldUntil !== null || [...plan.games.values()].some((game) => today.includes(game.day) && isFollowed(game)),
    nextOf: (teamId) => fromNow(ahead.find(({ game }) => game.teams.includes(teamId))),
    dutyOf: ({ id, name }) => {
      const wanted = foldText(name);
      // As on the page of the team: organisers type the name, and a team plays where it would referee itself.
      const isDuty = ({ referee, teams }: PlannedGame) => wanted !== '' && foldText(referee) === wanted && !teams.includes(id);
      return fromNow(ahead.find(({ game, time }) => !time.isOn && isDuty(game)));
    },
  };
}

const startOf = (game: PlannedGame, time: ExpectedTime): number => toldStart(game, time) ?? game.start;
