import { hasBracket, hasSchedule, seedOrderOf, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { query, useWatch, watchBracket, watchContacts, watchSchedule, watchTeams, withEmails, type Contacts } from '@courtside/firebase';
import { useMemo } from 'react';
import type { TournamentData } from '../workspace/tournament-data';
import { useProfiles } from '../workspace/use-profiles';

const noTeams: readonly Team[] = [];
const noContacts: Contacts = new Map();
const noMatches: ReadonlyMap<MatchId, Match> = new Map();

/**
 * Watches everything that belongs to a tournament, for its organisers.
 * Reads: one each for teams, schedule and bracket as far as they exist, one per team with an e-mail address, one per player's profile.
 */
export function useTournamentData(tournament: Tournament, uid: string | null): TournamentData {
  const { id } = tournament;
  const teams = useWatch(query(watchTeams, id));
  const contacts = useWatch(query(watchContacts, id));
  const scheduled = hasSchedule(tournament);
  const matches = useWatch(scheduled ? query(watchSchedule, id) : null);
  const games = useWatch(hasBracket(tournament) ? query(watchBracket, id) : null);

  const withAddresses = useMemo(() => withEmails(teams.value ?? noTeams, contacts.value ?? noContacts), [teams.value, contacts.value]);
  const seedOrder = useMemo(() => seedOrderOf(tournament, withAddresses), [tournament, withAddresses]);
  const wanted = [...withAddresses.flatMap(({ profileIds }) => profileIds), ...tournament.playerIds, ...tournament.organizerUids];
  const { profiles, addProfiles } = useProfiles(id, wanted, scheduled);
  return {
    tournament,
    uid,
    teams: withAddresses,
    seedOrder,
    matches: matches.value ?? noMatches,
    matchesConfirmed: matches.status === 'ready' && !matches.meta.fromCache && !matches.meta.pending,
    games: games.value ?? null,
    profiles,
    addProfiles,
    loading: teams.status === 'loading',
    loadingMatches: scheduled && matches.status === 'loading',
    failed: {
      teams: teams.status === 'error' && teams.value === undefined,
      schedule: matches.status === 'error' && matches.value === undefined,
      bracket: games.status === 'error' && games.value === undefined,
    },
  };
}
