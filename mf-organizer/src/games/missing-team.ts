import {
  listEndedGames,
  TBD,
  tournamentStandings,
  type Bracket,
  type GameId,
  type GroupId,
  type Match,
  type MatchId,
  type Team,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import { applyChange, decide, isOver, type DayAction, type DayPlan, type PlannedGame } from '@courtside/domain/day';

export type Forfeit = Extract<DayAction, { kind: 'forfeit' }>;

/** Returns the forfeit of the missing side. */
export const toNoShow = (side: 0 | 1): Forfeit => ({ kind: 'forfeit', ending: side === 0 ? 'forfeitByTeam1' : 'forfeitByTeam2' });

/** The forfeit of both sides. */
export const bothForfeit: Forfeit = { kind: 'forfeit', ending: 'doubleForfeit' };

/** A change of a team's place in the table; from 1. */
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

/**
 * Returns which of some teams change their place after actions on games, or after teams leave or return.
 * @param withdrawn the teams that have left by then
 */
export function placesAfter(
  source: Source,
  actions: readonly (readonly [game: PlannedGame, action: DayAction])[],
  withdrawn: readonly TeamId[],
  only: readonly string[] = [],
): readonly PlaceChange[] {
  const matches = new Map(source.matches);
  for (const [game, action] of actions) {
    const match = matches.get(game.id as MatchId);
    const verdict = match && decide(match, action);
    if (match && verdict?.allowed) matches.set(match.id, applyChange(match, verdict.change, 0));
  }
  const tournament = { ...source.tournament, withdrawnTeamIds: withdrawn };
  const before = placesIn(source);
  return [...placesIn({ ...source, tournament, matches })].flatMap(([teamId, [groupId, to]]) => {
    const from = before.get(teamId)?.[1] ?? to;
    return from === to || (only.length > 0 && !only.includes(teamId)) ? [] : [{ teamId, groupId, from, to }];
  });
}

/** The games of a team that no longer plays. */
interface Withdrawal {
  /** The number of its games with a result, which count or do not. */
  readonly played: number;
  /** Its other games whose opponent is known, each with the forfeit that it becomes. */
  readonly left: readonly (readonly [game: PlannedGame, forfeit: Forfeit])[];
}

export function getWithdrawal(plan: DayPlan, teamId: string): Withdrawal {
  const own = [...plan.games.values()].filter(({ teams }) => teams.includes(teamId));
  return {
    played: own.filter(isOver).length,
    left: own.filter((game) => !isOver(game) && game.hasTeams).map((game) => [game, toNoShow(game.teams[0] === teamId ? 0 : 1)] as const),
  };
}

/** Which of the games that a team forfeited by leaving can be played after all when it returns. */
interface Return {
  /** They are planned again, each with its former forfeit. */
  readonly open: readonly (readonly [game: PlannedGame, forfeit: Forfeit])[];
  /** Forfeits that stay: the game had begun, or others were played because of its outcome. */
  readonly stay: number;
  /** A bracket game that its opponent passed and that can still be played, since no later game depends on it. */
  readonly passed: GameId | null;
}

/**
 * Computes the return of a team.
 * @param bracket as it is while the team is withdrawn
 * @param forfeited ids of the games that became forfeits when the team left; games entered since are not changed
 */
export function getReturn(plan: DayPlan, bracket: Bracket | null, teamId: string, forfeited: readonly string[]): Return {
  const own = [...plan.games.values()].flatMap((game): Return['open'][number][] => {
    const forfeit = toNoShow(game.teams[0] === teamId ? 0 : 1);
    const isStill = game.state.play?.state === 'finished' && game.state.play.ending === forfeit.ending;
    return forfeited.includes(game.id) && game.teams.includes(teamId) && isStill ? [[game, forfeit]] : [];
  });
  const isBound = ({ id, state }: PlannedGame) => Boolean(state.play?.clock) || isBuiltOn(plan, bracket, id);
  const open = own.filter(([game]) => !isBound(game));
  // Undoing a forfeit, or the first game that was passed, undoes the later ones too.
  const isReopened = open.some(([{ kind }]) => kind === 'bracket');
  const passed = bracket?.template.games.find(({ id }, index) => {
    const { status, loser, winner } = bracket.states[index]!;
    return status === 'bye' && loser === teamId && winner !== TBD && !isBuiltOn(plan, bracket, id);
  });
  return { open, stay: own.length - open.length, passed: isReopened ? null : (passed?.id ?? null) };
}

/** Whether a later game has begun because of the outcome of a bracket game, skipping games that a team passed. */
function isBuiltOn(plan: DayPlan, bracket: Bracket | null, id: string): boolean {
  const game = bracket?.template.games[bracket.template.indexOf.get(id as GameId) ?? -1];
  return [game?.winnerTo, game?.loserTo].some((index) => {
    const next = bracket?.template.games[index ?? -1];
    if (!bracket || !next) return false;
    const { phase = 'planned', state } = plan.games.get(next.id) ?? {};
    // A series has begun with its first game, also while its teams wait for the next one.
    if (state && listEndedGames(state).length > 0) return true;
    return (phase !== 'planned' && phase !== 'called') || (bracket.states[index!]!.status === 'bye' && isBuiltOn(plan, bracket, next.id));
  });
}

/** Returns the ids of the games that became forfeits when a team left, from the record of its withdrawal; newest records first. */
export function forfeitedBy(records: readonly { readonly to: Readonly<Record<string, unknown>> }[], teamId: string): readonly string[] {
  const games = records.find(({ to }) => to['what'] === 'withdrawn' && to['teamId'] === teamId)?.to['games'];
  return Array.isArray(games) ? games.filter((id) => typeof id === 'string') : [];
}
