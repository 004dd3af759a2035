import { parseTournament, takesEntries } from '@courtside/domain';
import { readOnce } from '../../repositories/read-once';
import { createQuery, where, type RawDocument } from '../../sdk/source';
import { dayBefore } from '../../repositories/today';
import { command } from '../base/command';
import { isLastOrganizer, joinedBy, organizedBy } from './my-data';
import { readMyRegistrations } from './my-registrations';
import { readTeamPlaces, showsTeams } from '../captains/my-team-places';
import { signedInUid } from '../base/signed-in-uid';

/** The consequences of deleting an account, in numbers, for its owner to read before. */
export interface AccountConsequences {
  /** Tournaments without another organizer who has accepted the role: they need one first. */
  readonly onlyOrganizerOf: readonly { readonly id: string; readonly name: string }[];
  /** Tournaments that other organizers continue. */
  readonly organizedWithOthers: number;
  /** Teams they registered; those stay with their tournaments. */
  readonly registeredTeams: number;
  /**
   * Places in teams that this user may see: of coming tournaments that show their teams, and of those they organize. Until there are groups they
   * become free; later they stay, without a name.
   */
  readonly teamSlots: number;
  /** Mixers that lose the player. */
  readonly openMixers: number;
  /** Mixers whose list of players is closed; the place stays, without a name. */
  readonly closedMixers: number;
}

/** Counts the consequences of deleting the account. @param today `YYYY-MM-DD` @throws CommandFailure */
export const accountConsequences = command(async (today: string): Promise<AccountConsequences> => {
  const uid = await signedInUid();
  const [organized, mixers, registrations, coming] = await Promise.all([
    organizedBy(uid),
    joinedBy(uid),
    readMyRegistrations(uid),
    comingTournaments(today),
  ]);
  const places = await readTeamPlaces(uid, new Set([...coming.filter(showsTeams), ...organized].map(({ id }) => id)));
  const alone = organized.filter((tournament) => isLastOrganizer(tournament, uid));
  const openMixers = mixers.filter(takesPlayers).length;
  return {
    onlyOrganizerOf: alone.map(({ id, data }) => ({ id, name: String(data['name']) })),
    organizedWithOthers: organized.length - alone.length,
    registeredTeams: registrations.length,
    teamSlots: places.length,
    openMixers,
    closedMixers: mixers.length - openMixers,
  };
});

const comingTournaments = (today: string): Promise<RawDocument[]> =>
  readOnce(createQuery('tournaments', where('isTournamentPublic', '==', true), where('endDate', '>=', dayBefore(today))));

function takesPlayers({ id, data }: RawDocument): boolean {
  const mixer = parseTournament(id, data);
  return mixer.ok && takesEntries(mixer.value);
}
