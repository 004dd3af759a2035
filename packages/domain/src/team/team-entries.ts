import { restingIn, sortedDayIds, type DayId, type GameId, type GroupsFields, type Match, type MatchId, type TeamId } from '../entities';
import type { DayPlan, PlannedGame } from '../day';
import { refereeFinder } from '../schedule';
import type { StageId } from '../stages';
import { countedResult, type StandingRules } from '../standings';

/** The result of a finished game for one of its teams. */
export type TeamOutcome = 'won' | 'drawn' | 'lost';

/** A game that a team plays. */
export interface TeamGame {
  readonly kind: 'game';
  readonly game: PlannedGame;
  /** The team's side in the game. */
  readonly side: 0 | 1;
  /** Id of the other team; `TBD` if it is not known yet. */
  readonly opponent: string;
  /** Null until the game is over, and for a game that does not count. */
  readonly outcome: TeamOutcome | null;
}

/** A game that a team referees. */
export interface TeamDuty {
  readonly kind: 'duty';
  readonly game: PlannedGame;
}

/** A round in which a team has no opponent. */
export interface TeamBye {
  readonly kind: 'bye';
  /** The groups whose round it is. */
  readonly stage: StageId;
  readonly dayId: DayId;
  /** Days after the tournament's first. */
  readonly day: number;
  /** Minutes from the midnight before the first day, at which its round begins. */
  readonly start: number;
}

/** A team's entry in the tournament: a game, a referee's duty or a bye. */
export type TeamEntry = TeamGame | TeamDuty | TeamBye;

export interface TeamEntriesSource {
  readonly tournament: Pick<GroupsFields, 'byes' | 'schedule'> & Partial<StandingRules>;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly plan: DayPlan;
  /** The groups beyond the first. */
  readonly further?: readonly ByesOf[];
}

type ByesOf = Pick<GroupsFields, 'byes' | 'schedule'> & { readonly id: StageId };

/**
 * Returns the games of a team, those that it referees and its byes, in the order of play.
 * @param team its id, and its name as organizers write it for referees; empty to leave out duties
 */
export function teamEntries(
  { tournament, matches, plan, further = [] }: TeamEntriesSource,
  team: { readonly id: TeamId; readonly name: string },
): readonly TeamEntry[] {
  const findReferee = refereeFinder([team]);
  const games = [...plan.games.values()].flatMap((game): TeamEntry[] => {
    const side = game.teams.indexOf(team.id);
    if (side === 0 || side === 1) return [ofSide(game, side, { tournament, matches, plan })];
    return findReferee(game) === null ? [] : [{ kind: 'duty', game }];
  });
  const { byes, schedule } = tournament;
  const rests = [{ id: 'groups' as const, byes, schedule }, ...further].flatMap((groups) => listByes(groups, plan, team.id));
  return [...games, ...rests].sort((a, b) => getStart(a) - getStart(b) || getCourt(a) - getCourt(b));
}

const getStart = (entry: TeamEntry): number => (entry.kind === 'bye' ? entry.start : entry.game.start);
const getCourt = (entry: TeamEntry): number => (entry.kind === 'bye' ? -1 : entry.game.court);

type Results = Pick<TeamEntriesSource, 'tournament' | 'matches' | 'plan'>;

function ofSide(game: PlannedGame, side: 0 | 1, results: Results): TeamGame {
  const outcome = game.kind === 'match' ? inSchedule(game, side, results) : inBracket(game, side, results);
  return { kind: 'game', game, side, opponent: game.teams[side === 0 ? 1 : 0], outcome };
}

function inSchedule({ id }: PlannedGame, side: 0 | 1, { tournament, matches }: Results): TeamOutcome | null {
  const match = matches.get(id as MatchId);
  const counted = match && countedResult(match, tournament);
  if (!counted) return null;
  if (counted === 'bothLose') return 'lost';
  const ahead = side === 0 ? counted[0] - counted[1] : counted[1] - counted[0];
  return ahead === 0 ? 'drawn' : ahead > 0 ? 'won' : 'lost';
}

function inBracket({ stage, id, teams }: PlannedGame, side: 0 | 1, { plan }: Results): TeamOutcome | null {
  const bracket = plan.brackets.get(stage)?.bracket;
  const state = bracket?.states[bracket.template.indexOf.get(id as GameId) ?? -1];
  if (state?.status !== 'decided') return null;
  return state.winner === teams[side] ? 'won' : 'lost';
}

/** Returns the rounds of groups in which a team has a bye. A round without a game has no place in the day. */
function listByes(groups: ByesOf, plan: DayPlan, team: TeamId): TeamBye[] {
  return sortedDayIds(groups.schedule).flatMap((round): TeamBye[] => {
    if (!restingIn(groups, round).includes(team)) return [];
    const games = [...plan.games.values()].filter(({ stage, dayId }) => stage === groups.id && dayId === round);
    const [first] = games.sort((a, b) => a.home.start - b.home.start);
    return first ? [{ kind: 'bye', stage: groups.id, dayId: round, day: first.home.day, start: first.home.start }] : [];
  });
}
