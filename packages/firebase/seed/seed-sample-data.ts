import type { PosterImage } from '@courtside/domain';
import { signUp, type SampleAccount } from './accounts';
import { loadClubs } from './clubs';
import type { SampleTournament } from './build-tournament';
import { setDocuments, type Target } from './documents';
import { storeImage, type ImageTarget } from './images';
import { largeTournament } from './large-tournament';
import { drawPoster, HEIGHT, posterColors, WIDTH, type PosterColors } from './poster';
import { players } from './roster';
import { toSearchName } from '../src/search-name';
import { migrateSearchNames } from './search-names';
import { season } from './season';

export interface SeedOptions {
  /** Origin of the embedded backend. */
  readonly origin: string;
  /** The backend's owner key: it passes the security rules. */
  readonly ownerKey: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly apiKey: string;
  /** The account that helps the organizers of every new tournament, as in `config.json`. */
  readonly supportOrganizerUid?: string | undefined;
  /** Milliseconds since 1970: the season is laid out around this day. */
  readonly now: number;
}

/** Loads the data that every installation needs: the club list, the support account, and the searchable names of players of earlier years. */
export async function seedEssentials({ origin, ownerKey: token, projectId, supportOrganizerUid }: SeedOptions): Promise<void> {
  const target = { origin, projectId, token };
  await loadClubs(target);
  await setDocuments(target, { 'settings/platform': { supportOrganizerUid: supportOrganizerUid ?? null } });
  await migrateSearchNames(target);
}

/** Loads clubs, players, accounts and a season of tournaments. Loading it again gives the same documents. @returns the accounts */
export async function seedSampleData(options: SeedOptions): Promise<readonly SampleAccount[]> {
  const { origin, ownerKey: token, projectId, storageBucket: bucket, now } = options;
  const target = { origin, projectId, token };
  await seedEssentials(options);
  await setDocuments(target, Object.fromEntries(players.map(({ id, profile }) => [`profiles/${id}`, profile])));

  const organizer = await signUp(options, 'organiser@courtside.test');
  const player = await signUp(options, 'player@courtside.test');
  const helper = await signUp(options, 'helper@courtside.test');
  await setDocuments(target, {
    ...accountDocuments(organizer, { name: 'robin', pronouns: 'they/them', club: 'Brussels Bike Polo', region: 'Benelux', skill: 6 }),
    ...accountDocuments(player, { name: 'zoé', pronouns: 'elle', club: 'Montpellier Bike Polo', region: 'France', skill: 7 }),
    ...accountDocuments(helper, { name: 'sam', pronouns: 'he/him', club: 'Brussels Bike Polo', region: 'Benelux', skill: 4 }),
  });

  const today = new Date(now).toISOString().slice(0, 10);
  const tournaments = season({ today, now, organizerUid: organizer.uid });
  for (const [index, tournament] of tournaments.entries()) {
    const { id, poster } = tournament;
    const colors = posterColors[poster as keyof typeof posterColors];
    const metadata = { owner: organizer.uid, tournamentId: id };
    const store = { to: { origin, bucket, token }, metadata };
    await setTournament(target, tournament, colors ? await storePoster(store, `${id}.png`, colors, index + 1) : { imageSrc: '' });
  }
  return [organizer, player, helper];
}

/** Loads the largest event that is promised to be fluent; it shows players of the sample data. @returns its id */
export async function seedLargeTournament({ origin, ownerKey: token, projectId, now }: SeedOptions): Promise<string> {
  const tournament = largeTournament({ today: new Date(now).toISOString().slice(0, 10), now, organizerUid: 'nobody' });
  const target = { origin, projectId, token };
  await setDocuments(target, Object.fromEntries(players.map(({ id, profile }) => [`profiles/${id}`, profile])));
  await setTournament(target, tournament, { imageSrc: '' });
  return tournament.id;
}

/** The width that a card on a phone needs; the poster itself is hardly larger than other places need. */
const SMALL = 320;

/** Stores a poster with a smaller picture of it, as a browser that uploads one does. */
async function storePoster(
  { to, metadata }: { readonly to: ImageTarget; readonly metadata: { readonly owner: string; readonly tournamentId: string } },
  name: string,
  colors: PosterColors,
  seed: number,
): Promise<{ readonly imageSrc: string; readonly image: PosterImage }> {
  const imageSrc = await storeImage(to, name, drawPoster(colors, seed), metadata);
  const small = await storeImage(to, `${name}-w${SMALL}.png`, drawPoster(colors, seed, SMALL), metadata);
  return { imageSrc, image: { src: imageSrc, width: WIDTH, height: HEIGHT, type: 'image/png', variants: { [SMALL]: small } } };
}

async function setTournament(
  target: Target,
  { id, fields, teams, contacts, matches, games, shuffle, stages = {} }: SampleTournament,
  poster: { readonly imageSrc: string; readonly image?: PosterImage },
): Promise<void> {
  await setDocuments(target, {
    [`tournaments/${id}`]: { ...fields, ...poster },
    [`teams/${id}`]: teams,
    ...(matches ? { [`schedules/${id}`]: matches } : {}),
    ...(games ? { [`brackets/${id}`]: games } : {}),
    ...(shuffle ? { [`shuffles/${id}`]: shuffle } : {}),
    ...Object.fromEntries(
      Object.entries(stages).flatMap(([stageId, stage]) => [
        [`tournaments/${id}/stages/${stageId}`, stage.plan],
        [`schedules/${id}/stages/${stageId}`, stage.matches],
      ]),
    ),
    ...Object.fromEntries(Object.entries(contacts).map(([teamId, email]) => [`teams/${id}/contacts/${teamId}`, { email }])),
  });
}

function accountDocuments(
  { uid, email }: SampleAccount,
  profile: { readonly name: string; readonly [field: string]: unknown },
): Record<string, object> {
  return {
    [`profiles/${uid}`]: { ...profile, searchName: toSearchName(profile.name), isPageHidden: false },
    [`profiles/${uid}/private/contact`]: { email },
  };
}
