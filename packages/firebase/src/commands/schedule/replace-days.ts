import { hasBracket, parseMatches, storedDays, storedVenues, type MatchTimes } from '@courtside/domain';
import { hasBegun, hasResult } from '@courtside/domain/day';
import type { StageId } from '@courtside/domain/stages';
import { CommandFailure } from '../../errors/command-failure';
import { layoutPath, schedulePath, tournamentPath } from '../../paths';
import { getParsedValue } from '../../repositories/parse';
import { changeIn, type Change } from '../base/changes';
import { command } from '../base/command';
import { keepPlan } from '../base/history';
import { inTransactionOnce } from '../base/once';
import { signedInUid } from '../base/signed-in-uid';
import { isFollowed, toPlan, toSchedule, type Schedule } from '../base/stored-plan';
import { readWithCourts } from '../games/on-court';

/** All days of a schedule with their games, starts, dates and venues. */
export interface ArrangedDays {
  readonly schedule: Schedule;
  readonly startTimes: readonly string[];
  /** See `MatchTimes`. */
  readonly days?: MatchTimes['days'];
  readonly venues?: MatchTimes['venues'];
}

const inOrder = (schedule: Schedule): string => JSON.stringify(Object.entries(schedule).sort(([one], [other]) => (one < other ? -1 : 1)));

const daysOfGames = (schedule: Schedule): ReadonlyMap<string, string> =>
  new Map(Object.entries(schedule).flatMap(([dayId, ids]) => ids.map((id) => [id, dayId] as const)));

/**
 * Replaces the days of a schedule with other ones: removes a day whose games come to other days, or undoes that.
 * @param seen the days on the screen
 * @throws CommandFailure `conflict` if they have changed, a stage was made of them, no day goes or comes, or a game that changes its day has begun or a result
 */
export const replaceScheduleDays = command((tournamentId: string, seen: ArrangedDays, next: ArrangedDays, stage: StageId = 'groups') =>
  inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const by = await signedInUid();
    const target = sdk.doc(db, layoutPath(tournamentId, stage));
    const layout = (await transaction.get(target)).data() ?? {};
    const top = stage === 'groups' ? layout : (await transaction.get(sdk.doc(db, tournamentPath(tournamentId)))).data();
    const path = schedulePath(tournamentId, stage);
    const { entries } = await readWithCourts(transaction, live, path, (await transaction.get(sdk.doc(db, path))).data() ?? {});
    const times = (layout['scheduleTimes'] ?? {}) as { readonly startTimes?: unknown; readonly days?: unknown; readonly venues?: unknown };
    const isOther =
      inOrder(toSchedule(layout)) !== inOrder(seen.schedule) ||
      (Array.isArray(times.startTimes) && times.startTimes.join() !== seen.startTimes.join()) ||
      (times.days ?? '') !== storedDays(seen.days) ||
      (times.venues ?? '') !== storedVenues(seen.venues);
    const gone = Object.keys(seen.schedule).filter((dayId) => !next.schedule[dayId]);
    const isSame = gone.length === 0 && Object.keys(next.schedule).every((dayId) => seen.schedule[dayId]);
    const [before, after] = [daysOfGames(seen.schedule), daysOfGames(next.schedule)];
    const onOtherDay = Object.entries(entries).filter(([id]) => before.get(id) !== after.get(id));
    const isPlayed = [...getParsedValue(parseMatches(Object.fromEntries(onOtherDay))).values()].some(
      (game) => hasBegun(game) || hasResult(game),
    );
    if (isOther || isSame || isPlayed || (stage === 'groups' ? isFollowed(top) : hasBracket(toPlan(top))))
      throw new CommandFailure('conflict', 'The schedule has changed.');
    const [days, venues] = [storedDays(next.days), storedVenues(next.venues)];
    const changed = Object.entries(next.schedule).filter(([dayId, ids]) => seen.schedule[dayId]?.join() !== ids.join());
    changeIn(transaction, sdk, target, [
      ...changed.map(([dayId, ids]): Change => [['schedule', dayId], [...ids]]),
      ...gone.map((dayId): Change => [['schedule', dayId], sdk.deleteField()]),
      [['scheduleTimes', 'startTimes'], [...next.startTimes]],
      [['scheduleTimes', 'days'], days === '' ? sdk.deleteField() : days],
      ...(venues === storedVenues(seen.venues)
        ? []
        : [[['scheduleTimes', 'venues'], venues === '' ? sdk.deleteField() : venues] satisfies Change]),
    ]);
    const to = { what: gone.length > 0 ? 'dayRemoved' : 'dayRestored' };
    keepPlan(transaction, live, tournamentId, { changeId, by, from: { schedule: seen.schedule }, to });
  }),
);
