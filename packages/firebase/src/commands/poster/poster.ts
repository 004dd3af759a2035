import type { PosterImage } from '@courtside/domain';
import { CommandFailure } from '../../errors/command-failure';
import { toStoragePath } from '../../images';
import { loadOnce } from '../../sdk/load-once';
import { loadStorage } from '../../sdk/parts';
import type { PosterVariants } from './poster-variants';

/** Largest image, in bytes: 1 MB. */
const MAX_IMAGE_BYTES = 1_048_576;
/** Kinds of images that can be stored. */
const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg'];

/** An image that the user chose. */
export type ImageFile = Blob & { readonly name?: string };

/** A stored poster, as in the tournament's document. */
export interface StoredPoster {
  readonly imageSrc: string;
  /** Null if no smaller pictures could be made or stored: the original is shown then. */
  readonly image: PosterImage | null;
}

interface Owner {
  readonly tournamentId: string;
  readonly uid: string;
}

const loadVariants = loadOnce(() => import(/* webpackChunkName: "poster-variants" */ './poster-variants'));

/**
 * Stores a tournament's image, with smaller versions next to it.
 * @throws CommandFailure `too-large` above 1 MB, `invalid` for formats other than PNG and JPEG
 */
export async function uploadPoster(image: ImageFile, owner: Owner): Promise<StoredPoster> {
  if (image.size > MAX_IMAGE_BYTES) throw new CommandFailure('too-large', 'File size must be less than or equal to 1 MB.');
  if (!IMAGE_TYPES.includes(image.type)) throw new CommandFailure('invalid', 'Only PNG and JPEG images can be stored.');
  const name = `images/${Date.now()}${(image.name ?? 'image').replace(/[^\w.-]+/g, '-').slice(-80)}`;
  // Made while the poster is being uploaded. Nothing that fails here fails the poster.
  const canDraw = typeof createImageBitmap === 'function';
  const making = canDraw
    ? loadVariants()
        .then(({ makeVariants }) => makeVariants(image))
        .catch(untold)
    : null;
  const imageSrc = await store(name, image, owner);
  const made = await making;
  return { imageSrc, image: made && (await storeVariants(name, made, owner).then((variants) => describe(imageSrc, made, variants))) };
}

async function store(name: string, image: Blob, { tournamentId, uid }: Owner): Promise<string> {
  const { getDownloadURL, imageStorage, ref, uploadBytes } = await loadStorage();
  const target = ref(imageStorage(), name);
  await uploadBytes(target, image, {
    contentType: image.type,
    // The rules let the uploader and the tournament's organizers delete it.
    customMetadata: { owner: uid, tournamentId },
    cacheControl: 'public, max-age=31536000, immutable',
  });
  return getDownloadURL(target);
}

/** Returns the name of a smaller picture, which starts with its poster's name. The rules know this format too. */
const variantName = (poster: string, width: number, type: string): string => `${poster}-w${width}.${type.replace(/^image\/(?=\w+$)/, '')}`;

/** Returns those that could be stored, by their width. */
async function storeVariants(name: string, { type, variants }: PosterVariants, owner: Owner): Promise<Record<string, string>> {
  const stored = await Promise.all(
    variants.map(async ({ width, blob }) => {
      const src = await store(variantName(name, width, type), blob, owner).catch(untold);
      return src === null ? [] : [[String(width), src] as const];
    }),
  );
  return Object.fromEntries(stored.flat());
}

const describe = (src: string, { width, height, type }: PosterVariants, variants: Record<string, string>): PosterImage => ({
  src,
  ...{ width, height, type },
  variants,
});

function untold(error: unknown): null {
  console.warn('There is no smaller picture of the image', error);
  return null;
}

/**
 * Deletes a stored image; a missing one, or one of another user, is ignored.
 * @throws CommandFailure 'Invalid Firebase Storage URL' for an address that is not one of ours
 */
export async function deletePoster(src: string): Promise<void> {
  const path = toStoragePath(src);
  if (path === null) throw new CommandFailure('invalid', 'Invalid Firebase Storage URL');
  const { deleteObject, imageStorage, ref } = await loadStorage();
  await deleteObject(ref(imageStorage(), path)).catch((error: unknown) => {
    const { code } = error as { code?: string };
    if (code !== 'storage/object-not-found' && code !== 'storage/unauthorized') throw error;
  });
}

/** Deletes the smaller pictures of an image that are named after it: no document can name other users' pictures. */
export async function deleteVariants(image: unknown): Promise<void> {
  const { src, variants } = (image ?? {}) as { readonly src?: unknown; readonly variants?: unknown };
  const poster = typeof src === 'string' ? toStoragePath(src) : null;
  if (poster === null || typeof variants !== 'object' || variants === null) return;
  const own = Object.values(variants).filter(
    (one): one is string => typeof one === 'string' && (toStoragePath(one)?.startsWith(`${poster}-w`) ?? false),
  );
  await Promise.all(
    own.map((one) => deletePoster(one).catch((error: unknown) => console.warn('A smaller picture was not deleted', error))),
  );
}
