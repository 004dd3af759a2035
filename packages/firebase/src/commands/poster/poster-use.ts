import { readOnce } from '../../repositories/read-once';
import { createQuery, where } from '../../sdk/source';
import { deletePoster, deleteVariants } from './poster';

const srcOf = (image: unknown): unknown => (typeof image === 'object' && image !== null && 'src' in image ? image.src : undefined);

/**
 * Deletes the image of a tournament and its smaller pictures. A duplicated tournament shows those of its original, so they are deleted only with
 * the last tournament that shows them. A page without the smaller pictures may have changed the image, or copied it, without them: each is
 * checked separately.
 * @param data the tournament's document while it showed them
 * @throws CommandFailure 'Invalid Firebase Storage URL' if the image's address is not one of ours
 */
export async function sweepPoster(data: Readonly<Record<string, unknown>> | undefined, tournamentId: string, uid: string): Promise<void> {
  const { imageSrc, image } = data ?? {};
  const hasPoster = typeof imageSrc === 'string' && imageSrc !== '';
  const variantsOf = srcOf(image);
  if (!hasPoster && variantsOf === undefined) return;
  const mine = await readOnce(createQuery('tournaments', where('organizerUids', 'array-contains', uid)));
  const others = mine.filter(({ id }) => id !== tournamentId).map((one) => one.data);
  if (!others.some((other) => srcOf(other['image']) === variantsOf)) await deleteVariants(image);
  if (hasPoster && !others.some((other) => other['imageSrc'] === imageSrc)) await deletePoster(imageSrc);
}
