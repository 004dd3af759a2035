import { parseTournament, registrationPhase } from '@courtside/domain';
import { MAX_EDITS } from '@courtside/domain/registration';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { contactsPath, editsPath, entriesPath, registrationsPath, teamsPath, tournamentPath } from '../../paths';
import { readCaptain } from '../../repositories/captains';
import { readOwnTeam, type OwnTeam, type StoredTeam } from '../../repositories/edits';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';
import { readTeamPlayers } from '../../repositories/team-players';
import { loadLite } from '../../sdk/parts';
import { answered } from '../base/answered';
import { command } from '../base/command';
import { signedInUid } from '../base/signed-in-uid';
import { claimPlayers, pickNewPlayers, releasePlayers, throwIfTaken } from '../players/team-players';

/** An organizer, or another device, may write between the reads and the write; then all is read again. */
const ATTEMPTS = 3;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Merges the change with the stored team. @throws CommandFailure `conflict` if both changed the same part */
function merged(stored: OwnTeam, seen: OwnTeam, wanted: OwnTeam): OwnTeam {
  const of = <Field extends keyof OwnTeam>(field: Field): OwnTeam[Field] => {
    if (isSame(wanted[field], seen[field])) return stored[field];
    if (isSame(stored[field], seen[field]) || isSame(stored[field], wanted[field])) return wanted[field];
    throw new CommandFailure('conflict', 'The team was changed meanwhile.');
  };
  return { name: of('name'), email: of('email'), profileIds: of('profileIds') };
}

/**
 * Changes the captain's own team while registration is open, and records the change for the organizers. It is never queued: without a network it
 * fails (`unavailable`) and can be retried.
 * @param seen the team on the screen
 * @throws PlayersTaken if players are in another team already
 * @throws CommandFailure `conflict` if another user changed the same in the meantime, `permission-denied` if registration is closed, `invalid`
 *   after thirty changes, `not-found` if the captain may no longer read the team
 */
export const editOwnTeam = command(async (tournamentId: string, teamId: string, wanted: OwnTeam, seen: OwnTeam): Promise<void> => {
  const first = { ...wanted, profileIds: pickNewPlayers(seen.profileIds, wanted.profileIds) };
  await edit(tournamentId, teamId, first, seen);
  if (!isSame(first, wanted)) await edit(tournamentId, teamId, wanted, first);
});

async function edit(tournamentId: string, teamId: string, wanted: OwnTeam, seen: OwnTeam): Promise<void> {
  const uid = await signedInUid();
  for (let attempt = 1; ; attempt += 1) {
    const [stored, mine] = await answered(Promise.all([readOwnTeam(tournamentId, teamId), readCaptain(tournamentId, uid)]));
    if (!stored || mine?.teamId !== teamId) throw new CommandFailure('not-found', 'The team is not there for its captain.');
    const next = merged(stored, seen, wanted);
    // A retry after a lost response has nothing left to change.
    if (isSame(next, { name: stored.name, email: stored.email, profileIds: stored.profileIds })) return;
    if (mine.edits >= MAX_EDITS) throw new CommandFailure('invalid', 'The team was changed too often.');
    try {
      return await send(tournamentId, { uid, teamId, number: mine.edits + 1 }, stored, next);
    } catch (error) {
      if (toFailureCode(error) !== 'permission-denied') throw error;
      await throwIfTaken(
        { tournamentId, teamId },
        next.profileIds.filter((id) => !stored.profileIds.includes(id)),
        error,
      );
      if (attempt === ATTEMPTS || !(await isOpen(tournamentId))) throw error;
    }
  }
}

async function send(
  tournamentId: string,
  { uid, teamId, number }: { readonly uid: string; readonly teamId: string; readonly number: number },
  stored: StoredTeam,
  next: OwnTeam,
): Promise<void> {
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const batch = sdk.writeBatch(db);
  const { name, email, profileIds } = next;
  const noted = (team: OwnTeam) => ({ name: team.name, profileIds: [...team.profileIds] });
  if (!isSame(noted(stored), noted(next))) {
    if (stored.isEntry) batch.update(sdk.doc(db, entriesPath(tournamentId), teamId), noted(next));
    else batch.update(sdk.doc(db, teamsPath(tournamentId)), { [`${teamId}.name`]: name, [`${teamId}.profileIds`]: [...profileIds] });
    claimPlayers(batch, sdk, uid, { tournamentId, teamId }, stored.profileIds, profileIds);
    const known = (await readTeamPlayers(tournamentId, teamId)).filter(({ uid: player }) => stored.profileIds.includes(player));
    releasePlayers(batch, sdk, tournamentId, known, profileIds);
  }
  if (email !== stored.email) batch.set(sdk.doc(db, contactsPath(tournamentId), teamId), { email });
  batch.set(sdk.doc(db, editsPath(tournamentId), `${teamId}_${number}`), {
    by: uid,
    at: sdk.serverTimestamp(),
    from: noted(stored),
    to: noted(next),
    email: email !== stored.email,
  });
  batch.update(sdk.doc(db, registrationsPath(tournamentId), uid), { edits: number });
  await answered(batch.commit());
}

async function isOpen(tournamentId: string): Promise<boolean> {
  const [stored] = await readOnce(documentAt(tournamentPath(tournamentId)));
  const parsed = stored && parseTournament(stored.id, stored.data);
  return parsed?.ok === true && registrationPhase(parsed.value, Date.now()) === 'open';
}
