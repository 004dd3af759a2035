import { toFailureCode } from '../../errors/failure-code';
import { tournamentPath } from '../../paths';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';
import { loadLite } from '../../sdk/parts';
import { answered } from '../base/answered';
import { command } from '../base/command';
import { signedInUid } from '../base/signed-in-uid';

async function isPlaying(tournamentId: string, uid: string): Promise<boolean> {
  const [tournament] = await readOnce(documentAt(tournamentPath(tournamentId))).catch(() => []);
  const players = tournament?.data['playerIds'];
  return Array.isArray(players) && players.includes(uid);
}

/** Adds the signed-in player to a mixer; once is enough. Needs a profile with a name. @throws CommandFailure `permission-denied` when closed */
export const joinMixer = command(async (tournamentId: string): Promise<void> => {
  const uid = await signedInUid();
  const sdk = await loadLite();
  try {
    await answered(sdk.updateDoc(sdk.doc(sdk.liteDb(), tournamentPath(tournamentId)), { playerIds: sdk.arrayUnion(uid) }));
  } catch (error) {
    if (toFailureCode(error) === 'permission-denied' && (await isPlaying(tournamentId, uid))) return;
    throw error;
  }
});

/** Removes the signed-in player from a mixer while registration is open. */
export const leaveMixer = command(async (tournamentId: string): Promise<void> => {
  const uid = await signedInUid();
  const sdk = await loadLite();
  await answered(sdk.updateDoc(sdk.doc(sdk.liteDb(), tournamentPath(tournamentId)), { playerIds: sdk.arrayRemove(uid) }));
});
