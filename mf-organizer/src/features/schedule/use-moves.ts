import { BREAK, type ScheduleEntry, type Tournament } from '@courtside/domain';
import { moveEntry, type EntryPlace } from '@courtside/domain/engines';
import { moveMatch } from '@courtside/firebase';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTask } from '../../saving/use-task';

type Schedule = Tournament['schedule'];

/** A move that is on its way. */
export interface PendingMove {
  readonly entry: ScheduleEntry;
  /** Where it was seen, with the moves before it done. */
  readonly from: EntryPlace;
  readonly to: EntryPlace;
  /**
   * The stored schedules, as text, that can be seen before this move arrives: the one when the server was asked, and those that the moves
   * on their way before it make of it. With any other, the move has arrived (or somebody else's has). Null while it waits its turn.
   */
  readonly before: readonly string[] | null;
  readonly isDone: boolean;
}

const places = (schedule: Schedule): string => JSON.stringify(schedule);

/** The schedule as it will be, with the moves in it that have not arrived. One that has arrived changes nothing a second time. */
export function withMoves(stored: Schedule, moves: readonly PendingMove[]): Schedule {
  const text = places(stored);
  return moves.reduce<Schedule>((schedule, { entry, from, to, before }) => {
    const home = entry === BREAK ? breakHome(schedule, from, before?.includes(text) ?? true) : homeOf(schedule, entry);
    const days = schedule[to.dayId];
    if (!home || !days) return schedule;
    return moveEntry(schedule, home, { dayId: to.dayId, index: Math.min(to.index, days.length - (home.dayId === to.dayId ? 1 : 0)) });
  }, stored);
}

/** The stored schedules that can be seen, as text, until all of these moves have arrived: without them, with the first, with the first two … */
export const schedulesBefore = (stored: Schedule, moves: readonly PendingMove[]): readonly string[] =>
  [0, ...moves.keys()].map((_, count) => places(withMoves(stored, moves.slice(0, count))));

/** Whether a move is to be seen although the stored schedule is without it: the server has not answered, or the watched document comes later. */
const isOnItsWay = ({ isDone, before }: PendingMove, text: string): boolean => !isDone || (before?.includes(text) ?? false);

/** The moves that have not arrived in the stored schedule. */
export const onTheirWay = <Move extends PendingMove>(stored: Schedule, moves: readonly Move[]): readonly Move[] => {
  const text = places(stored);
  return moves.filter((move) => isOnItsWay(move, text));
};

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
  /** What to say about a move that was refused. */
  readonly problem: string | null;
}

type KnownMove = PendingMove & { readonly id: number };

/**
 * Moves games one after the other, in the order in which they were made; each shows at once, and a refused one goes back.
 * @param words the catalogue's sentence for the cause's message
 * @param onMoved is told what has been moved, and from where to where; `forget` is for who moves it back: it is not to be seen there any more
 */
export function useMoves(
  tournament: Tournament,
  words: (message: string) => string,
  onMoved: (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace, forget: () => void) => void = () => undefined,
): Moves {
  const task = useTask(words, { keepsProblem: true });
  const stored = tournament.schedule;
  const [moves, setMoves] = useState<readonly KnownMove[]>([]);
  // The answer may come before the watched document does: what was moved stays where it is until the document has it.
  const shown = useMemo(() => onTheirWay(stored, moves), [stored, moves]);
  const schedule = useMemo(() => withMoves(stored, shown), [stored, shown]);
  const latest = useRef({ stored, shown });
  latest.current = { stored, shown };
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);
  // One that has arrived is forgotten for good, also when somebody moves its game back.
  useEffect(() => {
    setMoves((all) => keptOf(all, onTheirWay(stored, all)));
  }, [stored]);
  const move = (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace) => {
    // Not when a move starts: one that waited would wipe what was just said of the one before it.
    task.clear();
    count.current += 1;
    const id = count.current;
    setMoves((all) => [...all, { id, entry, from, to, before: null, isDone: false }]);
    queue.current = queue.current.then(async () => {
      const now = latest.current;
      const before = schedulesBefore(
        now.stored,
        now.shown.filter((one) => one.id < id),
      );
      setMoves((all) => all.map((one) => (one.id === id ? { ...one, before } : one)));
      const isDone = await task.run(() => moveMatch(tournament.id, entry, from, to));
      setMoves((all) => {
        const answered = all.flatMap((one) => (one.id !== id ? [one] : isDone ? [{ ...one, before, isDone }] : []));
        return onTheirWay(latest.current.stored, answered);
      });
      if (isDone) onMoved(entry, from, to, () => setMoves((all) => all.filter((one) => one.id !== id)));
    });
  };
  return { schedule, move, problem: task.problem };
}

/** The same list where nothing was left out of it, so that nothing is drawn anew. */
const keptOf = <Item>(all: readonly Item[], kept: readonly Item[]): readonly Item[] => (kept.length === all.length ? all : kept);
