import { parseTeamPlayer, type TeamPlayer } from '@courtside/domain/registration';
import { playersPath } from '../paths';
import { getParsedValue } from './parse';
import { readList, watchDocument, watchList, type Parse } from './parsed';
import { readOnce } from './read-once';
import { documentAt, createGroupQuery, createQuery, where } from '../sdk/source';
import type { OnError, OnValue, Unsubscribe } from './watch';

const playerOf: Parse<TeamPlayer> = ({ id, data }) => getParsedValue(parseTeamPlayer(id, data));
const playedBy = (uid: string) => createGroupQuery('players', where('uid', '==', uid));
const playersOf = (tournamentId: string, teamId: string) => createQuery(playersPath(tournamentId), where('teamId', '==', teamId));

/** The team that a player plays for, or played for until they left it; null if unknown. Reads: one, and one per change. */
export function watchTeamPlayer(tournamentId: string, uid: string, onValue: OnValue<TeamPlayer | null>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(`${playersPath(tournamentId)}/${uid}`), playerOf, onValue, onError);
}

/** The players with a profile in a team, and those who left it; for its captain and organizers. Reads: one for each, and one per change. */
export function watchTeamPlayers(
  tournamentId: string,
  teamId: string,
  onValue: OnValue<readonly TeamPlayer[]>,
  onError: OnError,
): Unsubscribe {
  return watchList(playersOf(tournamentId, teamId), playerOf, onValue, onError);
}

/** Reads the players of a team once. @throws ReadFailure */
export function readTeamPlayers(tournamentId: string, teamId: string): Promise<readonly TeamPlayer[]> {
  return readList(playersOf(tournamentId, teamId), playerOf);
}

/** The players who left their teams; for organizers only. Reads: one for each, one if there is none. */
export function watchLeavings(tournamentId: string, onValue: OnValue<readonly TeamPlayer[]>, onError: OnError): Unsubscribe {
  const source = createQuery(playersPath(tournamentId), where('leftAt', '>=', new Date(0)));
  return watchList(source, playerOf, onValue, onError, { liveOnly: true });
}

/** The teams of a player, in all tournaments. Reads: one for each, and one per change. */
export function watchMyTeams(uid: string, onValue: OnValue<readonly TeamPlayer[]>, onError: OnError): Unsubscribe {
  return watchList(playedBy(uid), playerOf, onValue, onError);
}

/** Reads a player's teams once, including those that they left. @throws ReadFailure */
export function readMyTeams(uid: string): Promise<readonly TeamPlayer[]> {
  return readList(playedBy(uid), playerOf);
}

/** Returns which of these players have confirmed another team, as far as this user may read it. Reads: one for each. */
export async function readTaken(tournamentId: string, teamId: string, uids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(uids.map((uid) => readOnce(documentAt(`${playersPath(tournamentId)}/${uid}`)).catch(() => [])));
  const players = found.flat().map(playerOf);
  return players.filter((one) => one.teamId !== teamId && one.leftAt === null && one.isConfirmed).map(({ uid }) => uid);
}
