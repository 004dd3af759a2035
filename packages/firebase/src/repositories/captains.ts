import { registrationsPath } from '../paths';
import { readDocument, readList, type Parse } from './parsed';
import { documentAt, createQuery } from '../sdk/source';

/** A captain's data that mails need. */
export interface Captain {
  readonly uid: string;
  readonly teamId: string;
  /** The confirmed address of their account; empty if they have none, or want no mail. */
  readonly email: string;
  /** The language of the page on which they entered it; empty if there is none. */
  readonly language: string;
  /** The number of mails that organizers have written to them. */
  readonly mails: number;
  /** How often they have changed the team. */
  readonly edits: number;
  /** How many players they have invited. */
  readonly invites: number;
  /** Their reason for withdrawing; empty without one. */
  readonly reason: string;
  /** The team that they withdrew before they took over this one, with the reason; null if there is none. */
  readonly withdrew: Withdrawal | null;
}

type Withdrawal = Pick<Captain, 'teamId' | 'reason'>;

/** The most mails that the organizers of a tournament can write to each captain; the rules have the same limit. */
const MOST = 30;

export const isReachable = ({ email, mails }: Captain): boolean => email !== '' && mails < MOST;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const parseCaptain: Parse<Captain> = ({ id, data }) => ({
  uid: id,
  teamId: text(data['teamId']),
  email: text(data['email']),
  language: text(data['language']),
  mails: typeof data['mails'] === 'number' ? data['mails'] : 0,
  edits: typeof data['edits'] === 'number' ? data['edits'] : 0,
  invites: typeof data['invites'] === 'number' ? data['invites'] : 0,
  reason: text(data['reason']),
  withdrew: withdrewIn(data['withdrew']),
});

function withdrewIn(value: unknown): Withdrawal | null {
  if (typeof value !== 'object' || value === null) return null;
  const { teamId, reason } = value as Record<string, unknown>;
  return { teamId: text(teamId), reason: text(reason) };
}

/** All captains of a tournament; for organizers only. Reads: one for each. @throws ReadFailure */
export function readCaptains(tournamentId: string): Promise<readonly Captain[]> {
  return readList(createQuery(registrationsPath(tournamentId)), parseCaptain);
}

/** Returns a user's own registration, or null. One read. @throws ReadFailure */
export function readCaptain(tournamentId: string, uid: string): Promise<Captain | null> {
  return readDocument(documentAt(`${registrationsPath(tournamentId)}/${uid}`), parseCaptain);
}
