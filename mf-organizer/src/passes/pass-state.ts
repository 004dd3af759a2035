import type { Pass } from '@courtside/firebase';

const DAY_MS = 86_400_000;

/** A pass ends with the day after the event (midnight UTC), as the rules have it. */
export const isPassOver = (endDate: string, now: number): boolean => now >= Date.parse(`${endDate}T00:00:00Z`) + 2 * DAY_MS;

export function passState({ isRevoked }: Pick<Pass, 'isRevoked'>, endDate: string, now: number): 'active' | 'revoked' | 'expired' {
  if (isRevoked) return 'revoked';
  return isPassOver(endDate, now) ? 'expired' : 'active';
}
