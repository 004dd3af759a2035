import type { GameClock } from '../entities';

/** What the clock of a game shows. */
export interface ClockReading {
  readonly isRunning: boolean;
  /** Time played, in milliseconds. */
  readonly playedMs: number;
  /** Time left, in milliseconds; negative once the game is over time. */
  readonly leftMs: number;
}

/** How many of its periods a game has played to the end. @param length minutes of all periods */
export const periodsOver = ({ playedMs }: Pick<ClockReading, 'playedMs'>, length: number, periods: number): number =>
  Math.min(periods, Math.floor((playedMs * periods) / (length * 60_000)));

/**
 * The clock of a game at an instant. Each device computes it by itself: nothing is written while a clock runs.
 * @param now the device's own clock, in milliseconds since 1970
 * @param offset what the server's clock is ahead of the device's, in milliseconds, as it was measured
 */
export function clockAt({ startedAt, pausedAt, playedMs, length }: GameClock, now: number, offset = 0): ClockReading {
  // A start that the device believes to be still to come has begun: the measure is off by the way there and back.
  const played = playedMs + Math.max(0, (pausedAt ?? now + offset) - startedAt);
  return { isRunning: pausedAt === null, playedMs: played, leftMs: length * 60_000 - played };
}
