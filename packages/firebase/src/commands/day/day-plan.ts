import { CommandFailure } from '../../errors/command-failure';
import { newDocumentId } from '../../ids';
import { dayPath } from '../../paths';
import type { StoredDayPlan } from '../../repositories/stored-plan';
import { changeIn, inTransaction, type Change } from '../base/changes';
import { command } from '../base/command';
import { keep } from '../base/history';
import { signedInUid } from '../base/signed-in-uid';

const planOf = (data: Readonly<Record<string, unknown>> | undefined): StoredDayPlan | null =>
  data?.['courts']
    ? ({
        courts: data['courts'],
        starts: data['starts'] ?? {},
        ...(data['homes'] ? { homes: data['homes'] } : {}),
        closedCourts: data['closedCourts'] ?? [],
        resumeAt: data['resumeAt'] ?? '',
      } as StoredDayPlan)
    : null;

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, one]) => [key, sorted(one)]),
      )
    : value;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/**
 * Replaces the plan on the screen, and records the change in the history. Undoing a change means storing the earlier plan again.
 * @param seen the plan on the screen, null if none was stored
 * @throws CommandFailure `conflict` if another organizer has changed the plan in the meantime
 */
export const changeDayPlan = command(async (tournamentId: string, plan: StoredDayPlan, seen: StoredDayPlan | null): Promise<void> => {
  const by = await signedInUid();
  await inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, dayPath(tournamentId));
    const stored = await transaction.get(target);
    const now = planOf(stored.data());
    // It is stored already: by an attempt whose response was lost, or by another organizer with the same plan.
    if (isSame(now, plan)) return;
    if (!isSame(now, seen)) throw new CommandFailure('conflict', 'Another organizer has changed the plan.');
    if (stored.exists())
      changeIn(
        transaction,
        sdk,
        target,
        // A restored plan may be from a release that did not store the schedule's places.
        Object.entries({ homes: sdk.deleteField(), ...plan }).map(([field, value]): Change => [[field], value]),
      );
    else transaction.set(target, { ...plan });
    keep(transaction, live, tournamentId, newDocumentId(), { game: '', kind: 'plan', by, from: seen ?? {}, to: plan });
  });
});
