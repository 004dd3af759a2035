import { toFailureCode } from '../../errors/failure-code';
import { mailPath, registrationsPath } from '../../paths';
import { isReachable, readCaptain, readCaptains, type Captain } from '../../repositories/captains';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';
import { loadLite, type Lite } from '../../sdk/parts';
import { provenEmail } from '../../session/email-proof';
import { CommandFailure } from '../../errors/command-failure';
import { answered } from '../base/answered';
import { command } from '../base/command';
import { signedInUid } from '../base/signed-in-uid';
import type { WriteBatch } from 'firebase/firestore/lite';

/** The content of a mail, in plain text. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}
/** Composes a mail in the language of its recipient. @param teamId of the team that they registered */
export type MailIn = (language: string, teamId: string) => Promise<MailText>;

/** In one batch; the rules look at each captain's registration, and at 20 documents at most. */
const CHUNK = 15;
/** Another organizer who writes at the same time may take the next numbers first; then they are read again. */
const ROUNDS = 3;

/** Returns a mail in the format of Firebase's "Trigger Email" extension. */
export const mailDocument = (to: string, { subject, text }: MailText): Record<string, unknown> => ({ to, message: { subject, text } });

/** Subscribes the captain to mail, and sends the confirmation of their registration. @returns the address, or null if it is not confirmed */
export const receiveMail = command(async (tournamentId: string, language: string, registered: MailIn): Promise<string | null> => {
  const uid = await signedInUid();
  const [email, mine] = await Promise.all([provenEmail(), readCaptain(tournamentId, uid)]);
  if (email === null || mine === null) return null;
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const reach = { email, language };
  const registration = sdk.doc(db, `${registrationsPath(tournamentId)}/${uid}`);
  try {
    const batch = sdk.writeBatch(db);
    batch.update(registration, reach);
    batch.set(sdk.doc(db, mailPath(tournamentId, uid, mine.teamId, 0)), mailDocument(email, await registered(language, mine.teamId)));
    await answered(batch.commit());
  } catch (error) {
    // It was sent before: a user who had unsubscribed wants mail again.
    if (toFailureCode(error) !== 'permission-denied') throw error;
    await answered(sdk.updateDoc(registration, reach));
  }
  return email;
});

/** No mail about this tournament any more. */
export const stopMail = command(async (tournamentId: string): Promise<void> => {
  const uid = await signedInUid();
  const sdk = await loadLite();
  await answered(sdk.updateDoc(sdk.doc(sdk.liteDb(), `${registrationsPath(tournamentId)}/${uid}`), { email: '' }));
});

/** How many mails each captain had, by account. */
type MailCounts = Readonly<Record<string, number>>;

/** The state of a message that may have been started before: captains who have it already do not get it again. */
export interface MailAttempt {
  /** The number of mails each captain had before the first attempt. Later mails with the same text are this message. Empty on the first attempt. */
  readonly had: MailCounts;
  /** Called before the first mail is sent, with the value to pass to the next attempt at the same message. */
  readonly onBegin: (had: MailCounts) => void;
}

/**
 * Writes a mail to captains, each in their language.
 * @param uids of the captains
 * @param onSent called with captains whose mail was sent, as it proceeds: a retry must not send it twice
 * @param attempt for a message that may be retried, because a response can be lost
 */
export const writeToCaptains = command(
  async (
    tournamentId: string,
    uids: readonly string[],
    mailIn: MailIn,
    onSent?: (uids: readonly string[]) => void,
    attempt?: MailAttempt,
  ): Promise<void> => {
    const sdk = await loadLite();
    const left = new Set(uids);
    const done = (captains: readonly Captain[]) => {
      for (const { uid } of captains) left.delete(uid);
      if (captains.length > 0) onSent?.(captains.map(({ uid }) => uid));
    };
    const had = attempt?.had ?? {};
    for (let round = 0; round < ROUNDS; round += 1) {
      const captains = (await readCaptains(tournamentId)).filter(({ uid }) => left.has(uid));
      if (round === 0) attempt?.onBegin({ ...Object.fromEntries(captains.map(({ uid, mails }) => [uid, mails])), ...had });
      const found = await Promise.all(captains.map((one) => sameMail(tournamentId, one, had[one.uid] ?? one.mails, mailIn)));
      done(captains.filter((_, index) => found[index] !== null));
      const reachable = captains.filter((captain, index) => found[index] === null && isReachable(captain));
      if (reachable.length === 0) return;
      for (let start = 0; start < reachable.length; start += CHUNK) {
        const part = reachable.slice(start, start + CHUNK);
        if (await sendPart(sdk, tournamentId, part, mailIn)) done(part);
      }
    }
    if (left.size > 0) throw new CommandFailure('conflict', 'Somebody else wrote to the same captains.');
  },
);

/** Returns the path of a mail with the same text, among those that a captain got after this number; null if there is none. */
export async function sameMail(tournamentId: string, captain: Captain, had: number, mailIn: MailIn): Promise<string | null> {
  if (captain.mails <= had) return null;
  const { subject, text } = await mailIn(captain.language, captain.teamId);
  for (let number = captain.mails; number > had; number -= 1) {
    const path = mailPath(tournamentId, captain.uid, captain.teamId, number);
    const [stored] = await readOnce(documentAt(path));
    const message = stored?.data['message'] as Partial<MailText> | undefined;
    if (message?.subject === subject && message.text === text) return path;
  }
  return null;
}

/** @returns false if the numbers of these mails were taken in the meantime */
async function sendPart(sdk: Lite, tournamentId: string, captains: readonly Captain[], mailIn: MailIn): Promise<boolean> {
  const batch = sdk.writeBatch(sdk.liteDb());
  for (const captain of captains) await addMail(sdk, batch, tournamentId, captain, mailIn);
  try {
    await answered(batch.commit());
    return true;
  } catch (error) {
    if (toFailureCode(error) !== 'permission-denied') throw error;
    return false;
  }
}

async function addMail(sdk: Lite, batch: WriteBatch, tournamentId: string, captain: Captain, mailIn: MailIn): Promise<void> {
  const { uid, teamId, email, language, mails } = captain;
  const db = sdk.liteDb();
  batch.set(sdk.doc(db, mailPath(tournamentId, uid, teamId, mails + 1)), mailDocument(email, await mailIn(language, teamId)));
  batch.update(sdk.doc(db, `${registrationsPath(tournamentId)}/${uid}`), { mails: mails + 1 });
}

/** Paths of the mails that a captain got with a registration. */
export const listMailPaths = (tournamentId: string, { uid, teamId, mails }: Captain): string[] =>
  Array.from({ length: mails + 1 }, (_, number) => mailPath(tournamentId, uid, teamId, number));

/**
 * Deletes the mails to captains whose registrations were deleted, except those to keep. Mails that can't be deleted stay until old mails are
 * cleaned up.
 */
export async function removeMails(
  tournamentId: string,
  captains: readonly Captain[],
  kept: readonly (string | null)[] = [],
): Promise<void> {
  const sdk = await loadLite();
  const db = sdk.liteDb();
  for (let start = 0; start < captains.length; start += CHUNK) {
    const batch = sdk.writeBatch(db);
    for (const path of captains.slice(start, start + CHUNK).flatMap((captain) => listMailPaths(tournamentId, captain)))
      if (!kept.includes(path)) batch.delete(sdk.doc(db, path));
    await batch.commit().catch((error: unknown) => console.warn('Mails were not deleted', error));
  }
}
