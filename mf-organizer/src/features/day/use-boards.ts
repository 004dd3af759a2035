import { query, tellBoard, useWatch, watchBoards, type Board } from '@courtside/firebase';
import { useClock } from '@courtside/tournament-ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { boardDevice } from './board-device';

/** So long after the last tap, in milliseconds, a device is taken for one that scores the court. */
const THERE_MS = 10 * 60_000;
/** A device that is used tells of itself this often. */
const TELL_MS = 3 * 60_000;

/** The devices that score, and what they said of goals that may have been counted twice. */
export interface Boards {
  /** The devices, besides this one, that score a court. */
  readonly at: (court: number) => readonly Board[];
  /** The board of a device; undefined for one that has told nothing. */
  readonly of: (device: string) => Board | undefined;
  /** Goals that somebody has said are goals of their own. */
  readonly separateGoals: ReadonlySet<string>;
  /** Somebody does something at a court on this device. */
  readonly use: (court: number) => void;
  /** Says, to all devices, that a goal is one of its own. */
  readonly separate: (court: number, goalId: string) => void;
}

/**
 * The boards of a tournament, for each other. Reads: one per device, and one each time that one tells of itself.
 * @param name of the pass by which this device scores; empty for an organiser
 */
export function useBoards(tournamentId: string, name: string): Boards {
  const { value, status } = useWatch(query(watchBoards, tournamentId));
  const now = useClock(60_000);
  const [said, setSaid] = useState<readonly string[]>([]);
  const told = useRef({ court: -1, at: 0 });
  const device = boardDevice();
  const boards = useMemo(() => value ?? [], [value]);
  const ours = useMemo(
    () => [...new Set([...boards.filter((board) => board.device === device).flatMap((board) => board.separateGoals), ...said])],
    [boards, device, said],
  );
  // What this device said before is written with the rest: without it nothing is.
  const canTell = status === 'ready';
  const tell = useCallback(
    (court: number, separateGoals: readonly string[]) => {
      if (!canTell) return;
      told.current = { court, at: Date.now() };
      tellBoard(tournamentId, { device, name, court, separateGoals }).catch((error: unknown) => {
        console.warn('The other boards were not told', error);
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
        const { current } = told;
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
