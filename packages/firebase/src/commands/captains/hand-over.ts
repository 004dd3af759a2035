import { sha256, type Handover } from '@courtside/domain/registration';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { newDocumentId } from '../../ids';
import { contactsPath, handoverProofsPath, handoversPath, registrationsPath, mailFolder } from '../../paths';
import { readCaptain, type Captain } from '../../repositories/captains';
import { readHandover } from '../../repositories/handovers';
import { readOnce } from '../../repositories/read-once';
import { createQuery } from '../../sdk/source';
import { loadLite, type Lite } from '../../sdk/parts';
import { settledSession } from '../../session/session-store';
import { answered } from '../base/answered';
import { command } from '../base/command';
import { hasTeam } from './has-team';
import { mailDocument, listMailPaths, type MailIn } from './mail';
import { signedInUid } from '../base/signed-in-uid';

/** The rules see the proof and store its hash: neither reveals the secret. */
const proofOf = (secret: string): string => sha256(secret);

/**
 * Offers the captain's team to anyone who gets the secret; an earlier offer ends. Needs the network.
 * @param name of the team, for the user who opens the link
 * @returns the secret, which is not stored
 */
export const offerTeam = command(async (tournamentId: string, teamId: string, name: string): Promise<string> => {
  const by = await signedInUid();
  const secret = newDocumentId() + newDocumentId();
  const sdk = await loadLite();
  const offer = { hash: sha256(proofOf(secret)), by, offeredAt: sdk.serverTimestamp(), name };
  await answered(sdk.setDoc(sdk.doc(sdk.liteDb(), handoversPath(tournamentId), teamId), offer));
  return secret;
});

/** Adds the deletion of an offer, and of the proof of the user who opened it. */
export function endOffer(
  batch: ReturnType<Lite['writeBatch']>,
  sdk: Lite,
  tournamentId: string,
  teamId: string,
  handover: Handover | null,
): void {
  batch.delete(sdk.doc(sdk.liteDb(), handoversPath(tournamentId), teamId));
  if (handover?.takenBy) batch.delete(sdk.doc(sdk.liteDb(), handoverProofsPath(tournamentId), handover.takenBy));
}

/** Ends the offer: its link opens nothing any more. */
export const takeBackOffer = command(async (tournamentId: string, teamId: string): Promise<void> => {
  const sdk = await loadLite();
  const handover = await answered(readHandover(tournamentId, teamId));
  const batch = sdk.writeBatch(sdk.liteDb());
  endOffer(batch, sdk, tournamentId, teamId, handover);
  await answered(batch.commit());
});

/** Paths of the proofs of a tournament's offers, or of those of some teams: organizers delete them with the offer. */
export async function listOfferProofPaths(tournamentId: string, teamIds?: ReadonlySet<string>): Promise<string[]> {
  const offers = await readOnce(createQuery(handoversPath(tournamentId)));
  return offers.flatMap(({ id, data }) =>
    typeof data['takenBy'] === 'string' && (teamIds?.has(id) ?? true) ? [`${handoverProofsPath(tournamentId)}/${data['takenBy']}`] : [],
  );
}

/**
 * Opens the link of an offer: proves its secret and returns the team. It changes nothing yet.
 * @returns the team's name
 * @throws CommandFailure `conflict` for a user who has a team here, `invalid` for its captain, `permission-denied` if the link was revoked,
 *   used, or is another
 */
export const openOffer = command(async (tournamentId: string, teamId: string, secret: string): Promise<string> => {
  const uid = await signedInUid();
  const mine = await answered(readCaptain(tournamentId, uid));
  if (mine?.teamId === teamId) throw new CommandFailure('invalid', 'It is the captain’s own team.');
  if (mine && (await hasTeam(tournamentId, mine))) throw new CommandFailure('conflict', 'This account has a team already.');
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const batch = sdk.writeBatch(db);
  batch.update(sdk.doc(db, handoversPath(tournamentId), teamId), { takenBy: uid });
  batch.set(sdk.doc(db, handoverProofsPath(tournamentId), uid), { teamId, proof: proofOf(secret) });
  try {
    await answered(batch.commit());
  } catch (error) {
    // A missing offer has the same error as a wrong one.
    if (toFailureCode(error) === 'not-found') throw new CommandFailure('permission-denied', 'There is no such offer.', error);
    throw error;
  }
  return (await answered(readHandover(tournamentId, teamId)))?.name ?? '';
});

/** An organizer may take the next mail numbers between the reads and the write; then all is read again. */
const ATTEMPTS = 3;

/**
 * Makes the user captain of a team whose offer they opened. The earlier captain loses it in the same moment, and gets a mail if their address is
 * known. A captain whose own team has withdrawn leaves that team to the organizers. Needs the network.
 * @param handedOver composes the mail to the earlier captain
 * @throws CommandFailure `permission-denied` if the offer was revoked or another user was faster
 */
export const takeTeam = command(async (tournamentId: string, teamId: string, handedOver: MailIn): Promise<void> => {
  const uid = await signedInUid();
  for (let attempt = 1; ; attempt += 1) {
    // A retry after a lost response.
    const mine = await answered(readCaptain(tournamentId, uid));
    if (mine?.teamId === teamId) return;
    try {
      // A refused mail does not prevent the hand-over.
      return await take({ tournamentId, teamId, uid, left: mine }, attempt < ATTEMPTS ? handedOver : null);
    } catch (error) {
      if (toFailureCode(error) !== 'permission-denied' || attempt === ATTEMPTS) throw error;
    }
  }
});

interface Taking {
  readonly tournamentId: string;
  readonly teamId: string;
  readonly uid: string;
  /** The registration of their own team that no longer takes part. */
  readonly left: Captain | null;
}

async function take({ tournamentId, teamId, uid, left }: Taking, handedOver: MailIn | null): Promise<void> {
  const [{ email }, handover] = await Promise.all([settledSession(), answered(readHandover(tournamentId, teamId))]);
  const earlier = handover && (await answered(readCaptain(tournamentId, handover.by)));
  if (!earlier || email === null) throw new CommandFailure('permission-denied', 'There is no such offer.');
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const batch = sdk.writeBatch(db);
  batch.set(sdk.doc(db, registrationsPath(tournamentId), uid), {
    uid,
    tournamentId,
    teamId,
    registeredAt: sdk.serverTimestamp(),
    edits: earlier.edits,
    mails: earlier.mails,
    invites: earlier.invites,
    ...(left ? { withdrew: { teamId: left.teamId, reason: left.reason } } : {}),
  });
  batch.delete(sdk.doc(db, registrationsPath(tournamentId), earlier.uid));
  // They are deleted with the registration, which is the only way to find them.
  for (const captain of [earlier, ...(left ? [left] : [])])
    for (const path of listMailPaths(tournamentId, captain)) batch.delete(sdk.doc(db, path));
  batch.update(sdk.doc(db, handoversPath(tournamentId), teamId), { takenAt: sdk.serverTimestamp() });
  batch.delete(sdk.doc(db, handoverProofsPath(tournamentId), uid));
  batch.set(sdk.doc(db, contactsPath(tournamentId), teamId), { email });
  if (handedOver && earlier.email !== '')
    batch.set(
      sdk.doc(db, mailFolder, `${tournamentId}_${earlier.uid}_${teamId}_handover`),
      mailDocument(earlier.email, await handedOver(earlier.language, teamId)),
    );
  await answered(batch.commit());
}
