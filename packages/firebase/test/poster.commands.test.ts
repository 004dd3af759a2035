import { getPosterImage, parseTournament } from '@courtside/domain';
import { changePhoto, createTournament, deleteTournament, duplicateTournament } from '../src/commands';
import { variantWidths } from '../src/commands/poster/poster-variants';
import { readArchivePart, watchTournament } from '../src/repositories';
import { draft, firstValue, platformForTests, png } from './platform.testkit';

const platform = platformForTests();
beforeAll(() => platform.become('organizer'));

const read = async (id: string) => (await firstValue(watchTournament, [id], (_, meta) => !meta.fromCache && !meta.pending))!;
const opens = async (...addresses: readonly string[]) => Promise.all(addresses.map(async (address) => (await fetch(address)).ok));
const smaller = async (id: string) => Object.values((await read(id)).image?.variants ?? {});

/** A browser's images and canvas, as far as they are used: a WebP has one byte per fifty pixels. */
function browserThat({ reads = true, writes = ['image/webp', 'image/jpeg'], width = 1600 } = {}): void {
  const canvas = () => {
    const made = { width: 0, height: 0, getContext: () => ({ drawImage: () => undefined }), toBlob };
    function toBlob(this: { width: number; height: number }, done: (blob: Blob) => void, type: string) {
      const size = Math.ceil((this.width * this.height) / 50);
      done(new Blob([new Uint8Array(size)], { type: writes.includes(type) ? type : 'image/png' }));
    }
    return made;
  };
  Object.assign(globalThis, {
    createImageBitmap: () =>
      reads ? Promise.resolve({ width, height: (width * 3) / 4, close: () => undefined }) : Promise.reject(new Error('Not a picture')),
    document: { createElement: canvas, visibilityState: 'visible', addEventListener: () => undefined },
  });
}
const original = { createImageBitmap: globalThis.createImageBitmap, document: globalThis.document };
beforeEach(() => browserThat());
afterEach(() => {
  Object.assign(globalThis, original);
  jest.restoreAllMocks();
});
const silently = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('a stored poster', () => {
  it('has smaller pictures beside it, and its dimensions', async () => {
    const id = await createTournament({ ...draft, image: png(30_000) });
    const { imageSrc, image } = await read(id);
    expect(image).toMatchObject({ src: imageSrc, width: 1600, height: 1200, type: 'image/webp' });
    expect(Object.keys(image?.variants ?? {})).toEqual(['320', '640', '1280']);
    const fetched = await Promise.all(Object.values(image?.variants ?? {}).map((address) => fetch(address)));
    expect(fetched.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(fetched.map(() => [200, 'image/webp']));
  });

  it('is stored by itself where the browser can’t read it, or can’t write another', async () => {
    const warned = silently();
    browserThat({ reads: false });
    const unread = await createTournament({ ...draft, image: png() });
    browserThat({ writes: [] });
    const unwritten = await createTournament({ ...draft, image: png(30_000) });
    for (const id of [unread, unwritten]) {
      const { imageSrc, image } = await read(id);
      expect([await opens(imageSrc), image]).toEqual([[true], null]);
    }
    expect(warned).toHaveBeenCalledTimes(2);
  });

  it('has JPEGs where the browser writes no WebP, and AVIFs where it does', async () => {
    browserThat({ writes: ['image/jpeg'] });
    expect((await read(await createTournament({ ...draft, image: png(30_000) }))).image?.type).toBe('image/jpeg');
    browserThat({ writes: ['image/avif', 'image/webp', 'image/jpeg'] });
    expect((await read(await createTournament({ ...draft, image: png(30_000) }))).image?.type).toBe('image/avif');
  });

  it('has none that takes more bytes than it does itself', async () => {
    const id = await createTournament({ ...draft, image: png(22_000) });
    expect(Object.keys((await read(id)).image?.variants ?? {})).toEqual(['320', '640']);
  });

  it('has none where it is small itself', async () => {
    const id = await createTournament({ ...draft, image: png(19_000) });
    expect((await read(id)).image).toMatchObject({ width: 1600, height: 1200, variants: {} });
  });

  it('lacks those that could not be stored', async () => {
    const warned = silently();
    const { fetch: real } = globalThis;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input instanceof Request ? input.url : input).includes('-w640')
          ? Promise.resolve(new Response(null, { status: 403 }))
          : real(input, init),
      );
    const id = await createTournament({ ...draft, image: png(30_000) });
    expect(Object.keys((await read(id)).image?.variants ?? {})).toEqual(['320', '1280']);
    expect(warned).toHaveBeenCalled();
  });

  it('goes with its smaller pictures when another takes its place', async () => {
    const id = await createTournament({ ...draft, image: png(30_000) });
    const before = await smaller(id);
    await changePhoto(id, png(29_000));
    const after = await smaller(id);
    expect(after).toHaveLength(3);
    expect(await opens(...before, ...after)).toEqual([false, false, false, true, true, true]);
  });

  it('takes what was known of another with it, where nothing is known of it', async () => {
    const id = await createTournament({ ...draft, image: png(30_000) });
    const before = await smaller(id);
    silently();
    browserThat({ reads: false });
    await changePhoto(id, png(29_000));
    expect((await read(id)).image).toBeNull();
    expect(await opens(...before)).toEqual([false, false, false]);
  });

  it('that a page of an earlier release put there has nothing of another; what that left behind goes with the next', async () => {
    const id = await createTournament({ ...draft, image: png(30_000) });
    const before = await smaller(id);
    const { updateDetails } = await import('../src/commands/tournament/change-tournament');
    await updateDetails(id, { imageSrc: '' } as never);
    expect(getPosterImage(await read(id))).toBeNull();
    await changePhoto(id, png(29_000));
    expect(await smaller(id)).toHaveLength(3);
    expect(await opens(...before)).toEqual([false, false, false]);
  });

  it('is shown by a copy, and goes with the last of the two', async () => {
    const id = await createTournament({ ...draft, image: png(30_000) });
    const copyId = await duplicateTournament(id);
    const pictures = await smaller(copyId);
    expect(pictures).toEqual(await smaller(id));
    await deleteTournament(id);
    expect(await opens(...pictures)).toEqual([true, true, true]);
    await deleteTournament(copyId);
    expect(await opens(...pictures)).toEqual([false, false, false]);
  });

  it('takes no other pictures with it, whatever its document names', async () => {
    const other = await createTournament({ ...draft, image: png(30_000) });
    const theirs = await smaller(other);
    const id = await createTournament({ ...draft, image: png(30_000) });
    const { image } = await read(id);
    const { updateDetails } = await import('../src/commands/tournament/change-tournament');
    await updateDetails(id, { image: { ...image, variants: { 320: theirs[0] } } } as never);
    await deleteTournament(id);
    expect(await opens(...theirs)).toEqual([true, true, true]);
  });
});

