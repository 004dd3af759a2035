import { query, tellBoard, useWatch, watchBoards, type Board } from '@courtside/firebase';
import { useClock } from '@courtside/tournament-ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { boardDevice } from './board-device';

/** A device counts as scoring a court for this long after its last tap, in milliseconds. */
const THERE_MS = 10 * 60_000;
/** A device in use reports itself this often. */
const TELL_MS = 3 * 60_000;

/** The devices that score, and their answers about goals that may have been counted twice. */
export interface Boards {
  /** Returns the devices, besides this one, that score a court. */
  readonly at: (court: number) => readonly Board[];
  /** Returns the board of a device; undefined if it has reported nothing. */
  readonly of: (device: string) => Board | undefined;
  /** Goals that a user has confirmed as separate goals. */
  readonly separateGoals: ReadonlySet<string>;
  /** Records an action at a court on this device. */
  readonly use: (court: number) => void;
  /** Tells all devices that a goal is a separate one. */
  readonly separate: (court: number, goalId: string) => void;
}

/**
 * Shares the boards of a tournament among devices. Reads: one per device, and one for each report.
 * @param name of the pass with which this device scores; empty for an organizer
 */
export function useBoards(tournamentId: string, name: string): Boards {
  const { value, status } = useWatch(query(watchBoards, tournamentId));
  const now = useClock(60_000);
  const [said, setSaid] = useState<readonly string[]>([]);
  const lastReport = useRef({ court: -1, at: 0 });
  const device = boardDevice();
  const boards = useMemo(() => value ?? [], [value]);
  const ours = useMemo(
    () => [...new Set([...boards.filter((board) => board.device === device).flatMap((board) => board.separateGoals), ...said])],
    [boards, device, said],
  );
  // A report contains what this device reported before, so it waits until that is read.
  const canTell = status === 'ready';
  const tell = useCallback(
    (court: number, separateGoals: readonly string[]) => {
      if (!canTell) return;
      lastReport.current = { court, at: Date.now() };
      tellBoard(tournamentId, { device, name, court, separateGoals }).catch((error: unknown) => {
        console.warn('The other boards were not notified', error);
      });
    },
    [canTell, tournamentId, device, name],
  );
  return useMemo(
    () => ({
      at: (court) => boards.filter((board) => board.device !== device && board.court === court && now - board.at < THERE_MS),
      of: (id) => boards.find((board) => board.device === id),
      separateGoals: new Set([...boards.flatMap((board) => board.separateGoals), ...said]),
      use: (court) => {
        const { current } = lastReport;
        if (current.court !== court || Date.now() - current.at >= TELL_MS) tell(court, ours);
      },
      separate: (court, goalId) => {
        setSaid((before) => [...before, goalId]);
        tell(court, [...ours, goalId]);
      },
    }),
    [boards, device, now, said, ours, tell],
  );
}
