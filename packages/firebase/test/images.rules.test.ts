import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type UploadMetadata,
} from 'firebase/storage';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, organizer, rival, tournament } from './sample.testkit';

const stage = stageForTests();
beforeAll(async () => {
  await stage.put({ 'tournaments/t': tournament({ organizerUids: [organizer] }) });
});

const bytes = (size: number) => new Uint8Array(size).fill(7);
const LIMIT = 1_048_576;
const HALF = LIMIT / 2;

function upload(uid: string | null, path: string, size = 100, metadata: UploadMetadata = {}): Promise<unknown> {
  const person = stage.anybody(uid);
  return uploadBytes(ref(person.storage, path), bytes(size), {
    contentType: 'image/png',
    customMetadata: { owner: uid ?? '', tournamentId: 't' },
    ...metadata,
  });
}

describe('uploading an image', () => {
  it('is for everybody with an account, and no guest who scores', async () => {
    await expectAllowed(upload(captain, 'images/1a.png'));
    await expectAllowed(upload(captain, 'images/1b.jpg', 100, { contentType: 'image/jpeg' }));
    await expectDenied(upload(null, 'images/1c.png'));
    const guest = 'guest00000000000000000000000';
    const metadata = { contentType: 'image/png', customMetadata: { owner: guest, tournamentId: 't' } };
    await expectDenied(uploadBytes(ref(stage.anonymousAs(guest).storage, 'images/1d.png'), bytes(10), metadata));
  });

  it('takes at most 1 MB', async () => {
    await expectAllowed(upload(captain, 'images/2a.png', LIMIT));
    await expectDenied(upload(captain, 'images/2b.png', LIMIT + 1));
    await expectDenied(upload(captain, 'images/2c.png', 2 * LIMIT));
    await expectDenied(upload(captain, 'images/2d.png', 0));
  });

  it('takes only PNG and JPEG', async () => {
    await expectDenied(upload(captain, 'images/3a.txt', 10, { contentType: 'text/plain' }));
    await expectDenied(upload(captain, 'images/3b.svg', 10, { contentType: 'image/svg+xml' }));
    await expectDenied(upload(captain, 'images/3c.html', 10, { contentType: 'text/html' }));
  });

  it('takes smaller pictures in other kinds, named after their poster, of at most half a megabyte', async () => {
    const webp = { contentType: 'image/webp' };
    await expectAllowed(upload(captain, 'images/6a.png-w320.webp', HALF, webp));
    await expectAllowed(upload(captain, 'images/6a.png-w1280.avif', 100, { contentType: 'image/avif' }));
    await expectDenied(upload(null, 'images/6b.png-w320.webp', 100, webp));
    await expectDenied(upload(captain, 'images/6c.png-w320.webp', HALF + 1, webp));
    await expectDenied(upload(captain, 'images/6d.webp', 100, webp));
    await expectDenied(upload(captain, 'images/6e.png-w0.webp', 100, webp));
    await expectDenied(upload(captain, 'images/6f.png-w320.webp.html', 100, webp));
    await expectDenied(upload(captain, 'images/6g.png-w320.webp', 100, { contentType: 'text/html' }));
    await expectDenied(upload(captain, 'images/6h.png-w320.webp', 100, { ...webp, customMetadata: { owner: rival, tournamentId: 't' } }));
    await expectDenied(upload(captain, 'images/6a.png-w320.webp', 100, webp));
  });

  it('names its uploader truly, and stays in its folder', async () => {
    await expectDenied(upload(captain, 'images/4a.png', 10, { customMetadata: { owner: rival, tournamentId: 't' } }));
    await expectDenied(upload(captain, 'images/4b.png', 10, { customMetadata: {} }));
    // Otherwise no user could read or delete it.
    await expectDenied(upload(captain, 'images/4e.png', 10, { customMetadata: { owner: captain } }));
    await expectDenied(upload(captain, 'elsewhere/4c.png'));
    await expectDenied(upload(captain, 'images/deep/4d.png'));
  });

  it('never replaces a stored image', async () => {
    await expectAllowed(upload(captain, 'images/5.png'));
    await expectDenied(upload(rival, 'images/5.png'));
    await expectDenied(upload(captain, 'images/5.png'));
  });
});

describe('a stored image', () => {
  const at = (uid: string | null, path: string) => ref(stage.anybody(uid).storage, path);

  it('stays what was said of it when it came: whose it is, and for which tournament', async () => {
    await upload(captain, 'images/10.png', 100, { customMetadata: { owner: captain, tournamentId: 'not-yet' } });
    for (const uid of [captain, organizer, rival, null])
      await expectDenied(updateMetadata(at(uid, 'images/10.png'), { customMetadata: { owner: rival, tournamentId: 't' } }));
    await expectAllowed(getMetadata(at(captain, 'images/10.png')));
  });

  it('of a public tournament is seen by everybody, but the folder is not listed', async () => {
    await stage.put({ 'tournaments/public': tournament({ organizerUids: [organizer], isTournamentPublic: true }) });
    await upload(captain, 'images/6.png', 100, { customMetadata: { owner: captain, tournamentId: 'public' } });
    await expectAllowed(getBytes(at(null, 'images/6.png')));
    await expectDenied(listAll(at(captain, 'images')));
  });

  it('of a private tournament is seen by the organisers, and whoever was given its address; by its uploader as long as they organise', async () => {
    await stage.put({ 'tournaments/private': tournament({ organizerUids: [organizer, captain], isTournamentPublic: false }) });
    await upload(captain, 'images/8.png', 100, { customMetadata: { owner: captain, tournamentId: 'private' } });
    await expectDenied(getBytes(at(null, 'images/8.png')));
    await expectDenied(getMetadata(at(rival, 'images/8.png')));
    await expectAllowed(getBytes(at(organizer, 'images/8.png')));
    const address = await getDownloadURL(at(captain, 'images/8.png'));
    await stage.put({ 'tournaments/private': tournament({ organizerUids: [organizer], isTournamentPublic: false }) });
    await expectDenied(getBytes(at(captain, 'images/8.png')));
    await expectDenied(deleteObject(at(captain, 'images/8.png')));
    expect((await fetch(address)).status).toBe(200);
    const guessed = new URL(address);
    guessed.searchParams.set('token', '00000000-0000-4000-8000-000000000000');
    expect((await fetch(guessed)).status).toBe(403);
    // Even before its tournament is stored.
    await upload(captain, 'images/9.png', 100, { customMetadata: { owner: captain, tournamentId: 'not-yet' } });
    await expectAllowed(getDownloadURL(at(captain, 'images/9.png')));
    await expectDenied(getBytes(at(null, 'images/9.png')));
  });

  it('is deleted by an organiser of its tournament, and by its uploader while there is no tournament', async () => {
    await upload(captain, 'images/7a.png', 100, { customMetadata: { owner: captain, tournamentId: 'not-yet' } });
    await upload(captain, 'images/7b.png');
    const image = (uid: string | null, path: string) => ref(stage.anybody(uid).storage, path);
    await expectDenied(deleteObject(image(null, 'images/7a.png')));
    await expectDenied(deleteObject(image(rival, 'images/7a.png')));
    await expectAllowed(deleteObject(image(captain, 'images/7a.png')));
    await expectDenied(deleteObject(image(captain, 'images/7b.png')));
    await expectAllowed(deleteObject(image(organizer, 'images/7b.png')));
  });
});
