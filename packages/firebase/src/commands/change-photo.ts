import { tournamentPath } from '../paths';
import { readOnce } from '../repositories/read-once';
import { documentAt } from '../repositories/source';
import { changeFields } from './changes';
import { command } from './command';
import { isPosterUsedElsewhere } from './poster-use';
import { deletePoster, uploadPoster, type ImageFile } from './poster';
import { signedInUid } from './signed-in-uid';

/**
 * Puts a new image in place of the old one, which is deleted.
 * @returns the address of the new image
 * @throws CommandFailure; 'Invalid Firebase Storage URL' when the old address is not one of ours (the new image is in place then)
 */
export const changePhoto = command(async (tournamentId: string, image: ImageFile): Promise<string> => {
  const uid = await signedInUid();
  const [before] = await readOnce(documentAt(tournamentPath(tournamentId)));
  const imageSrc = await uploadPoster(image, { tournamentId, uid });
  await changeFields(tournamentPath(tournamentId), [[['imageSrc'], imageSrc]]);
  const old = before?.data['imageSrc'];
  if (typeof old === 'string' && old !== '' && !(await isPosterUsedElsewhere(old, tournamentId, uid))) await deletePoster(old);
  return imageSrc;
});
