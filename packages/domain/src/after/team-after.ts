import { finalRanking, teamPath, type Bracket, type RankedTeam } from '../brackets';
import type { GameId, GroupId, Match, MatchId, TeamId } from '../entities';
import { isSettled, type GroupTable, type StandingRules } from '../standings';

/** A team's place in its group. */
export interface GroupPlace {
  readonly groupId: GroupId;
  readonly rank: number;
  /** Teams of the group. */
  readonly of: number;
  readonly isOneOfMany: boolean;
  /** Games of the group that have no result yet: until they have one, the place may change. */
  readonly open: number;
}

/** Where a team goes once its games in the groups are over. */
export type TeamWay =
  /** No bracket is shown yet. */
  | { readonly kind: 'undecided' }
  /** The bracket is played without it. */
  | { readonly kind: 'notOn' }
  /** It has a game of the bracket before it. */
  | { readonly kind: 'on'; readonly game: GameId; readonly isFirst: boolean }
  /** It has left the bracket, or the bracket is over. */
  | { readonly kind: 'left'; readonly game: GameId | null; readonly place: RankedTeam; readonly of: number };

/** The meaning of the end of a team's games. */
export interface TeamAfter {
  /** Null where it was in no group, or visitors are not shown the tables. */
  readonly group: GroupPlace | null;
  readonly way: TeamWay;
}

export interface TeamAfterSource {
  readonly rules: Partial<StandingRules>;
  /** The games of the schedule; none where visitors are not shown them. */
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** Its tables, as far as visitors are shown them. */
  readonly tables: readonly GroupTable[];
  /** The bracket that the team would play; null if none is shown. */
  readonly bracket: Bracket | null;
}

const plays = ({ team1Id, team2Id }: Match, team: TeamId): boolean => team1Id === team || team2Id === team;

/** Returns what the end of its games in the groups, and in the bracket, means for a team. Null while it has games of the groups before it, and for one without any game. */
export function teamAfter({ rules, matches, tables, bracket }: TeamAfterSource, team: TeamId): TeamAfter | null {
  const games = [...matches.values()];
  const isOpen = (match: Match): boolean => !isSettled(match, rules);
  const isIn = bracket?.seeds.includes(team) ?? false;
  if (!isIn && games.some((match) => plays(match, team) && isOpen(match))) return null;
  const group = groupPlace(tables, games.filter(isOpen), team);
  if (bracket && isIn) return { group, way: wayIn(bracket, team) };
  if (!games.some((match) => plays(match, team))) return null;
  return { group, way: { kind: bracket ? 'notOn' : 'undecided' } };
}

function groupPlace(tables: readonly GroupTable[], open: readonly Match[], team: TeamId): GroupPlace | null {
  for (const { groupId, rows } of tables) {
    const row = rows.find(({ teamId }) => teamId === team);
    if (!row) continue;
    const inGroup = (match: Match) => rows.some(({ teamId }) => plays(match, teamId));
    return { groupId, rank: row.rank, of: rows.length, isOneOfMany: tables.length > 1, open: open.filter(inGroup).length };
  }
  return null;
}

function wayIn(bracket: Bracket, team: TeamId): TeamWay {
  const { games, current } = teamPath(bracket, team);
  const played = games.filter((id) => id !== current && bracket.states[bracket.template.indexOf.get(id)!]?.status === 'decided');
  if (current !== null) return { kind: 'on', game: current, isFirst: played.length === 0 };
  const { teams } = finalRanking(bracket);
  return { kind: 'left', game: played.at(-1) ?? null, place: teams.find(({ teamId }) => teamId === team)!, of: teams.length };
}
