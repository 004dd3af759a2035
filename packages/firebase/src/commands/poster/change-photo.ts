import { tournamentPath } from '../../paths';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';
import { changeFields } from '../base/changes';
import { command } from '../base/command';
import { uploadPoster, type ImageFile } from './poster';
import { sweepPoster } from './poster-use';
import { signedInUid } from '../base/signed-in-uid';

/**
 * Replaces the image by a new one and deletes the old one.
 * @returns the address of the new image
 * @throws CommandFailure; 'Invalid Firebase Storage URL' if the old address is not one of ours (the new image is stored then)
 */
export const changePhoto = command(async (tournamentId: string, file: ImageFile): Promise<string> => {
  const uid = await signedInUid();
  const [before] = await readOnce(documentAt(tournamentPath(tournamentId)));
  const { imageSrc, image } = await uploadPoster(file, { tournamentId, uid });
  // A missing field that stays missing is not written: rules of an earlier version do not know it.
  const isTold = image !== null || before?.data['image'] !== undefined;
  await changeFields(tournamentPath(tournamentId), [[['imageSrc'], imageSrc], ...(isTold ? ([[['image'], image]] as const) : [])]);
  await sweepPoster(before?.data, tournamentId, uid);
  return imageSrc;
});
