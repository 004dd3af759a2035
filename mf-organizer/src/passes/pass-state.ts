import type { Tournament } from '@courtside/domain';
import type { Pass } from '@courtside/firebase';

const DAY_MS = 86_400_000;

/** Whether a pass is over: it ends with the day after the event (midnight UTC), as in the rules. */
export const isPassOver = (endDate: string, now: number): boolean => now >= Date.parse(`${endDate}T00:00:00Z`) + 2 * DAY_MS;

/** The fields that a pass depends on, as in the rules. */
export type PassEvent = Pick<Tournament, 'endDate' | 'organizerUids'>;

/** A pass ends when it is revoked, and when its maker no longer organizes. */
export const isPassRevoked = ({ isRevoked, createdBy }: Pick<Pass, 'isRevoked' | 'createdBy'>, { organizerUids }: PassEvent): boolean =>
  isRevoked || !organizerUids.some((uid) => uid === createdBy);

export function passState(pass: Pick<Pass, 'isRevoked' | 'createdBy'>, event: PassEvent, now: number): 'active' | 'revoked' | 'expired' {
  if (isPassRevoked(pass, event)) return 'revoked';
  return isPassOver(event.endDate, now) ? 'expired' : 'active';
}
