import { allFlags } from '@courtside/domain';
import { platformConfig } from '../config';
import { newDocumentId } from '../ids';
import { teamsPath, tournamentPath } from '../paths';
import { loadLite } from '../sdk/parts';
import { viewerTimeZone } from '../time-zone';
import { command } from './command';
import { deletePoster, uploadPoster, type ImageFile } from './poster';
import { signedInUid } from './signed-in-uid';

/** What the form of a new tournament holds. */
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

/** The creator and, where the operator named one, the support account. */
export function organizersOfNew(uid: string): string[] {
  const { supportOrganizerUid } = platformConfig();
  return supportOrganizerUid && supportOrganizerUid !== uid ? [uid, supportOrganizerUid] : [uid];
}

/**
 * Creates a tournament with its poster and its empty list of teams.
 * @returns its id
 * @throws CommandFailure
 */
export const createTournament = command(async (draft: NewTournament): Promise<string> => {
  const uid = await signedInUid();
  const tournamentId = newDocumentId();
  const imageSrc = draft.image ? await uploadPoster(draft.image, { tournamentId, uid }) : '';
  const type = draft.tournamentType ?? 'STANDARD';
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const batch = sdk.writeBatch(db);
  batch.set(sdk.doc(db, tournamentPath(tournamentId)), {
    name: draft.name.trim(),
    location: draft.location.trim(),
    description: draft.description.trim(),
    startDate: draft.startDate,
    endDate: draft.endDate,
    timeZone: draft.timeZone ?? viewerTimeZone(),
    imageSrc,
    tournamentType: type,
    organizerUids: organizersOfNew(uid),
    ...(type === 'MIXER' ? { playerIds: [] } : {}),
    ...freshState,
  });
  batch.set(sdk.doc(db, teamsPath(tournamentId)), {});
  try {
    await batch.commit();
  } catch (error) {
    if (imageSrc) await deletePoster(imageSrc).catch(() => undefined);
    throw error;
  }
  return tournamentId;
});
