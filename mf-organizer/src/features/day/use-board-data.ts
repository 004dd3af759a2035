import { hasBracket, hasSchedule, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { query, useWatch, watchBracket, watchSchedule, watchTeams } from '@courtside/firebase';
import { useBracketNow } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { boardDays, bracketOf } from './board-model';

const noMatches: ReadonlyMap<MatchId, Match> = new Map();
const noTeams: readonly Team[] = [];

/** What the board shows, watched: one read each for teams, schedule and bracket, as far as they exist. */
export function useBoardData(tournament: Tournament) {
  const { id } = tournament;
  const teams = useWatch(query(watchTeams, id));
  const matches = useWatch(hasSchedule(tournament) ? query(watchSchedule, id) : null);
  const stored = useWatch(hasBracket(tournament) ? query(watchBracket, id) : null);
  const games = stored.value ?? null;
  const bracket = useMemo(() => bracketOf(tournament, games), [tournament, games]);
  const { today } = useBracketNow(tournament, bracket);
  const days = useMemo(
    () => boardDays({ tournament, matches: matches.value ?? noMatches, bracket, games }),
    [tournament, matches.value, bracket, games],
  );
  const parts = [teams, ...(hasSchedule(tournament) ? [matches] : []), ...(hasBracket(tournament) ? [stored] : [])];
  return {
    teams: teams.value ?? noTeams,
    bracket,
    days,
    today,
    loading: parts.some(({ status }) => status === 'loading'),
    failed: parts.some(({ status, value }) => status === 'error' && value === undefined),
  };
}
