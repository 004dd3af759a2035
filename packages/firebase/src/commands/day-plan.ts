import { CommandFailure } from '../errors/command-failure';
import { newDocumentId } from '../ids';
import { dayPath } from '../paths';
import type { StoredDayPlan } from '../repositories/stored-plan';
import { changeIn, inTransaction, type Change } from './changes';
import { command } from './command';
import { keep } from './history';
import { signedInUid } from './signed-in-uid';

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
 * Puts a plan into the place of the one that was seen, with its record in the history: undoing a change is putting the earlier plan back.
 * @param seen the plan on the screen, null where none was stored
 * @throws CommandFailure `conflict` when another organiser has changed the plan meanwhile
 */
export const changeDayPlan = command(async (tournamentId: string, plan: StoredDayPlan, seen: StoredDayPlan | null): Promise<void> => {
  const by = await signedInUid();
  await inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, dayPath(tournamentId));
    const stored = await transaction.get(target);
    const now = planOf(stored.data());
    // It stands already: this one has put it there, and its answer was lost, or another organiser has put the same.
    if (isSame(now, plan)) return;
    if (!isSame(now, seen)) throw new CommandFailure('conflict', 'Another organizer has changed the plan.');
    if (stored.exists())
      changeIn(
        transaction,
        sdk,
        target,
        // What is put back may be of a time when plans did not say where the schedule had their games.
        Object.entries({ homes: sdk.deleteField(), ...plan }).map(([field, value]): Change => [[field], value]),
      );
    else transaction.set(target, { ...plan });
    keep(transaction, live, tournamentId, newDocumentId(), { game: '', kind: 'plan', by, from: seen ?? {}, to: plan });
  });
});
