import { tournamentStandings, type GroupId, type Match, type MatchId, type Team, type TeamId, type Tournament } from '@courtside/domain';
import { applyChange, decide, type DayAction, type DayPlan } from '@courtside/domain/day';
import type { BoardGame } from './board-model';

export type Forfeit = Extract<DayAction, { kind: 'forfeit' }>;

/** The game is lost by the side that is not there. */
export const noShowOf = (side: 0 | 1): Forfeit => ({ kind: 'forfeit', ending: side === 0 ? 'forfeitByTeam1' : 'forfeitByTeam2' });

/** A place in the table that changes; from 1. */
export interface PlaceChange {
  readonly teamId: TeamId;
  readonly groupId: GroupId;
  readonly from: number;
  readonly to: number;
}

interface Source {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
}

const placesIn = ({ tournament, teams, matches }: Source): ReadonlyMap<TeamId, readonly [GroupId, number]> =>
  new Map(
    tournamentStandings(tournament, teams, matches).flatMap(({ groupId, rows }) =>
      rows.map(({ teamId, rank }) => [teamId, [groupId, rank]] as const),
    ),
  );

/** Which of some teams get another place when games are forfeited, and a team leaves. */
export function placesAfter(
  source: Source,
  forfeits: readonly (readonly [game: BoardGame, forfeit: Forfeit])[],
  gone: TeamId | null = null,
  told: readonly string[] = [],
): readonly PlaceChange[] {
  const matches = new Map(source.matches);
  for (const [game, forfeit] of forfeits) {
    const match = matches.get(game.id as MatchId);
    const verdict = match && decide(match, forfeit);
    if (match && verdict?.allowed) matches.set(match.id, applyChange(match, verdict.change, 0));
  }
  const { tournament } = source;
  const withdrawnTeamIds = gone ? [...new Set([...tournament.withdrawnTeamIds, gone])] : tournament.withdrawnTeamIds;
  const before = placesIn(source);
  return [...placesIn({ ...source, tournament: { ...tournament, withdrawnTeamIds }, matches })].flatMap(([teamId, [groupId, to]]) => {
    const from = before.get(teamId)?.[1] ?? to;
    return from === to || (told.length > 0 && !told.includes(teamId)) ? [] : [{ teamId, groupId, from, to }];
  });
}

/** What a team that plays no more leaves behind. */
interface Withdrawal {
  /** Its games with a result, which stand or fall. */
  readonly played: number;
  /** The others as far as their opponent is known, each with the forfeit that it becomes. */
  readonly left: readonly (readonly [game: BoardGame, forfeit: Forfeit])[];
}

export function withdrawalOf(plan: DayPlan, teamId: string): Withdrawal {
  const own = [...plan.games.values()].filter(({ teams }) => teams.includes(teamId));
  const isOver = ({ phase }: BoardGame) => phase === 'finished' || phase === 'confirmed';
  return {
    played: own.filter(isOver).length,
    left: own.filter((game) => !isOver(game) && game.hasTeams).map((game) => [game, noShowOf(game.teams[0] === teamId ? 0 : 1)] as const),
  };
}
