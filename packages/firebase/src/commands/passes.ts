import { newDocumentId } from '../ids';
import { passesPath, proofsPath, scorekeepersPath } from '../paths';
import { openLive } from '../session/open-live';
import { loadLite } from '../sdk/parts';
import { signInAsGuest } from '../session/sign-in';
import { actorOf } from '../session/session';
import { settledSession } from '../session/session-store';
import { answered } from './answered';
import { changeFields, inBatch } from './changes';
import { command } from './command';
import { sha256 } from '@courtside/domain/registration';
import { actingUid, signedInUid } from './signed-in-uid';

/** A pass that was just made; the secret is shown once, as a link or a code, and stored nowhere. */
export interface NewPass {
  readonly passId: string;
  readonly secret: string;
}

/** The rules see the proof and store its hash: neither gives the secret away. */
const proofOf = (secret: string): string => sha256(secret);

/**
 * Makes a pass: whoever has its secret scores, until the day after the event. Needs the network: one that came later, out of a queue, would have a secret
 * that nobody was shown.
 * @param court from 0, or null for all; a pass for one court is good for the games that the day's plan puts there
 */
export const createPass = command(async (tournamentId: string, name: string, court: number | null): Promise<NewPass> => {
  const createdBy = await signedInUid();
  const [passId, secret] = [newDocumentId(), newDocumentId() + newDocumentId()];
  const sdk = await loadLite();
  const write = sdk.setDoc(sdk.doc(sdk.liteDb(), passesPath(tournamentId), passId), {
    name: name.trim(),
    court: court === null ? '' : String(court),
    hash: sha256(proofOf(secret)),
    createdAt: sdk.serverTimestamp(),
    createdBy,
    revokedAt: null,
  });
  await answered(write);
  return { passId, secret };
});

export const renamePass = command((tournamentId: string, passId: string, name: string) =>
  changeFields(`${passesPath(tournamentId)}/${passId}`, [[['name'], name.trim()]]),
);

/** Ends a pass at once, for everybody who scores by it. */
export const revokePass = command(async (tournamentId: string, passId: string): Promise<void> => {
  const { sdk } = await openLive();
  await answered(changeFields(`${passesPath(tournamentId)}/${passId}`, [[['revokedAt'], sdk.serverTimestamp()]]));
});

/**
 * Takes up a pass: who is not signed in becomes a guest, and may score from now on.
 * @throws CommandFailure `permission-denied` when the pass was revoked, has expired, or the secret is another
 */
export const claimPass = command(async (tournamentId: string, passId: string, secret: string): Promise<void> => {
  if (actorOf(await settledSession()) === null) await signInAsGuest();
  const uid = await actingUid();
  await inBatch((batch, { sdk, db }) => {
    batch.set(sdk.doc(db, scorekeepersPath(tournamentId), uid), { passId, claimedAt: sdk.serverTimestamp() });
    batch.set(sdk.doc(db, proofsPath(tournamentId), uid), { proof: proofOf(secret) });
  });
});
