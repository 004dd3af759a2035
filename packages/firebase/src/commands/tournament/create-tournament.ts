import { allFlags, type PosterImage } from '@courtside/domain';
import { platformConfig } from '../../config';
import { newDocumentId } from '../../ids';
import { teamsPath, tournamentPath } from '../../paths';
import { loadLite } from '../../sdk/parts';
import { viewerTimeZone } from '../../time-zone';
import { command } from '../base/command';
import { deletePoster, deleteVariants, uploadPoster, type ImageFile } from '../poster/poster';
import { signedInUid } from '../base/signed-in-uid';
import { isStored } from '../base/is-stored';

/** The values of the form for a new tournament. */
export interface NewTournament {
  readonly name: string;
  readonly location: string;
  readonly description: string;
  /** `YYYY-MM-DD`, not after `endDate`. */
  readonly startDate: string;
  readonly endDate: string;
  /** PNG or JPEG of at most 1 MB. */
  readonly image?: ImageFile | null;
  /** `STANDARD` by default. */
  readonly tournamentType?: 'STANDARD' | 'MIXER';
  /** IANA name; the viewer's by default. */
  readonly timeZone?: string;
}

/** The fields that every new tournament starts with: private, closed, empty. */
export const freshState = {
  ...allFlags(false),
  isGameTimesVisible: true,
  isRegistrationOpen: false,
} as const;

/** The creator and, if the operator named one, the support account. */
export function listFirstOrganizers(uid: string): string[] {
  const { supportOrganizerUid } = platformConfig();
  return supportOrganizerUid && supportOrganizerUid !== uid ? [uid, supportOrganizerUid] : [uid];
}

/**
 * Creates a tournament with its poster and its empty list of teams.
 * @param tournamentId a new one by default. A retry after a lost response passes the same id: if it was stored the first time, there is one
 *   tournament, with the current values of the form.
 * @returns its id
 * @throws CommandFailure
 */
export const createTournament = command(async (draft: NewTournament, tournamentId: string = newDocumentId()): Promise<string> => {
  const uid = await signedInUid();
  const { imageSrc, image } = draft.image ? await uploadPoster(draft.image, { tournamentId, uid }) : { imageSrc: '', image: null };
  const type = draft.tournamentType ?? 'STANDARD';
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const top = sdk.doc(db, tournamentPath(tournamentId));
  const details = {
    name: draft.name.trim(),
    location: draft.location.trim(),
    description: draft.description.trim(),
    startDate: draft.startDate,
    endDate: draft.endDate,
    timeZone: draft.timeZone ?? viewerTimeZone(),
    imageSrc,
  };
  const batch = sdk.writeBatch(db);
  batch.set(top, {
    ...details,
    tournamentType: type,
    organizerUids: listFirstOrganizers(uid),
    ...(type === 'MIXER' ? { playerIds: [] } : {}),
    ...freshState,
  });
  batch.set(sdk.doc(db, teamsPath(tournamentId)), {});
  try {
    await batch.commit();
  } catch (error) {
    const isThere = await isStored(top.path);
    if (isThere === false) {
      await deleteVariants(image);
      if (imageSrc) await deletePoster(imageSrc).catch(() => undefined);
    }
    if (isThere !== true) throw error;
    await sdk.updateDoc(top, details);
  }
  await saveImage(tournamentId, image);
  return tournamentId;
});

/**
 * Writes the data of a new tournament's image in a separate write: the rules can only evaluate so many steps for one write, and creating a
 * tournament needs most of them. Without the data, pages show the original image.
 */
export async function saveImage(tournamentId: string, image: PosterImage | null): Promise<void> {
  if (!image) return;
  const sdk = await loadLite();
  await sdk
    .updateDoc(sdk.doc(sdk.liteDb(), tournamentPath(tournamentId)), { image })
    .catch((error: unknown) => console.warn('The image is shown without its smaller pictures', error));
}
