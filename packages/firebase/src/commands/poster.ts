import { CommandFailure } from '../errors/command-failure';
import { storagePathOf } from '../images';
import { loadStorage } from '../sdk/parts';

/** Largest image, in bytes: 1 MB. */
const MAX_IMAGE_BYTES = 1_048_576;
/** Kinds of images that can be stored. */
const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg'];

/** An image chosen by a person. */
export type ImageFile = Blob & { readonly name?: string };

/**
 * Stores a tournament's image.
 * @returns its address
 * @throws CommandFailure `too-large` above 1 MB, `invalid` for another kind than PNG and JPEG
 */
export async function uploadPoster(
  image: ImageFile,
  { tournamentId, uid }: { readonly tournamentId: string; readonly uid: string },
): Promise<string> {
  if (image.size > MAX_IMAGE_BYTES) throw new CommandFailure('too-large', 'File size must be less than or equal to 1 MB.');
  if (!IMAGE_TYPES.includes(image.type)) throw new CommandFailure('invalid', 'Only PNG and JPEG images can be stored.');
  const { getDownloadURL, imageStorage, ref, uploadBytes } = await loadStorage();
  const name = (image.name ?? 'image').replace(/[^\w.-]+/g, '-').slice(-80);
  const target = ref(imageStorage(), `images/${Date.now()}${name}`);
  await uploadBytes(target, image, {
    contentType: image.type,
    // The rules let the uploader and the tournament's organisers delete it again.
    customMetadata: { owner: uid, tournamentId },
    cacheControl: 'public, max-age=31536000, immutable',
  });
  return getDownloadURL(target);
}

/**
 * Deletes a stored image; one that is gone already, or belongs to somebody else, is left alone.
 * @throws CommandFailure 'Invalid Firebase Storage URL' for an address that is not one of ours
 */
export async function deletePoster(src: string): Promise<void> {
  const path = storagePathOf(src);
  if (path === null) throw new CommandFailure('invalid', 'Invalid Firebase Storage URL');
  const { deleteObject, imageStorage, ref } = await loadStorage();
  await deleteObject(ref(imageStorage(), path)).catch((error: unknown) => {
    const { code } = error as { code?: string };
    if (code !== 'storage/object-not-found' && code !== 'storage/unauthorized') throw error;
  });
}
