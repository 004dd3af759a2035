import { sortedDayIds, type Match, type MatchId, type Team, type TeamId, type Tournament } from '../entities';
import { BREAK } from '../schedule';
import { countedResult, standings, type Standing, type StandingRules } from '../standings';
import type { SwissInput, SwissRoundRecord } from '../swiss';
import { countedByes } from '../standings/tournament-standings';

/** Teams by seed: as an organiser ordered them, then by registration. */
export function seedOrderOf(tournament: Pick<Tournament, 'teamOrder'>, teams: readonly Pick<Team, 'id'>[]): TeamId[] {
  const known = new Set(teams.map(({ id }) => id));
  return [...new Set([...tournament.teamOrder.filter((id) => known.has(id)), ...known])];
}

type Source = Pick<Tournament, 'teamOrder' | 'groups' | 'schedule' | 'byes' | 'withdrawnTeamIds'> & StandingRules;

/**
 * What the pairing of the next Swiss round depends on, from the stored tournament: its rounds in order, its byes and withdrawals, the ranking, in which
 * teams that are level go by seed, and the table as the page shows it, which says who rests. Tie-breakers are no games of a round.
 * @param teams in the order of registration
 */
export function swissInput(
  tournament: Source,
  teams: readonly Pick<Team, 'id'>[],
  matches: ReadonlyMap<MatchId, Match>,
): SwissInput<TeamId> {
  const playing = new Set(Object.values(tournament.groups).flat());
  const seeds = seedOrderOf(tournament, teams).filter((id) => playing.has(id));
  const rounds = sortedDayIds(tournament.schedule).map((roundId): SwissRoundRecord<TeamId> => {
    const games = (tournament.schedule[roundId] ?? []).flatMap((entry) => {
      const match = entry === BREAK ? undefined : matches.get(entry);
      if (!match || match.isTieBreaker) return [];
      // Who lost by a forfeit of both has met, and has no points for it.
      const counted = countedResult(match, tournament);
      const [team1Score, team2Score] = counted === null || counted === 'bothLose' ? [null, null] : counted;
      return [{ ...match, team1Score, team2Score }];
    });
    const bye = Object.hasOwn(tournament.byes, roundId) ? tournament.byes[roundId] : undefined;
    return { games, byes: bye ? [bye] : [] };
  });
  const ranked = (ids: readonly TeamId[]) =>
    standings({ teams: ids, matches: matches.values(), rules: tournament, byes: countedByes(tournament) });
  const table = ranked(seeds);
  const shown = teams.map(({ id }) => id).filter((id) => playing.has(id));
  return {
    teams: seeds,
    withdrawn: tournament.withdrawnTeamIds,
    rounds,
    pointsPerWin: tournament.pointsPerWin,
    points: new Map(table.map(({ teamId, points }) => [teamId, points])),
    ...(rounds.length > 0 ? { ranking: idsOf(table), shown: idsOf(ranked(shown)) } : {}),
  };
}

const idsOf = (rows: readonly Standing<TeamId>[]): TeamId[] => rows.map(({ teamId }) => teamId);
