import { parsePlace, type Tournament } from '@courtside/domain';
import { getPlacements, type Placements } from '@courtside/domain/registration';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { entriesPath, placesPath, registrationsPath, teamsPath } from '../../paths';
import { readDraw } from '../../repositories/draws';
import { readPlaces } from '../../repositories/teams';
import { getParsedValue } from '../../repositories/parse';
import { openLive } from '../../session/open-live';
import { loadLite } from '../../sdk/parts';
import { answered } from '../base/answered';
import { changeSeen } from '../base/change-seen';
import { inBatch } from '../base/changes';
import { command } from '../base/command';
import { publishDrawHash } from './draw';
import { keep, keepPlan } from '../base/history';
import { signedInUid } from '../base/signed-in-uid';

/** The number of places, how teams move up, and whether places are drawn; a missing value stays unchanged. */
export type PlacesSetting = Pick<Tournament, 'places' | 'movesUp'> & Partial<Pick<Tournament, 'placesBy'>>;

/**
 * How many teams are ordered, or recorded as notified, at once. The rules may read 20 documents for a whole batch: the tournament, its teams,
 * and an entry for each place.
 */
export const PLACES_PER_BATCH = 12;

/**
 * Sets the number of places (0: unlimited) and how teams move up from the waiting list. Registered teams are ordered by their time of
 * registration. Needs the network.
 * @param seen the setting on the screen
 * @throws CommandFailure `conflict` if another user has changed the same in the meantime
 */
export const setPlaces = command(
  async (
    tournamentId: string,
    setting: PlacesSetting,
    seen: PlacesSetting & Pick<Tournament, 'hasEntries' | 'isRegistrationOpen'>,
  ): Promise<void> => {
    const by = await signedInUid();
    const drawn = ({ placesBy = seen.placesBy ?? 'registration' }: PlacesSetting) => placesBy;
    const toRecord = (one: PlacesSetting) => ({
      places: one.places,
      movesUp: one.movesUp,
      ...(drawn(setting) === drawn(seen) ? {} : { placesBy: drawn(one) }),
    });
    // Published before the setting, so that every user who reads that places are drawn finds the hash.
    if (setting.places > 0 && drawn(setting) === 'draw') await publishDrawHash(tournamentId);
    // First: the number of places is never stored without the order, whichever write fails.
    if (setting.places > 0) await lineUp(tournamentId);
    const changes = [
      { path: ['places'], value: setting.places, seen: seen.places },
      { path: ['movesUp'], value: setting.movesUp, seen: seen.movesUp },
      { path: ['placesBy'], value: drawn(setting), seen: drawn(seen) },
      // If an earlier build opened registration, teams are added to the document of all teams, which has no order.
      { path: ['hasEntries'], value: seen.hasEntries || (seen.isRegistrationOpen && setting.places > 0), seen: seen.hasEntries },
    ];
    await changeSeen(tournamentId, changes, (writer, live, changeId) =>
      keep(writer, live, tournamentId, changeId, { game: '', kind: 'setting', by, from: toRecord(seen), to: toRecord(setting) }),
    );
  },
);

/** Adds the missing place documents of teams. */
async function lineUp(tournamentId: string): Promise<void> {
  const { sdk: live, db: store } = await openLive();
  // With the SDK, whose times can be written back unchanged, to the microsecond.
  const [teams, entries, places] = await Promise.all([
    live.getDocFromServer(live.doc(store, teamsPath(tournamentId))),
    live.getDocsFromServer(live.collection(store, entriesPath(tournamentId))),
    live.getDocsFromServer(live.collection(store, placesPath(tournamentId))),
  ]);
  const known = new Set(places.docs.map(({ id }) => id));
  const registered = [
    ...entries.docs.map((entry) => [entry.id, entry.data()['registeredAt'] as unknown] as const),
    ...Object.entries(teams.data() ?? {}).map(([id, team]) => [id, (team as { registeredAt?: unknown }).registeredAt] as const),
  ];
  // A team from before registration times were stored can't be ordered; it has a place, like a team without any data.
  const missing = [...new Map(registered)].filter(([id, time]) => !known.has(id) && time !== undefined);
  for (let start = 0; start < missing.length; start += PLACES_PER_BATCH)
    await inBatch((batch, { sdk, db }) => {
      for (const [id, registeredAt] of missing.slice(start, start + PLACES_PER_BATCH))
        batch.set(sdk.doc(db, placesPath(tournamentId), id), { registeredAt });
    });
}

/** An organizer's decision about a team's place, and how to revoke it. */
export type PlaceDecision = 'granted' | 'notGranted' | 'withdrawn' | 'takenBack' | 'guaranteed' | 'notGuaranteed';

