import { hasBracket, type MatchTimes } from '@courtside/domain';
import type { FurtherStageId, StageId } from '@courtside/domain/stages';
import type { DocumentReference } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { layoutPath, schedulePath, tournamentPath } from '../../paths';
import { changeIn, inBatch, type Change } from '../base/changes';
import { changeTimes } from './change-times';
import { command } from '../base/command';
import { newMatchRecord, type NewMatch } from './create-schedule';
import { keep, keepPlan } from '../base/history';
import { inTransactionOnce } from '../base/once';
import { readWithCourts } from '../games/on-court';
import { signedInUid } from '../base/signed-in-uid';
import { isFollowed, toPlan, toSchedule, type Schedule } from '../base/stored-plan';
import { openLive } from '../../session/open-live';

const dayChanges = (days: Schedule): Change[] => Object.entries(days).map(([dayId, matchIds]) => [['schedule', dayId], [...matchIds]]);

/** Writes the order of whole days (or rounds); the other days do not change. Queued without a network. @throws CommandFailure see `explainDays` */
export const saveScheduleDays = command(async (tournamentId: string, days: Schedule, stage: StageId = 'groups'): Promise<void> => {
  const by = await signedInUid();
  const { sdk, db } = await openLive();
  const target = sdk.doc(db, layoutPath(tournamentId, stage));
  // Uses what this device knows, since the change is queued without a network.
  const known = toSchedule((await sdk.getDocFromCache(target).catch(() => null))?.data());
  const from = { schedule: Object.fromEntries(Object.keys(days).flatMap((day) => (known[day] ? [[day, known[day]]] : []))) };
  const write = inBatch((batch, live) => {
    changeIn(batch, sdk, target, dayChanges(days));
    keepPlan(batch, live, tournamentId, { by, from, to: { what: 'order', schedule: days } });
  });
  await write.catch((error: unknown) => explainDays(error, target, Object.keys(days)));
});

/**
 * Explains why the server refused a change of days, which may have waited for a network.
 * @throws CommandFailure `conflict` if one of them was removed in the meantime; else the refusal
 */
async function explainDays(error: unknown, target: DocumentReference, dayIds: readonly string[]): Promise<never> {
  if (toFailureCode(error) !== 'permission-denied') throw error;
  const { sdk } = await openLive();
  const days = toSchedule((await sdk.getDocFromServer(target)).data());
  throw dayIds.every((day) => days[day]) ? error : new CommandFailure('conflict', 'The day was removed meanwhile.', error);
}

/** A place in the schedule; positions count from 0 and include breaks. */
export interface SchedulePlace {
  readonly dayId: string;
  readonly index: number;
}

/**
 * Moves a match or a break to another place in the server's current data, so that two organizers who drag at the same time lose nothing.
 * @param from the place on the screen; a match is found wherever it is now
 * @param isUndo it goes back only from that place
 * @throws CommandFailure `conflict` if it no longer exists
 */
export const moveMatch = command(
  (tournamentId: string, matchId: string, from: SchedulePlace, to: SchedulePlace, isUndo = false, stage: StageId = 'groups') =>
    inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const { sdk, db } = live;
      const by = await signedInUid();
      const target = sdk.doc(db, layoutPath(tournamentId, stage));
      const days = toSchedule((await transaction.get(target)).data());
      const found = days[from.dayId]?.[from.index] === matchId ? from : matchId === 'break' || isUndo ? null : placeOf(days, matchId);
      const destination = days[to.dayId];
      if (!found || !destination) throw new CommandFailure('conflict', 'The schedule has changed.');
      days[found.dayId]?.splice(found.index, 1);
      destination.splice(to.index, 0, matchId);
      changeIn(transaction, sdk, target, dayChanges({ [found.dayId]: days[found.dayId] ?? [], [to.dayId]: destination }));
      const game = matchId === 'break' ? '' : matchId;
      keep(transaction, live, tournamentId, changeId, { game, kind: 'plan', by, from: found, to });
    }),
);

