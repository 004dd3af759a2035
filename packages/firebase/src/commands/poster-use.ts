import { readOnce } from '../repositories/read-once';
import { queryOf, where } from '../repositories/source';

/** A duplicated tournament shows the image of its original, so an image goes only with the last tournament that shows it. */
export async function isPosterUsedElsewhere(imageSrc: string, tournamentId: string, uid: string): Promise<boolean> {
  const mine = await readOnce(queryOf('tournaments', where('organizerUids', 'array-contains', uid)));
  return mine.some(({ id, data }) => id !== tournamentId && data['imageSrc'] === imageSrc);
}
