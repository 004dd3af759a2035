import { profileContactPath, profilePath } from '../paths';
import { storedName } from '../profile-limits';
import { searchNameOf } from '../search-name';
import { readOwnContact } from '../repositories/profiles';
import { loadLite } from '../sdk/parts';
import { settledSession } from '../session/session-store';
import { answered } from './answered';
import { command } from './command';
import { signedInUid } from './signed-in-uid';

/** What a player tells about themselves. */
export interface ProfileEntry {
  readonly name: string;
  readonly pronouns: string;
  readonly club: string;
  readonly region: string;
  /** Whole number, 1–10. */
  readonly skill: number;
}

/** Saves the signed-in person's profile, and their e-mail address where only they can read it. */
export const saveProfile = command(async ({ name, pronouns, club, region, skill }: ProfileEntry): Promise<void> => {
  const uid = await signedInUid();
  const { email } = await settledSession();
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const batch = sdk.writeBatch(db);
  batch.set(sdk.doc(db, profilePath(uid)), {
    name: storedName(name),
    searchName: searchNameOf(name),
    pronouns: pronouns.trim(),
    club: club.trim(),
    region: region.trim(),
    skill,
  });
  if (email) batch.set(sdk.doc(db, profileContactPath(uid)), { email });
  await answered(batch.commit());
});

/** Brings the stored address up to date after the account got another one; without a profile nothing is stored. */
export const refreshProfileContact = command(async (): Promise<void> => {
  const uid = await signedInUid();
  const { email } = await settledSession();
  const stored = await readOwnContact(uid);
  if (!email || !stored || stored === email) return;
  const sdk = await loadLite();
  await sdk.setDoc(sdk.doc(sdk.liteDb(), profileContactPath(uid)), { email });
});