function placeOf(days: Schedule, matchId: string): SchedulePlace | null {
  for (const [dayId, matchIds] of Object.entries(days)) {
    const index = matchIds.indexOf(matchId);
    if (index >= 0) return { dayId, index };
  }
  return null;
}

/** Adds an empty day and its start time. @param startTime `HH:MM` */
export const addScheduleDay = command((tournamentId: string, dayId: string, startTime: string, stage: StageId = 'groups') =>
  inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const by = await signedInUid();
    const target = sdk.doc(db, layoutPath(tournamentId, stage));
    const snapshot = await transaction.get(target);
    if (toSchedule(snapshot.data())[dayId]) throw new CommandFailure('conflict', 'This day exists already.');
    const startTimes: unknown = snapshot.get('scheduleTimes.startTimes');
    changeIn(transaction, sdk, target, [
      [['schedule', dayId], []],
      [
        ['scheduleTimes', 'startTimes'],
        [...(Array.isArray(startTimes) ? startTimes : []), startTime],
      ],
    ]);
    keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to: { what: 'dayAdded', dayId, startTime } });
  }),
);

/**
 * Sets the start of each day, game length, interval and courts: only those that differ from the screen. Queued without a network.
 * @throws CommandFailure `conflict` if another user changed the same one
 */
export const setMatchTimes = command((tournamentId: string, times: MatchTimes, seen?: MatchTimes, stage?: FurtherStageId) =>
  changeTimes(tournamentId, 'scheduleTimes', times, seen, stage),
);

/**
 * Adds empty slots to a day.
 * @param slots one per court that stays empty
 * @param isUndo with what followed them when they were removed: they come back only before it, null for the end of the day
 * @throws CommandFailure `conflict` if the day no longer exists, or something else follows
 */
export const addBreak = command(
  (
    tournamentId: string,
    { dayId, index }: SchedulePlace,
    slots: number = 1,
    isUndo?: { readonly next: string | null },
    stage: StageId = 'groups',
  ) =>
    inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const { sdk, db } = live;
      const by = await signedInUid();
      const target = sdk.doc(db, layoutPath(tournamentId, stage));
      const day = toSchedule((await transaction.get(target)).data())[dayId];
      if (!day || (isUndo && !isBefore(day, index, isUndo.next))) throw new CommandFailure('conflict', 'The schedule has changed.');
      day.splice(index, 0, ...Array.from({ length: slots }, () => 'break'));
      changeIn(transaction, sdk, target, dayChanges({ [dayId]: day }));
      keep(transaction, live, tournamentId, changeId, {
        game: '',
        kind: 'plan',
        by,
        from: { breaks: 0 },
        to: { breaks: slots, dayId, index },
      });
    }),
);

/**
 * Removes empty slots from a day in the server's current data.
 * @param slots the number of adjacent slots
 * @throws CommandFailure `conflict` if they no longer exist
 */
export const removeBreak = command((tournamentId: string, { dayId, index }: SchedulePlace, slots: number = 1, stage: StageId = 'groups') =>
  inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const by = await signedInUid();
    const target = sdk.doc(db, layoutPath(tournamentId, stage));
    const day = toSchedule((await transaction.get(target)).data())[dayId];
    const gone = day?.splice(index, slots) ?? [];
    if (!day || gone.length !== slots || gone.some((entry) => entry !== 'break'))
      throw new CommandFailure('conflict', 'The schedule has changed.');
    changeIn(transaction, sdk, target, dayChanges({ [dayId]: day }));
    keep(transaction, live, tournamentId, changeId, {
      game: '',
      kind: 'plan',
      by,
      from: { breaks: slots, dayId, index },
      to: { breaks: 0 },
    });
  }),
);

/**
 * Adds a match at the end of a day that counts in no record and ranks its winner ahead of its loser. Queued without a network.
 * @param matchId a new id
 * @throws CommandFailure see `explainDays`
 */
