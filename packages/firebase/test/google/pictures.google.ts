import { deletePoster, uploadPoster } from '../../src/commands/poster/poster';
import { currentSession, signInWithEmail, signOut, signUpWithEmail } from '../../src/session';
import { png } from '../platform.testkit';
import { bucket, openGoogle, origin, putDocument } from './google.testkit';

const people: Record<string, string> = {};

beforeAll(async () => {
  openGoogle();
  for (const name of ['captain', 'organizer', 'rival']) {
    await signUpWithEmail(`${name}@pictures.test`, 'courtside');
    people[name] = currentSession().uid ?? '';
    await signOut();
  }
  await putTournament(false);
});
afterAll(() => signOut());

async function become(name: string): Promise<string> {
  await signOut();
  await signInWithEmail(`${name}@pictures.test`, 'courtside');
  return people[name] ?? '';
}

const putTournament = (isTournamentPublic: boolean) =>
  putDocument('tournaments/pictured', {
    isTournamentPublic: { booleanValue: isTournamentPublic },
    organizerUids: { arrayValue: { values: [{ stringValue: people['organizer'] }] } },
  });

/** For the existing tournament, or for one that is not stored yet. */
const upload = async (uid: string, size?: number, tournamentId = 'not-yet') =>
  (await uploadPoster(png(size), { tournamentId, uid })).imageSrc;
const uploadOfPictured = async (name: string) => upload(await become(name), undefined, 'pictured');

/** Requested by its name alone, as a visitor. */
const statusOfGuess = async (address: string) => (await fetch(`${origin}${new URL(address).pathname}?alt=media`)).status;

describe("pictures in Google's Storage emulator, by the product's own rules", () => {
  it('are uploaded by members, and opened by their address as they were', async () => {
    const address = await upload(await become('captain'), 1_048_576);
    expect(address).toContain(`/v0/b/${bucket}/o/images%2F`);
    const opened = await fetch(address);
    expect([opened.status, opened.headers.get('content-type'), opened.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect((await opened.arrayBuffer()).byteLength).toBe(1_048_576);
  });

  it('are refused to strangers, in another name, and where they are empty', async () => {
    const captain = await become('captain');
    const denied = { code: 'storage/unauthorized' };
    await expect(upload(people['rival'] ?? '')).rejects.toMatchObject(denied);
    await expect(upload(captain, 0)).rejects.toMatchObject(denied);
    await signOut();
    await expect(upload(captain)).rejects.toMatchObject(denied);
  });

  it('of a private tournament are no guess away; of a public one they are', async () => {
    await expect(uploadOfPictured('captain')).rejects.toMatchObject({ code: 'storage/unauthorized' });
    const address = await uploadOfPictured('organizer');
    expect(await statusOfGuess(address)).toBe(403);
    await putTournament(true);
    expect(await statusOfGuess(address)).toBe(200);
    await putTournament(false);
    expect(await statusOfGuess(address)).toBe(403);
  });

  it('are deleted by organisers, before there is a tournament by whoever uploaded them, and by nobody else', async () => {
    const organized = await uploadOfPictured('organizer');
    const own = await upload(await become('captain'));
    await become('rival');
    await deletePoster(own);
    expect((await fetch(own)).status).toBe(200);
    await become('captain');
    await deletePoster(own);
    expect((await fetch(own)).status).not.toBe(200);
    await deletePoster(organized);
    expect((await fetch(organized)).status).toBe(200);
    await become('organizer');
    await deletePoster(organized);
    expect((await fetch(organized)).status).not.toBe(200);
  });
});
