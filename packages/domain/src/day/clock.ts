import type { GameClock } from '../entities';

/** The reading of a game's clock. */
export interface ClockReading {
  readonly isRunning: boolean;
  /** Time played, in milliseconds. */
  readonly playedMs: number;
  /** Time left, in milliseconds; negative in overtime. */
  readonly leftMs: number;
}

/** Returns how many periods of a game are over. @param length minutes of all periods */
export const periodsOver = ({ playedMs }: Pick<ClockReading, 'playedMs'>, length: number, periods: number): number =>
  Math.min(periods, Math.floor((playedMs * periods) / (length * 60_000)));

/**
 * Returns the clock of a game at an instant. Each device computes it for itself: nothing is written while a clock runs.
 * @param now the device's own clock, in milliseconds since 1970
 * @param offset how far the server's clock is ahead of the device's, in milliseconds, as measured
 */
export function clockAt({ startedAt, pausedAt, playedMs, length }: GameClock, now: number, offset = 0): ClockReading {
  // A start that seems to be in the future has begun: the measured offset is off by the network's delay.
  const played = playedMs + Math.max(0, (pausedAt ?? now + offset) - startedAt);
  return { isRunning: pausedAt === null, playedMs: played, leftMs: length * 60_000 - played };
}
