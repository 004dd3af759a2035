import { profileContactPath, profilePath } from '../../paths';
import { storedName } from '../../profile-limits';
import { toSearchName } from '../../search-name';
import { readOwnContact } from '../../repositories/profiles';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';
import { loadLite } from '../../sdk/parts';
import { settledSession } from '../../session/session-store';
import { answered } from '../base/answered';
import { command } from '../base/command';
import { signedInUid } from '../base/signed-in-uid';

/** A player's profile, as the form has it. */
export interface ProfileEntry {
  readonly name: string;
  readonly pronouns: string;
  readonly club: string;
  readonly region: string;
  /** Whole number, 1–10. */
  readonly skill: number;
  /** Whether they want no public page, and no place in the list of their club. A form without this choice leaves it unchanged. */
  readonly isPageHidden?: boolean;
}

/** A form of an earlier build lacks this choice. The profile is written as a whole, and must not lose it. */
async function storedChoice(uid: string): Promise<{ readonly isPageHidden?: unknown }> {
  const [stored] = await readOnce(documentAt(profilePath(uid)));
  return stored && 'isPageHidden' in stored.data ? { isPageHidden: stored.data['isPageHidden'] } : {};
}

/** Saves the user's profile, and their e-mail address in a document that only they can read. */
export const saveProfile = command(async ({ name, pronouns, club, region, skill, isPageHidden }: ProfileEntry): Promise<void> => {
  const uid = await signedInUid();
  const { email } = await settledSession();
  const choice = isPageHidden === undefined ? await storedChoice(uid) : { isPageHidden };
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const batch = sdk.writeBatch(db);
  batch.set(sdk.doc(db, profilePath(uid)), {
    name: storedName(name),
    searchName: toSearchName(name),
    pronouns: pronouns.trim(),
    club: club.trim(),
    region: region.trim(),
    skill,
    ...choice,
  });
  if (email) batch.set(sdk.doc(db, profileContactPath(uid)), { email });
  await answered(batch.commit());
});

/** Updates the stored address after the account's address changed; without a profile nothing is stored. */
export const refreshProfileContact = command(async (): Promise<void> => {
  const uid = await signedInUid();
  const { email } = await settledSession();
  const stored = await readOwnContact(uid);
  if (!email || !stored || stored === email) return;
  const sdk = await loadLite();
  await sdk.setDoc(sdk.doc(sdk.liteDb(), profileContactPath(uid)), { email });
});
