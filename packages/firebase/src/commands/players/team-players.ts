import { isProfileId } from '@courtside/domain';
import { CommandFailure, PlayersTaken } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { entriesPath, playersPath, teamsPath } from '../../paths';
import { readTaken, readTeamPlayers } from '../../repositories/team-players';
import { loadLite, type Lite } from '../../sdk/parts';
import { answered } from '../base/answered';
import { command } from '../base/command';
import { signedInUid } from '../base/signed-in-uid';

type Batch = ReturnType<Lite['writeBatch']>;

interface OfTeam {
  readonly tournamentId: string;
  readonly teamId: string;
}

const record = (sdk: Lite, { tournamentId, teamId }: OfTeam, uid: string, number: number) => ({
  uid,
  tournamentId,
  teamId,
  number,
  at: sdk.serverTimestamp(),
});

/** A player without a profile plays for the team by name alone, without a document. */
const linked = (profileIds: readonly string[]): string[] => profileIds.filter(isProfileId);

/** How many players can join a team in one write: the rules may read 20 documents for it. */
const NAMED = 8;

/** Returns as many of the new players as one write can add; the places of the others stay blank. */
export function pickNewPlayers(before: readonly string[], after: readonly string[]): readonly string[] {
  const later = linked(after)
    .filter((id) => !before.includes(id))
    .slice(NAMED);
  return after.map((id) => (later.includes(id) ? '' : id));
}

/**
 * Adds a claim for each new player of a team, in the order that the rules require. Captains confirm themselves.
 * @param me the captain
 */
export function claimPlayers(batch: Batch, sdk: Lite, me: string, team: OfTeam, before: readonly string[], after: readonly string[]): void {
  linked(after)
    .filter((id) => !before.includes(id))
    .forEach((uid, index) =>
      batch.set(sdk.doc(sdk.liteDb(), playersPath(team.tournamentId), uid), {
        ...record(sdk, team, uid, index + 1),
        ...(uid === me ? { confirmedAt: sdk.serverTimestamp() } : {}),
      }),
    );
}

/** Releases players whom a team no longer names. @param known the known claims */
export function releasePlayers(
  batch: Batch,
  sdk: Lite,
  tournamentId: string,
  known: readonly { readonly uid: string }[],
  after: readonly string[],
): void {
  for (const { uid } of known) if (!after.includes(uid)) batch.delete(sdk.doc(sdk.liteDb(), playersPath(tournamentId), uid));
}

/** Throws if new players have confirmed another team, which is why the server refused. @throws PlayersTaken */
export async function throwIfTaken({ tournamentId, teamId }: OfTeam, uids: readonly string[], cause: unknown): Promise<void> {
  const taken = await readTaken(tournamentId, teamId, linked(uids));
  if (taken.length > 0) throw new PlayersTaken(taken, cause);
}

/** A team as an organizer wrote it. */
interface WrittenTeam {
  readonly teamId: string;
  readonly profileIds: readonly string[];
  /** New teams can have no confirmed players. */
  readonly isNew?: boolean;
}

/**
 * Updates players after an organizer changed teams: a player with a profile and no other team plays for the team, and a removed player is free.
 * If this is refused, or can't be sent now, the teams stay as the organizer wrote them.
 */
export async function settlePlayers(tournamentId: string, teams: readonly WrittenTeam[]): Promise<void> {
  const sdk = await loadLite();
  const at = (uid: string) => sdk.doc(sdk.liteDb(), playersPath(tournamentId), uid);
  const settle = async ({ teamId, profileIds, isNew = false }: WrittenTeam) => {
    const players = profileIds.filter(isProfileId);
    if (isNew && players.length === 0) return;
    const known = isNew ? [] : (await readTeamPlayers(tournamentId, teamId)).filter(({ leftAt }) => leftAt === null);
    await Promise.allSettled([
      ...players
        .filter((id) => !known.some(({ uid }) => uid === id))
        .map((uid) => sdk.setDoc(at(uid), record(sdk, { tournamentId, teamId }, uid, 0))),
      ...known.filter(({ uid }) => !profileIds.includes(uid)).map(({ uid }) => sdk.deleteDoc(at(uid))),
    ]);
  };
  await answered(Promise.allSettled(teams.map(settle))).catch(() => undefined);
}

