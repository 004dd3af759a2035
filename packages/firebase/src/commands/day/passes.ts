import { newDocumentId } from '../../ids';
import { passesPath, proofsPath, scorekeepersPath } from '../../paths';
import { openLive } from '../../session/open-live';
import { loadLite } from '../../sdk/parts';
import { signInAsGuest } from '../../session/sign-in';
import { actorOf } from '../../session/session';
import { settledSession } from '../../session/session-store';
import { answered } from '../base/answered';
import { changeFields, inBatch } from '../base/changes';
import { command } from '../base/command';
import { sha256 } from '@courtside/domain/registration';
import { actingUid, signedInUid } from '../base/signed-in-uid';

/** A new pass. The secret is shown once, as a link or a code, and stored nowhere. */
export interface NewPass {
  readonly passId: string;
  readonly secret: string;
}

/** The rules see the proof and store its hash: neither reveals the secret. */
const proofOf = (secret: string): string => sha256(secret);

/**
 * Creates a pass: anyone with its secret can score, until the day after the event. Needs the network: a pass that was created later, from a
 * queue, would have a secret that was never shown.
 * @param court from 0, or null for all; a pass for one court allows the games that the day's plan has there
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

/** Revokes a pass at once, for all users who score with it. */
export const revokePass = command(async (tournamentId: string, passId: string): Promise<void> => {
  const { sdk } = await openLive();
  await answered(changeFields(`${passesPath(tournamentId)}/${passId}`, [[['revokedAt'], sdk.serverTimestamp()]]));
});

/**
 * Accepts a pass: a user who is not signed in becomes a guest, and can score from now on.
 * @throws CommandFailure `permission-denied` if the pass was revoked, has expired, or has another secret
 */
export const claimPass = command(async (tournamentId: string, passId: string, secret: string): Promise<void> => {
  if (actorOf(await settledSession()) === null) await signInAsGuest();
  const uid = await actingUid();
  await inBatch((batch, { sdk, db }) => {
    batch.set(sdk.doc(db, scorekeepersPath(tournamentId), uid), { passId, claimedAt: sdk.serverTimestamp() });
    batch.set(sdk.doc(db, proofsPath(tournamentId), uid), { proof: proofOf(secret) });
  });
});