it('the archive asks for what cards show of it', async () => {
  const image = {
    src: 'https://example.org/p.png',
    width: 800,
    height: 600,
    type: 'image/webp',
    variants: { 320: 'https://example.org/s' },
  };
  await platform.put({
    'tournaments/past': {
      ...{ ...draft, startDate: '2020-01-01', endDate: '2020-01-02', organizerUids: ['x'], isTournamentPublic: true },
      ...{ imageSrc: image.src, image },
    },
  });
  const { tournaments } = await readArchivePart({ today: '2026-01-01' });
  expect(tournaments.map((one) => one.image)).toEqual([image]);
});

it.each([
  [4000, [320, 640, 1280]],
  [1300, [320, 640, 1280]],
  [720, [320, 720]],
  [500, [320, 500]],
  [390, [390]],
  [32, [32]],
])('of a picture of %d pixels, smaller ones are made that are worth it', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths);
});

it('what is wrong with what is known of an image takes neither tournament nor image along', () => {
  const of = (image: unknown) => {
    const parsed = parseTournament('t', { ...draft, imageSrc: 'a', image });
    return parsed.ok ? [parsed.value.imageSrc, getPosterImage(parsed.value)] : null;
  };
  for (const wrong of [7, [], { src: 'a', width: '9', height: 9 }, { src: 'a', width: 9 }, { src: 'b', width: 9, height: 9 }, {}])
    expect([wrong, of(wrong)]).toEqual([wrong, ['a', null]]);
  const whole = { src: 'a', width: 9, height: 9, type: 'image/webp', variants: { 320: 'b' } };
  expect(of({ ...whole, variants: { 320: 'b', 640: 7 } })).toEqual(['a', whole]);
});
