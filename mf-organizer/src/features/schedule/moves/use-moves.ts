import { BREAK, type ScheduleEntry, type Tournament } from '@courtside/domain';
import { moveEntry, type EntryPlace } from '@courtside/domain/engines';
import { moveMatch } from '@courtside/firebase';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTask } from '../../../saving/use-task';
import { useGroupsStage } from '../../../stages/groups-stage';

type Schedule = Tournament['schedule'];

/** A pending move. */
export interface PendingMove {
  readonly entry: ScheduleEntry;
  /** Its place after the earlier moves. */
  readonly from: EntryPlace;
  readonly to: EntryPlace;
  /**
   * The stored schedules, as text, that may be received before this move arrives: the one at the time of the request, and those after each earlier pending
   * move. Any other schedule means that this move, or another user's, has arrived. Null while it waits.
   */
  readonly before: readonly string[] | null;
  readonly isDone: boolean;
}

const places = (schedule: Schedule): string => JSON.stringify(schedule);

/** Returns the schedule with its pending moves. A move that has already arrived changes nothing. */
export function withMoves(stored: Schedule, moves: readonly PendingMove[]): Schedule {
  const text = places(stored);
  return moves.reduce<Schedule>((schedule, { entry, from, to, before }) => {
    const home = entry === BREAK ? breakHome(schedule, from, before?.includes(text) ?? true) : homeOf(schedule, entry);
    const days = schedule[to.dayId];
    if (!home || !days) return schedule;
    return moveEntry(schedule, home, { dayId: to.dayId, index: Math.min(to.index, days.length - (home.dayId === to.dayId ? 1 : 0)) });
  }, stored);
}

/** Returns the stored schedules, as text, that may be received until all of these moves have arrived: without them, with the first, with the first two … */
export const schedulesBefore = (stored: Schedule, moves: readonly PendingMove[]): readonly string[] =>
  [0, ...moves.keys()].map((_, count) => places(withMoves(stored, moves.slice(0, count))));

/** Whether a move is shown although the stored schedule does not have it, because the response or the watched document is still missing. */
const isOnItsWay = ({ isDone, before }: PendingMove, text: string): boolean => !isDone || (before?.includes(text) ?? false);

/** Returns the moves that have not arrived in the stored schedule. */
export const listUnstoredMoves = <Move extends PendingMove>(stored: Schedule, moves: readonly Move[]): readonly Move[] => {
  const text = places(stored);
  return moves.filter((move) => isOnItsWay(move, text));
};

/** Finds a game at any place. */
function homeOf(schedule: Schedule, entry: ScheduleEntry): EntryPlace | null {
  for (const [dayId, entries] of Object.entries(schedule) as [EntryPlace['dayId'], readonly ScheduleEntry[]][]) {
    const index = entries.indexOf(entry);
    if (index >= 0) return { dayId, index };
  }
  return null;
}

/** Breaks have no ids: a break is at its seen place, or unknown. */
const breakHome = (schedule: Schedule, from: EntryPlace, isWaiting: boolean): EntryPlace | null =>
  isWaiting && schedule[from.dayId]?.[from.index] === BREAK ? from : null;

export interface Moves {
  /** The stored schedule with the pending moves. */
  readonly schedule: Schedule;
  readonly move: (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace) => void;
  /** The message about a refused move. */
  readonly problem: string | null;
}

type KnownMove = PendingMove & { readonly id: number };

/**
 * Sends moves one after another in their order. Each shows immediately, and a refused one is reverted. @param words returns the sentence for an error's message
 * @param onMoved is called with each move that was stored; an undo calls `forget`, so that the move is no longer shown
 */
export function useMoves(
  tournament: Tournament,
  words: (message: string) => string,
  onMoved: (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace, forget: () => void) => void = () => undefined,
): Moves {
  const { plan } = useGroupsStage();
  const task = useTask(words, { keepsProblem: true });
  const stored = tournament.schedule;
  const [moves, setMoves] = useState<readonly KnownMove[]>([]);
  // The response may arrive before the watched document, so the move is shown until the document has it.
  const shown = useMemo(() => listUnstoredMoves(stored, moves), [stored, moves]);
  const schedule = useMemo(() => withMoves(stored, shown), [stored, shown]);
  const latest = useRef({ stored, shown });
  latest.current = { stored, shown };
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);
  // A move that has arrived is forgotten, also if its game is moved back later.
  useEffect(() => {
    setMoves((all) => keptOf(all, listUnstoredMoves(stored, all)));
  }, [stored]);
  const move = (entry: ScheduleEntry, from: EntryPlace, to: EntryPlace) => {
    // The message is not cleared when a move starts: a waiting move would remove the message about the one before it.
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
      const isDone = await task.run(() =>
        plan ? moveMatch(tournament.id, entry, from, to, false, plan.id) : moveMatch(tournament.id, entry, from, to),
      );
      setMoves((all) => {
        const answered = all.flatMap((one) => (one.id !== id ? [one] : isDone ? [{ ...one, before, isDone }] : []));
        return listUnstoredMoves(latest.current.stored, answered);
      });
      if (isDone) onMoved(entry, from, to, () => setMoves((all) => all.filter((one) => one.id !== id)));
    });
  };
  return { schedule, move, problem: task.problem };
}

/** Returns the same list if nothing was removed from it, so that nothing renders again. */
const keptOf = <Item>(all: readonly Item[], kept: readonly Item[]): readonly Item[] => (kept.length === all.length ? all : kept);
