import { BREAK, moveEntry, type EntryPlace, type ScheduleEntry, type Tournament } from '@courtside/domain';
import { moveMatch } from '@courtside/firebase';
import { useMemo, useRef, useState } from 'react';
import type { Task } from '../../saving/use-task';

type Schedule = Tournament['schedule'];

/** A move that is on its way. */
export interface PendingMove {
  readonly entry: ScheduleEntry;
  /** Where it was seen, with the moves before it done. */
  readonly from: EntryPlace;
  readonly to: EntryPlace;
  /** The stored schedule when the server was asked, as text: when it differs, the move has arrived (or somebody else's has). Null while it waits its turn. */
  readonly base: string | null;
  readonly isDone: boolean;
}

const places = (schedule: Schedule): string => JSON.stringify(schedule);

/** The schedule as it will be, with the moves in it that have not arrived. One that has arrived changes nothing a second time. */
export function withMoves(stored: Schedule, moves: readonly PendingMove[]): Schedule {
  const text = places(stored);
  return moves.reduce<Schedule>((schedule, { entry, from, to, base }) => {
    const home = entry === BREAK ? breakHome(schedule, from, base === null || base === text) : homeOf(schedule, entry);
    const days = schedule[to.dayId];
    if (!home || !days) return schedule;
    return moveEntry(schedule, home, { dayId: to.dayId, index: Math.min(to.index, days.length - (home.dayId === to.dayId ? 1 : 0)) });
  }, stored);
}

/** A game is found wherever it is. */
function homeOf(schedule: Schedule, entry: ScheduleEntry): EntryPlace | null {
  for (const [dayId, entries] of Object.entries(schedule) as [EntryPlace['dayId'], readonly ScheduleEntry[]][]) {
    const index = entries.indexOf(entry);
    if (index >= 0) return { dayId, index };
  }
  return null;
}

/** Breaks look all alike: one is where it was seen, or not known. */
const breakHome = (schedule: Schedule, from: EntryPlace, isWaiting: boolean): EntryPlace | null =>
  isWaiting && schedule[from.dayId]?.[from.index] === BREAK ? from : null;

export interface Moves {
  /** The stored schedule with the moves in it that the server has not answered yet. */
  readonly schedule: Schedule;
  readonly move: (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace) => void;
}

/** Moves games one after the other, in the order in which they were made; each shows at once, and a refused one goes back. */
export function useMoves(tournament: Tournament, task: Task): Moves {
  const stored = tournament.schedule;
  const text = useMemo(() => places(stored), [stored]);
  const latest = useRef(text);
  latest.current = text;
  const [moves, setMoves] = useState<readonly (PendingMove & { readonly id: number })[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);
  // The answer may come before the watched document does: what was moved stays where it is until the document has changed.
  const shown = useMemo(() => moves.filter(({ isDone, base }) => !isDone || base === text), [moves, text]);
  const schedule = useMemo(() => withMoves(stored, shown), [stored, shown]);
  const move = (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace) => {
    count.current += 1;
    const id = count.current;
    const set = (change: Partial<PendingMove>) => setMoves((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
    // Those that have arrived are forgotten with the next one.
    setMoves((all) => [
      ...all.filter(({ isDone, base }) => !isDone || base === latest.current),
      { id, entry, from, to, base: null, isDone: false },
    ]);
    queue.current = queue.current.then(async () => {
      set({ base: latest.current });
      const isDone = await task.run(() => moveMatch(tournament.id, entry, from, to));
      if (isDone) set({ isDone });
      else setMoves((all) => all.filter((one) => one.id !== id));
    });
  };
  return { schedule, move };
}
