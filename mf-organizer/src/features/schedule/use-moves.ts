import { moveEntry, type EntryPlace, type ScheduleEntry, type Tournament } from '@courtside/domain';
import { moveMatch } from '@courtside/firebase';
import { useMemo, useState } from 'react';
import type { Task } from '../../saving/use-task';

interface Pending {
  readonly from: EntryPlace;
  readonly to: EntryPlace;
  /** The schedule that was moved in: when the stored one differs, the move has arrived (or somebody else's has). */
  readonly base: string;
}

/** The schedule with a move in it that the server has not answered yet. */
export function useMoves(tournament: Tournament, task: Task): { readonly schedule: Tournament['schedule']; readonly move: (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace) => void } {
  const [pending, setPending] = useState<Pending | null>(null);
  const stored = tournament.schedule;
  const text = useMemo(() => JSON.stringify(stored), [stored]);
  const schedule = useMemo(() => (pending?.base === text ? moveEntry(stored, pending.from, pending.to) : stored), [stored, text, pending]);
  const move = (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace) => {
    setPending({ from, to, base: text });
    void task.run(() => moveMatch(tournament.id, entry, from, to)).finally(() => setPending(null));
  };
  return { schedule, move };
}
