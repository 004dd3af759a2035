import { parseTournament, registrationPhase } from '@courtside/domain';
import { freeSlots, joinedBy, MAX_INVITES, type FreeAgent, type Invitation } from '@courtside/domain/registration';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import {
  entriesPath,
  freeAgentsPath,
  invitationsPath,
  placesPath,
  playersPath,
  registrationsPath,
  teamsPath,
  tournamentPath,
} from '../../paths';
import { readCaptain } from '../../repositories/captains';
import { readOwnTeam } from '../../repositories/edits';
import { readInvitation, readMyInvitations } from '../../repositories/free-agents';
import { readOnce } from '../../repositories/read-once';
import { documentAt, type RawDocument } from '../../sdk/source';
import { loadLite } from '../../sdk/parts';
import { answered } from '../base/answered';
import { command } from '../base/command';
import { signedInUid } from '../base/signed-in-uid';

/** Another user may write between the reads and the write; then all is read again. */
const ATTEMPTS = 3;

type Looking = Pick<FreeAgent, 'position' | 'notes'>;

const isRefused = (error: unknown): boolean => toFailureCode(error) === 'permission-denied';
const unlessRefused = (error: unknown): null => {
  if (isRefused(error)) return null;
  throw error;
};
/** Documents that the user may not read count as missing. */
const found = async (path: string): Promise<RawDocument | null> =>
  (await answered(readOnce(documentAt(path))).catch(unlessRefused))?.[0] ?? null;
const sentTo = (tournamentId: string, teamId: string, uid: string): Promise<Invitation | null> =>
  answered(readInvitation(tournamentId, teamId, uid)).catch(unlessRefused);
const isWithdrawn = async (tournamentId: string, teamId: string) =>
  (await found(`${placesPath(tournamentId)}/${teamId}`))?.data['withdrawnAt'] !== undefined;
const closed = (cause: unknown) => new CommandFailure('permission-denied', 'Registration is closed.', cause);

async function openTournament(tournamentId: string): Promise<{ readonly slots: number } | null> {
  const [stored] = await answered(readOnce(documentAt(tournamentPath(tournamentId))));
  const parsed = stored && parseTournament(stored.id, stored.data);
  return parsed?.ok === true && registrationPhase(parsed.value, Date.now()) === 'open' ? { slots: parsed.value.playersPerTeam } : null;
}

/**
 * Adds the user to the list of players who look for a team, or changes their entry. Needs the network.
 * @throws CommandFailure `permission-denied` if registration is closed, `conflict` if the user has a team here, or no profile
 */
export const lookForTeam = command(async (tournamentId: string, { position, notes }: Looking): Promise<void> => {
  const uid = await signedInUid();
  const sdk = await loadLite();
  const agent = { uid, tournamentId, position, notes: notes.trim(), at: sdk.serverTimestamp() };
  try {
    await answered(sdk.setDoc(sdk.doc(sdk.liteDb(), freeAgentsPath(tournamentId), uid), agent));
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw (await openTournament(tournamentId)) ? new CommandFailure('conflict', 'They have a team, or no profile.', error) : closed(error);
  }
});

/** Removes the user from the list, with all unanswered invitations. Needs the network. */
export const stopLooking = command(async (tournamentId: string): Promise<void> => {
  const uid = await signedInUid();
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const batch = sdk.writeBatch(db);
  for (const teamId of await pendingTeams(tournamentId, uid)) batch.delete(sdk.doc(db, invitationsPath(tournamentId), `${teamId}_${uid}`));
  batch.delete(sdk.doc(db, freeAgentsPath(tournamentId), uid));
  await answered(batch.commit());
});

async function pendingTeams(tournamentId: string, uid: string): Promise<string[]> {
  const all = await answered(readMyInvitations(uid));
  return all.filter((one) => one.tournamentId === tournamentId && one.answer === null).map(({ teamId }) => teamId);
}

/**
 * Invites a player who looks for a team into the captain's team. Needs the network.
 * @throws CommandFailure `not-found` if they no longer look for one, or declined; `conflict` if the team is full; `invalid` after thirty;
 *   `permission-denied` if registration is closed, or the team has withdrawn
 */
export const invitePlayer = command(async (tournamentId: string, player: string): Promise<void> => {
  const uid = await signedInUid();
  const event = await openTournament(tournamentId);
  if (!event) throw closed(null);
  for (let attempt = 1; ; attempt += 1) {
    const mine = await answered(readCaptain(tournamentId, uid));
    const team = mine && (await answered(readOwnTeam(tournamentId, mine.teamId)));
    if (!team) throw new CommandFailure('permission-denied', 'The team is not there for its captain.');
    if (freeSlots(team.profileIds, event.slots) === 0) throw new CommandFailure('conflict', 'The team is full.');
    if (mine.invites >= MAX_INVITES) throw new CommandFailure('invalid', 'The team has invited too many.');
    const { teamId } = mine;
    const sdk = await loadLite();
    const db = sdk.liteDb();
    const batch = sdk.writeBatch(db);
    batch.set(sdk.doc(db, invitationsPath(tournamentId), `${teamId}_${player}`), {
      uid: player,
      tournamentId,
      teamId,
      name: team.name,
      at: sdk.serverTimestamp(),
    });
    batch.update(sdk.doc(db, registrationsPath(tournamentId), uid), { invites: mine.invites + 1 });
    try {
      return await answered(batch.commit());
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (await isWithdrawn(tournamentId, teamId)) throw error;
      const isLooking = await found(`${freeAgentsPath(tournamentId)}/${player}`);
      const earlier = await sentTo(tournamentId, teamId, player);
      if (!isLooking || earlier?.answer === 'declined') throw new CommandFailure('not-found', 'They look no more, or said no.', error);
      if (attempt === ATTEMPTS) throw error;
    }
  }
});

