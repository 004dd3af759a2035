import { parseFreeAgent, parseInvitation, type FreeAgent, type Invitation } from '@courtside/domain/registration';
import { freeAgentsPath, invitationsPath } from '../paths';
import { getParsedValue } from './parse';
import { readDocument, readList, watchDocument, watchList, type Parse } from './parsed';
import { documentAt, createGroupQuery, createQuery, where } from '../sdk/source';
import type { OnError, OnValue, Unsubscribe } from './watch';

const agentOf: Parse<FreeAgent> = ({ id, data }) => getParsedValue(parseFreeAgent(id, data));
const invitationOf: Parse<Invitation> = ({ data }) => getParsedValue(parseInvitation(data));
const listedBy = (uid: string) => createGroupQuery('freeAgents', where('uid', '==', uid));
const sentTo = (uid: string) => createGroupQuery('invitations', where('uid', '==', uid));

/** A user's own entry in the list of players who look for a team; null without one. Reads: one, and one per change. */
export function watchFreeAgent(tournamentId: string, uid: string, onValue: OnValue<FreeAgent | null>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(`${freeAgentsPath(tournamentId)}/${uid}`), agentOf, onValue, onError);
}

/**
 * Players who look for a team; for captains of a tournament while registration is open, and for organizers. Reads: one for each, and one per
 * change.
 */
export function watchFreeAgents(tournamentId: string, onValue: OnValue<readonly FreeAgent[]>, onError: OnError): Unsubscribe {
  return watchList(createQuery(freeAgentsPath(tournamentId)), agentOf, onValue, onError, { liveOnly: true });
}

/** Players whom a team has invited; for its captain and organizers. Reads: one for each, and one per change. */
export function watchTeamInvitations(
  tournamentId: string,
  teamId: string,
  onValue: OnValue<readonly Invitation[]>,
  onError: OnError,
): Unsubscribe {
  return watchList(createQuery(invitationsPath(tournamentId), where('teamId', '==', teamId)), invitationOf, onValue, onError);
}

/** Teams that invite a player, of all tournaments. Reads: one for each, and one per change. */
export function watchMyInvitations(uid: string, onValue: OnValue<readonly Invitation[]>, onError: OnError): Unsubscribe {
  return watchList(sentTo(uid), invitationOf, onValue, onError);
}

/** Reads one invitation; null if it was deleted. One read. @throws ReadFailure */
export function readInvitation(tournamentId: string, teamId: string, uid: string): Promise<Invitation | null> {
  return readDocument(documentAt(`${invitationsPath(tournamentId)}/${teamId}_${uid}`), invitationOf);
}

/** Reads once where a player looks for a team. @throws ReadFailure */
export function readMyFreeAgents(uid: string): Promise<readonly FreeAgent[]> {
  return readList(listedBy(uid), agentOf);
}

/** Reads a player's invitations once. @throws ReadFailure */
export function readMyInvitations(uid: string): Promise<readonly Invitation[]> {
  return readList(sentTo(uid), invitationOf);
}