/**
 * Removes a player from the team that names them; its captain and the organizers see it.
 * @throws CommandFailure `conflict` once there are groups, or if the team no longer names them; `unavailable` without a response, and then it
 *   may still happen
 */
export const leaveTeam = command(async (tournamentId: string, teamId: string): Promise<void> => {
  const uid = await signedInUid();
  const sdk = await loadLite();
  await removeName(sdk, { tournamentId, teamId }, uid, {
    ...record(sdk, { tournamentId, teamId }, uid, 0),
    leftAt: sdk.serverTimestamp(),
  });
});

const confirmation = (sdk: Lite, team: OfTeam, uid: string) => ({ ...record(sdk, team, uid, 0), confirmedAt: sdk.serverTimestamp() });

/**
 * Confirms the team that a player plays for: from then on no other captain can name them.
 * @param others ids of other teams that name them, which they leave; one that they had confirmed comes first
 * @throws CommandFailure `conflict` once there are groups, or if the team no longer names them; `unavailable` without a response, and then it
 *   may still happen
 */
export const confirmTeam = command(async (tournamentId: string, teamId: string, others: readonly string[] = []): Promise<void> => {
  const uid = await signedInUid();
  const sdk = await loadLite();
  const claim = confirmation(sdk, { tournamentId, teamId }, uid);
  let isDone = false;
  for (const other of others) {
    try {
      await removeName(sdk, { tournamentId, teamId: other }, uid, claim);
      isDone = true;
    } catch (error) {
      // The team was deleted, or the player can't change it: both teams name them, which organizers see.
      if (!(error instanceof CommandFailure && error.code === 'conflict')) throw error;
    }
  }
  if (isDone) return;
  await answered(sdk.setDoc(sdk.doc(sdk.liteDb(), playersPath(tournamentId), uid), claim)).catch((error: unknown) => {
    throw isRefused(error) ? new CommandFailure('conflict', 'The team does not name this player any more.', error) : error;
  });
});

/**
 * Removes a player who has confirmed one team from another team; the confirmed one stays.
 * @param confirmedId the team that they have confirmed
 * @throws CommandFailure as `leaveTeam`
 */
export const declineTeam = command(async (tournamentId: string, teamId: string, confirmedId: string): Promise<void> => {
  const uid = await signedInUid();
  const sdk = await loadLite();
  await removeName(sdk, { tournamentId, teamId }, uid, confirmation(sdk, { tournamentId, teamId: confirmedId }, uid));
});

const isRefused = (error: unknown): boolean => ['permission-denied', 'not-found'].includes(toFailureCode(error));

/**
 * Removes a player's own name from a team, and updates the player's own record in the same write. @throws CommandFailure `conflict` if it is
 * refused
 */
async function removeName(sdk: Lite, { tournamentId, teamId }: OfTeam, uid: string, claim: object): Promise<void> {
  const db = sdk.liteDb();
  const without = sdk.arrayRemove(uid);
  const send = async (change: (batch: Batch) => void) => {
    const batch = sdk.writeBatch(db);
    change(batch);
    batch.set(sdk.doc(db, playersPath(tournamentId), uid), claim);
    await answered(batch.commit());
  };
  try {
    await send((batch) => batch.update(sdk.doc(db, entriesPath(tournamentId), teamId), { profileIds: without }));
  } catch (error) {
    if (!isRefused(error)) throw error;
    // The team was moved to the document of all teams.
    await send((batch) => batch.update(sdk.doc(db, teamsPath(tournamentId)), { [`${teamId}.profileIds`]: without })).catch(
      (again: unknown) => {
        throw isRefused(again) ? new CommandFailure('conflict', 'Players can no longer take themselves out.', again) : again;
      },
    );
  }
}
