import { hasGroups, limits } from '@courtside/domain';
import { teamsIn } from '@courtside/domain/registration';
import { entriesPath, teamsPath, tournamentPath } from '../../paths';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';
import { readEntries } from '../../repositories/teams';
import { changeIn, inTransaction, type Change } from '../base/changes';
import { storedPlacements } from '../registration/places';
import { textsIn } from '../../stored-texts';
import { newTeamRecord } from '../../team-record';
import { toGroups } from '../base/stored-plan';

/** Entries per transaction: each is read again in it, to include last-minute changes. */
const CHUNK = 100;

interface StoredTournament {
  readonly [field: string]: unknown;
}

const takesNone = (tournament: StoredTournament | undefined): boolean =>
  tournament?.['isRegistrationOpen'] !== true || hasGroups({ groups: toGroups(tournament) });

/**
 * Moves registered teams into the document of all teams, from which groups, schedule and bracket are made. An organizer's command, so that only
 * one client writes it. Waiting and withdrawn teams stay separate. Does nothing if there are no entries. Once registration is closed it also
 * records that none are left.
 */
export async function gatherEntries(tournamentId: string): Promise<void> {
  const [tournament] = await readOnce(documentAt(tournamentPath(tournamentId)));
  if (tournament?.data['hasEntries'] !== true) return;
  // The list is complete once registration has closed.
  const isAll = takesNone(tournament.data);
  // In the order of registration: if there are more teams than a tournament can have, the last ones stay separate.
  const [entries, placements] = await Promise.all([readEntries(tournamentId), storedPlacements(tournamentId, tournament.data)]);
  const waiting = teamsIn(entries, placements).map(({ id }) => id as string);
  const isNoneLeft = waiting.length === entries.length;
  do {
    const part = waiting.splice(0, CHUNK);
    await inTransaction(async (transaction, { sdk, db }) => {
      const target = sdk.doc(db, tournamentPath(tournamentId));
      const teams = sdk.doc(db, teamsPath(tournamentId));
      const [event, stored, ...entries] = await Promise.all([
        transaction.get(target),
        transaction.get(teams),
        ...part.map((id) => transaction.get(sdk.doc(db, entriesPath(tournamentId), id))),
      ]);
      const known = stored.data() ?? {};
      const found = entries.filter((entry) => entry.exists());
      const added = found.filter(({ id }) => !Object.hasOwn(known, id)).slice(0, limits.teams - Object.keys(known).length);
      changeIn(
        transaction,
        sdk,
        teams,
        added.map((entry): Change => {
          const data = entry.data() ?? {};
          return [[entry.id], newTeamRecord({ name: String(data['name']), profileIds: textsIn(data['profileIds']) }, data['registeredAt'])];
        }),
      );
      const taken = found.filter(({ id }) => Object.hasOwn(known, id) || added.some((entry) => entry.id === id));
      for (const entry of taken) transaction.delete(entry.ref);
      if (isAll && isNoneLeft && waiting.length === 0 && taken.length === found.length && takesNone(event.data()))
        transaction.update(target, { hasEntries: false });
    });
  } while (waiting.length > 0);
}
