import {
  hasBracket,
  hasSchedule,
  mayHaveEntries,
  withEntries,
  type Match,
  type MatchId,
  type Place,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { getSeedOrder } from '@courtside/domain/engines';
import { getPlacements, getCountedPlaces, teamsIn } from '@courtside/domain/registration';
import {
  query,
  useWatch,
  watchBracket,
  watchContacts,
  watchDraw,
  watchEntries,
  watchPlaces,
  watchSchedule,
  watchTeams,
  watchWithdrawn,
  withEmails,
  type Contacts,
} from '@courtside/firebase';
import { useLastComplete } from '@courtside/ui';
import { useMemo } from 'react';
import type { TournamentData } from '../workspace/tournament-data';
import { useProfiles } from '../workspace/use-profiles';

const noTeams: readonly Team[] = [];
const noPlaces: readonly Place[] = [];
const noContacts: Contacts = new Map();
const noMatches: ReadonlyMap<MatchId, Match> = new Map();

/**
 * Watches everything that belongs to a tournament, for its organizers. Reads: one each for teams, schedule and bracket as far as they
 * exist, one per team with an e-mail address or, if places are limited, a place, the draw of them, otherwise one per team that withdrew,
 * one per player's profile.
 */
export function useTournamentData(tournament: Tournament, uid: string | null): TournamentData {
  const { id } = tournament;
  const gathered = useWatch(query(watchTeams, id));
  const asksEntries = mayHaveEntries(tournament);
  const entries = useWatch(asksEntries ? query(watchEntries, id) : null);
  const asked = getCountedPlaces(tournament);
  const asksPlaces = asked !== 'none';
  const places = useWatch(asksPlaces ? query(asked === 'all' ? watchPlaces : watchWithdrawn, id) : null);
  const asksDraw = asked === 'all' && tournament.placesBy === 'draw';
  const published = useWatch(asksDraw ? query(watchDraw, id) : null);
  const draw = (asksDraw && published.value) || null;
  const contacts = useWatch(query(watchContacts, id));
  const scheduled = hasSchedule(tournament);
  const matches = useWatch(scheduled ? query(watchSchedule, id) : null);
  const games = useWatch(hasBracket(tournament) ? query(watchBracket, id) : null);

  const entrants = useMemo(
    () => withEmails(withEntries(gathered.value ?? noTeams, entries.value ?? noTeams), contacts.value ?? noContacts),
    [gathered.value, entries.value, contacts.value],
  );
  const placed = (asksPlaces && places.value) || noPlaces;
  const teams = useMemo(() => teamsIn(entrants, getPlacements(tournament, placed, draw)), [entrants, tournament, placed, draw]);
  const seedOrder = useMemo(() => getSeedOrder(tournament, teams), [tournament, teams]);
  const loading =
    gathered.status === 'loading' ||
    (asksEntries && entries.status === 'loading') ||
    (asksPlaces && places.status === 'loading') ||
    (asksDraw && published.status === 'loading');
  const wanted = [...teams.flatMap(({ profileIds }) => profileIds), ...tournament.playerIds, ...tournament.organizerUids];
  const { profiles, addProfiles, isReading } = useProfiles(id, wanted, scheduled);
  return {
    tournament,
    uid,
    // A setting that requires more data, such as a limit of places, keeps the teams until it has loaded.
    ...useLastComplete(id, { teams, entrants, places: placed, draw, seedOrder }, !loading),
    matches: matches.value ?? noMatches,
    matchesConfirmed: matches.status === 'ready' && !matches.meta.fromCache && !matches.meta.pending,
    games: games.value ?? null,
    profiles,
    isReadingProfiles: isReading,
    addProfiles,
    loading,
    loadingMatches: scheduled && matches.status === 'loading',
    failed: {
      teams: gathered.status === 'error' && gathered.value === undefined,
      schedule: matches.status === 'error' && matches.value === undefined,
      bracket: games.status === 'error' && games.value === undefined,
    },
    retry: () =>
      [gathered, entries, places, published, contacts, matches, games].forEach(({ status, retry }) => status === 'error' && retry()),
  };
}