export const addTieBreakerMatch = command(
  async (tournamentId: string, dayId: string, matchId: string, match: NewMatch, stage: StageId = 'groups'): Promise<void> => {
    if (stage !== 'groups' && !matchId.startsWith(`${stage}-`))
      throw new CommandFailure('invalid', `Its id must begin with that of its stage: ${matchId}`);
    const by = await signedInUid();
    const { sdk, db } = await openLive();
    const target = sdk.doc(db, layoutPath(tournamentId, stage));
    const write = inBatch((batch, live) => {
      changeIn(batch, sdk, target, [[['schedule', dayId], sdk.arrayUnion(matchId)]]);
      changeIn(batch, sdk, sdk.doc(db, schedulePath(tournamentId, stage)), [[[matchId], { ...newMatchRecord(match), isTieBreaker: true }]]);
      keepPlan(batch, live, tournamentId, { game: matchId, by, from: {}, to: { what: 'matchAdded', dayId, ...match } });
    });
    await write.catch((error: unknown) => explainDays(error, target, [dayId]));
  },
);

/** A deleted match, by which it can be restored. */
export interface DeletedMatch {
  readonly place: SchedulePlace;
  /** The entry that followed it; null at the end of the day. */
  readonly next: string | null;
  readonly match: Readonly<Record<string, unknown>>;
}

const isBefore = (day: readonly string[], index: number, next: string | null): boolean =>
  index <= day.length && (day[index] ?? null) === next;

/** Deletes a match from its day, and its result. @returns null for one that can't be restored: its states were recorded at a court, or it was gone */
export const deleteMatch = command((tournamentId: string, matchId: string, stage: StageId = 'groups') =>
  inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const by = await signedInUid();
    const path = schedulePath(tournamentId, stage);
    const { entries, apart } = await readWithCourts(transaction, live, path, (await transaction.get(sdk.doc(db, path))).data() ?? {});
    const deleted = entries[matchId] as object | undefined;
    const target = sdk.doc(db, layoutPath(tournamentId, stage));
    const days = toSchedule((await transaction.get(target)).data());
    const changes = Object.entries(days)
      .filter(([, matchIds]) => matchIds.includes(matchId))
      .map(([dayId, matchIds]): Change => [['schedule', dayId], matchIds.filter((id) => id !== matchId)]);
    changeIn(transaction, sdk, target, changes);
    changeIn(transaction, sdk, sdk.doc(db, path), [[[matchId], sdk.deleteField()]]);
    if (apart.has(matchId)) transaction.delete(apart.get(matchId)!);
    keep(transaction, live, tournamentId, changeId, { game: matchId, kind: 'plan', by, from: deleted ?? {}, to: {} });
    const place = placeOf(days, matchId);
    if (!place || !deleted || 'play' in deleted) return null;
    const next = days[place.dayId]?.[place.index + 1] ?? null;
    return { place, next, match: { ...deleted } } satisfies DeletedMatch;
  }),
);

/**
 * Puts a deleted match back to its place, with its result.
 * @throws CommandFailure `conflict` if the day has changed there, or a bracket was created
 */
export const restoreMatch = command(
  (tournamentId: string, matchId: string, { place, next, match }: DeletedMatch, stage: StageId = 'groups') =>
    inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const { sdk, db } = live;
      const by = await signedInUid();
      const games = sdk.doc(db, schedulePath(tournamentId, stage));
      const target = sdk.doc(db, layoutPath(tournamentId, stage));
      const entries = (await transaction.get(games)).data();
      const layout = (await transaction.get(target)).data() ?? {};
      const day = toSchedule(layout)[place.dayId];
      const isClosed =
        stage === 'groups'
          ? isFollowed(layout)
          : hasBracket(toPlan((await transaction.get(sdk.doc(db, tournamentPath(tournamentId)))).data()));
      if (!entries || matchId in entries || isClosed || !day || !isBefore(day, place.index, next))
        throw new CommandFailure('conflict', 'The schedule has changed.');
      day.splice(place.index, 0, matchId);
      changeIn(transaction, sdk, target, dayChanges({ [place.dayId]: day }));
      changeIn(transaction, sdk, games, [[[matchId], match]]);
      keepPlan(transaction, live, tournamentId, { changeId, game: matchId, by, from: {}, to: { what: 'matchRestored', ...place } });
    }),
);