const names = {
  granted: 'placeGranted',
  notGranted: 'placeNotGranted',
  withdrawn: 'placeWithdrawn',
  takenBack: 'placeTakenBack',
  guaranteed: 'placeGuaranteed',
  notGuaranteed: 'placeNotGuaranteed',
} as const satisfies Record<PlaceDecision, string>;

/**
 * Accepts a team from the waiting list, withdraws it, or guarantees its place; or undoes one of these. Its time of registration stays. Queued
 * without a network.
 */
export const decidePlace = command(async (tournamentId: string, teamId: string, decision: PlaceDecision): Promise<void> => {
  const by = await signedInUid();
  const from = decision === 'takenBack' ? await knownWithdrawal(tournamentId, teamId) : {};
  await inBatch((batch, live) => {
    const { sdk, db } = live;
    const changed = {
      granted: { grantedAt: sdk.serverTimestamp() },
      notGranted: { grantedAt: sdk.deleteField() },
      withdrawn: { withdrawnAt: sdk.serverTimestamp() },
      takenBack: { withdrawnAt: sdk.deleteField() },
      guaranteed: { guaranteed: true },
      notGuaranteed: { guaranteed: false },
    }[decision];
    batch.update(sdk.doc(db, placesPath(tournamentId), teamId), changed);
    keepPlan(batch, live, tournamentId, { by, from, to: { what: names[decision], teamId } });
  });
});

/** Returns when a team withdrew, as the page knows it: a captain's withdrawal has no other record, and undoing it clears the field. */
async function knownWithdrawal(tournamentId: string, teamId: string): Promise<{ readonly withdrawnAt?: number }> {
  const { sdk, db } = await openLive();
  const known = await sdk.getDocFromCache(sdk.doc(db, placesPath(tournamentId), teamId)).catch(() => null);
  const withdrawnAt = known?.exists() ? getParsedValue(parsePlace(teamId, known.data())).withdrawnAt : null;
  return withdrawnAt === null ? {} : { withdrawnAt };
}

/**
 * Withdraws the captain's team for good: only organizers can undo it, because another team may get its place. The optional reason is for the
 * organizers.
 * @throws CommandFailure `conflict` once there are groups, or if it is done already; `unavailable` without a response, and then it may still
 *   happen
 */
export const withdrawOwnTeam = command(async (tournamentId: string, teamId: string, reason: string): Promise<void> => {
  const uid = await signedInUid();
  try {
    // Not queued: a page must not show a withdrawal that the server does not know.
    const sdk = await loadLite();
    const db = sdk.liteDb();
    const place = sdk.doc(db, placesPath(tournamentId), teamId);
    const mine = sdk.doc(db, registrationsPath(tournamentId), uid);
    const withdrawnAt = sdk.serverTimestamp();
    const batch = sdk.writeBatch(db);
    if ((await answered(sdk.getDoc(place))).exists()) batch.update(place, { withdrawnAt });
    else {
      // A team from before places existed.
      const asked = [sdk.getDoc(sdk.doc(db, entriesPath(tournamentId), teamId)), sdk.getDoc(mine)];
      const [entry, registration] = await answered(Promise.all(asked));
      batch.set(place, { registeredAt: (entry?.exists() ? entry : registration)?.get('registeredAt') as unknown, withdrawnAt });
    }
    batch.update(mine, { reason: reason.trim() });
    await answered(batch.commit());
  } catch (error) {
    if (toFailureCode(error) !== 'permission-denied') throw error;
    throw new CommandFailure('conflict', 'The team can no longer be withdrawn by its captain.', error);
  }
});

/** Records that captains were notified that their teams have moved up, or that an organizer knows which of them mail does not reach. */
export const noteTold = command(async (tournamentId: string, teamIds: readonly string[]): Promise<void> => {
  for (let start = 0; start < teamIds.length; start += PLACES_PER_BATCH)
    await inBatch((batch, { sdk, db }) => {
      for (const id of teamIds.slice(start, start + PLACES_PER_BATCH))
        batch.update(sdk.doc(db, placesPath(tournamentId), id), { toldAt: sdk.serverTimestamp() });
    });
});

/** Returns each team's place, from the server's current data; without limited places, only withdrawn teams. */
export async function storedPlacements(tournamentId: string, tournament: Readonly<Record<string, unknown>>): Promise<Placements> {
  const { movesUp, placesBy } = tournament;
  const places = typeof tournament['places'] === 'number' ? tournament['places'] : 0;
  const isDrawn = placesBy === 'draw' && places > 0;
  const [stored, draw] = await Promise.all([
    readPlaces(tournamentId, places > 0 ? 'all' : 'withdrawn'),
    isDrawn ? readDraw(tournamentId) : null,
  ]);
  const rules = {
    places,
    movesUp: movesUp === 'organizer' ? movesUp : 'automatic',
    placesBy: isDrawn ? placesBy : 'registration',
  } as const;
  return getPlacements(rules, stored, draw);
}
