import { movedUp, getPlacements } from '@courtside/domain/registration';
import { decidePlace, setCheckedIn, setPaid } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { showToast } from '@courtside/ui';
import { useTask, type Task } from '../../saving/use-task';
import { decidedPlace } from '../../notifying/decided-place';
import { useNotifyCaptains } from '../../notifying/use-notify-captains';
import type { TournamentData } from '../../workspace/tournament-data';
import { isOfPlaces, undoing, type BulkAct, type Entry } from './entries-model';

/**
 * Applies the action to each entry; a refusal, because another user was faster, does not stop the others. @throws the reason of the first
 * refusal
 */
export async function carryOut(tournamentId: string, act: BulkAct, teamIds: readonly string[]): Promise<void> {
  const each = (command: (teamId: string) => Promise<unknown>) => teamIds.map(command);
  const done = await Promise.allSettled(
    isOfPlaces(act)
      ? each((id) => decidePlace(tournamentId, id, act))
      : act === 'paid' || act === 'notPaid'
        ? each((id) => setPaid(tournamentId, id, act === 'paid'))
        : [setCheckedIn(tournamentId, teamIds, act === 'checkedIn')],
  );
  for (const one of done) if (one.status === 'rejected') throw one.reason;
}

/** Returns the teams that move up because of the action. */
export function movedUpBy({ tournament, places, draw }: TournamentData, act: BulkAct, entries: readonly Entry[]) {
  if (!isOfPlaces(act)) return [];
  const changed = new Set<string>(entries.map(({ team }) => team.id));
  const after = places.map((place) => (changed.has(place.id) ? decidedPlace(place, act) : place));
  return movedUp(getPlacements(tournament, places, draw), getPlacements(tournament, after, draw));
}

/** Acts on several entries, shows a message with an undo, and notifies captains of the result. */
export function useBulk(data: TournamentData): {
  readonly task: Task;
  readonly run: (act: BulkAct, entries: readonly Entry[]) => Promise<boolean>;
  readonly done: (act: BulkAct, entries: readonly Entry[]) => Promise<void>;
} {
  const { t } = useTranslation('organizerEntries');
  const task = useTask((message) => t('bulk.failed', { message }), { queued: true });
  const tell = useNotifyCaptains(data);
  const { id } = data.tournament;
  const done = async (act: BulkAct, entries: readonly Entry[]) => {
    const ids = entries.map(({ team }) => team.id);
    const undo = () =>
      void task.run(() => carryOut(id, undoing[act], ids)).then((isDone) => isDone && showToast(t('bulk.undone', { count: ids.length })));
    const only = entries.length === 1 ? entries[0]?.team.name : undefined;
    const words = only ? t(`bulk.didOne.${act}`, { team: only }) : t(`bulk.did.${act}`, { count: entries.length });
    showToast(words, { action: { label: t('missing.undo'), onPress: undo } });
    const notice = await tell(movedUpBy(data, act, entries), act === 'withdrawn' ? ids : []);
    if (notice) showToast(notice, { kind: 'info' });
  };
  const run = async (act: BulkAct, entries: readonly Entry[]) => {
    const ids = entries.map(({ team }) => team.id);
    const isDone = await task.run(() => carryOut(id, act, ids));
    if (isDone) await done(act, entries);
    return isDone;
  };
  return { task, run, done };
}