/** Revokes a captain's unanswered invitation. @throws CommandFailure `conflict` if it has been answered */
export const takeBackInvitation = command(async (tournamentId: string, teamId: string, player: string): Promise<void> => {
  const sdk = await loadLite();
  const target = sdk.doc(sdk.liteDb(), invitationsPath(tournamentId), `${teamId}_${player}`);
  try {
    await answered(sdk.deleteDoc(target));
  } catch (error) {
    if (!isRefused(error)) throw error;
    // Without an invitation: the player left the list, which deleted it.
    if (await sentTo(tournamentId, teamId, player)) throw new CommandFailure('conflict', 'It is answered by now.', error);
  }
});

/** Declines an invitation, once; the captain sees it. @throws CommandFailure `not-found` if it was revoked */
export const declineInvitation = command(async (tournamentId: string, teamId: string): Promise<void> => {
  const uid = await signedInUid();
  const sdk = await loadLite();
  const target = sdk.doc(sdk.liteDb(), invitationsPath(tournamentId), `${teamId}_${uid}`);
  try {
    await answered(sdk.updateDoc(target, { answer: 'declined', answeredAt: sdk.serverTimestamp() }));
  } catch (error) {
    if (!isRefused(error) && toFailureCode(error) !== 'not-found') throw error;
    // A retry after a lost response.
    if ((await sentTo(tournamentId, teamId, uid))?.answer === 'declined') return;
    throw new CommandFailure('not-found', 'It was taken back.', error);
  }
});

/**
 * Accepts an invitation: in one write the player joins the team, leaves the list, and other teams' invitations are deleted. Needs the network.
 * @throws CommandFailure `not-found` if the invitation was revoked, or the team was deleted; `invalid` if it is full; `conflict` if they play
 *   for another team, or left the list; `permission-denied` if registration is closed
 */
export const acceptInvitation = command(async (tournamentId: string, teamId: string): Promise<void> => {
  const uid = await signedInUid();
  for (let attempt = 1; ; attempt += 1) {
    const event = await openTournament(tournamentId);
    if (!event) throw closed(null);
    const team = await invitingTeam(tournamentId, teamId);
    // A retry after a lost response.
    if (team?.profileIds.includes(uid)) return;
    if (!team || (await sentTo(tournamentId, teamId, uid))?.answer !== null)
      throw new CommandFailure('not-found', 'The invitation is not there any more.');
    const profileIds = joinedBy(team.profileIds, uid, event.slots);
    if (!profileIds) throw new CommandFailure('invalid', 'The team is full.');
    try {
      return await join(tournamentId, { teamId, uid, isEntry: team.isEntry, profileIds });
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (await isWithdrawn(tournamentId, teamId)) throw new CommandFailure('not-found', 'The team has withdrawn.', error);
      if (attempt === ATTEMPTS) throw new CommandFailure('conflict', 'They play for another team, or left the list.', error);
    }
  }
});

interface StandingTeam {
  readonly profileIds: readonly string[];
  readonly isEntry: boolean;
}

/** As far as the invited player may read it. */
async function invitingTeam(tournamentId: string, teamId: string): Promise<StandingTeam | null> {
  const entry = await found(`${entriesPath(tournamentId)}/${teamId}`);
  const team = entry?.data ?? (await found(teamsPath(tournamentId)))?.data[teamId];
  if (typeof team !== 'object' || team === null) return null;
  const { profileIds } = team as { readonly profileIds?: unknown };
  return { profileIds: Array.isArray(profileIds) ? profileIds.map(String) : [], isEntry: entry !== null };
}

async function join(
  tournamentId: string,
  { teamId, uid, isEntry, profileIds }: StandingTeam & { readonly teamId: string; readonly uid: string },
): Promise<void> {
  const others = (await pendingTeams(tournamentId, uid)).filter((one) => one !== teamId);
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const batch = sdk.writeBatch(db);
  const invitation = (of: string) => sdk.doc(db, invitationsPath(tournamentId), `${of}_${uid}`);
  const now = sdk.serverTimestamp();
  if (isEntry) batch.update(sdk.doc(db, entriesPath(tournamentId), teamId), { profileIds: [...profileIds] });
  else batch.update(sdk.doc(db, teamsPath(tournamentId)), { [`${teamId}.profileIds`]: [...profileIds] });
  batch.set(sdk.doc(db, playersPath(tournamentId), uid), { uid, tournamentId, teamId, number: 0, at: now, joinedAt: now });
  batch.update(invitation(teamId), { answer: 'accepted', answeredAt: now });
  batch.delete(sdk.doc(db, freeAgentsPath(tournamentId), uid));
  for (const other of others) batch.delete(invitation(other));
  await answered(batch.commit());
}
