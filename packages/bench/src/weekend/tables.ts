import { parseMatches, parseTournament, tournamentStandings, type Match, type MatchId } from '@courtside/domain';
import { toCanonicalText } from './canonical';
import { readGoals } from './judge-weekend';
import type { LedgerEntry } from './ledger';
import type { StoredEvent } from './stored-event';

/**
 * Checks that the tables computed from the stored data equal those computed from the recorded taps. In the latter, a game's score is the number of its goals,
 * and an unanswered goal counts if it is stored.
 */
export function haveEqualTables(
  id: string,
  entries: readonly LedgerEntry[],
  stored: StoredEvent,
): { readonly groups: number; readonly agree: boolean } {
  const tournament = parseTournament(id, stored.tournament);
  const matches = parseMatches(stored.schedule);
  if (!tournament.ok || !matches.ok) return { groups: 0, agree: false };
  const undone = new Map(entries.flatMap(({ deed, outcome }) => (deed.kind === 'undo' ? [[deed.goal, outcome] as const] : [])));
  const counts = ({ deed, outcome }: LedgerEntry, side: 1 | 2, game: string): boolean => {
    if (deed.kind !== 'goal' || deed.game !== game || deed.side !== side || outcome === 'refused') return false;
    const back = undone.get(deed.goal) ?? 'refused';
    return outcome === 'unknown' || back === 'unknown' ? readGoals(stored.schedule[game]).has(deed.goal) : back === 'refused';
  };
  const modelled = new Map<MatchId, Match>(
    [...matches.value].map(([game, match]) => {
      const scoreOf = (side: 1 | 2) => entries.filter((entry) => counts(entry, side, game)).length;
      // A game that was never started has no result.
      return [
        game,
        match.team1Score === null && match.team2Score === null ? match : { ...match, team1Score: scoreOf(1), team2Score: scoreOf(2) },
      ];
    }),
  );
  const teams = Object.values(tournament.value.groups)
    .flat()
    .map((team) => ({ id: team }));
  const [one, other] = [matches.value, modelled].map((those) => tournamentStandings(tournament.value, teams, those));
  return { groups: one?.length ?? 0, agree: toCanonicalText(one) === toCanonicalText(other) };
}
