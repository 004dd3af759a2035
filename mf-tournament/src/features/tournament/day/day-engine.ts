import { hasBracket } from '@courtside/domain';
import {
  expectedTimes,
  followedGames,
  getStartToShow,
  listExpectedStarts,
  type ExpectedTime,
  type PlannedGame,
} from '@courtside/domain/day';
import { wallDay } from '@courtside/domain/wall';
import { nowAt, getTimeVisibility } from '../../../live/plan';
import { planEvent, type PublicEvent } from '../../../live/plan-event';
import type { DayView, TeamAssignment } from './day-view';

/*
 * All code that a page needs only on a day of play, loaded as one file.
 */
export { CourtsNow } from './courts-now';
export { MyDay } from './my-day';
export { NextAssignment } from './next-assignment';
export { PlayStopped } from './play-stopped';

const isOfFurtherGroups = ({ kind, stage }: PlannedGame): boolean => kind === 'match' && stage !== 'groups';

export interface DaySource extends PublicEvent {
  /** Milliseconds since 1970. */
  readonly instant: number;
}

/** Returns the view of the day from plan, states and clock. */
export function dayView({ instant, ...source }: DaySource): DayView {
  const { tournament } = source;
  const plan = planEvent(source);
  const now = nowAt(tournament, instant);
  const times = expectedTimes(plan, now);
  const isFollowed = followedGames(plan);
  const { courts, heldUntil, isLive, states } = wallDay(plan, now, getTimeVisibility(tournament));
  const today = courts.flatMap((court) => [...(court.now ? [court.now] : []), ...court.next]).map(({ game }) => game.day);
  const expected = listExpectedStarts(plan, times);
  // The minutes count down to the shown time, which is the scheduled one if there is no expected one.
  const getStart = (game: PlannedGame, time: ExpectedTime): number =>
    (expected.has(game.id) ? getStartToShow(game, time) : null) ?? game.start;
  const isDrawn = hasBracket(tournament);
  const ahead = [...times].flatMap(([id, time]) => {
    const game = plan.games.get(id);
    const lacksScore = states.get(id) === 'pending';
    // Once there is a bracket, games before it are over whether or not they have a score.
    if (!game || (lacksScore && isDrawn && game.kind === 'match')) return [];
    return [{ game, lacksScore, isOn: time.isOn, start: getStart(game, time) }];
  });
  ahead.sort((a, b) => a.start - b.start);
  const toDue = (kind: TeamAssignment['kind'], { game, isOn, start }: (typeof ahead)[number]): TeamAssignment => ({
    kind,
    game,
    inMinutes: isOn ? 0 : Math.max(0, Math.ceil(start - now.minutes)),
  });
  return {
    expected,
    ...{ courts, heldUntil, isLive, states, brackets: plan.brackets },
    // A plan that was changed before the first call counts as well, because the schedule is wrong then. The clock knows no further groups.
    isFollowed:
      heldUntil !== null ||
      [...plan.games.values()].some((game) => today.includes(game.day) && (isFollowed(game) || isOfFurtherGroups(game))),
    getAssignments: (teamId) =>
      ahead.flatMap((one) => {
        if (one.game.teams.includes(teamId)) return [toDue('play', one)];
        // A game that only lacks its score is no duty any more; its own teams wait for their result.
        return one.game.refereeTeam === teamId && !one.lacksScore ? [toDue('referee', one)] : [];
      }),
  };
}
