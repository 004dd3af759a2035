import {
  finalRanking,
  groupLetter,
  readBracket,
  showsBracket,
  showsSchedule,
  tournamentStandings,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import { readBracketGames, readFurtherGroups, readFurtherStages, readSchedule } from '@courtside/firebase';
import { loadFurtherGroups } from '../../live/further-groups';

/** How a team finished, as the tournament's own page shows it to visitors. */
export interface TeamPlacement {
  readonly place: number;
  /** The worst place of the teams that share it. */
  readonly placeTo: number;
  readonly of: number;
  /** Its group's letter, if only the group's table is known and there are several; empty if the place is among all teams. */
  readonly group: string;
}

/** Results of this visit: past results do not change during a visit. */
const found = new Map<string, Promise<TeamPlacement | null>>();

/**
 * Returns the place; null if the tournament is not over, shows no result, or none of this team. The bracket decides; for a team that did
 * not reach it, the table of the group. In an event with further groups all stages decide. Reads: the bracket, and the schedule for a team
 * that is not in it; all stages of an event with further groups; once per visit.
 * @param teamIds all teams in the order of registration
 */
export function findPlace(
  tournament: Tournament,
  teamId: TeamId,
  teamIds: readonly TeamId[],
  today: string,
): Promise<TeamPlacement | null> {
  if (tournament.endDate >= today) return Promise.resolve(null);
  const key = `${tournament.id} ${teamId}`;
  const known = found.get(key);
  if (known) return known;
  const search = find(tournament, teamId, teamIds).catch(() => null);
  found.set(key, search);
  void search.then((place) => place ?? found.delete(key));
  return search;
}

async function find(tournament: Tournament, teamId: TeamId, teamIds: readonly TeamId[]): Promise<TeamPlacement | null> {
  return (
    (await overStages(tournament, teamId, teamIds)) ?? (await inBracket(tournament, teamId)) ?? (await inGroup(tournament, teamId, teamIds))
  );
}

/** Returns the place in an event with further groups, among all teams. Null for another event, and if its bracket was not played to its end. */
async function overStages(tournament: Tournament, teamId: TeamId, teamIds: readonly TeamId[]): Promise<TeamPlacement | null> {
  if (!tournament.hasFurtherGroups || !showsSchedule(tournament)) return null;
  const { id } = tournament;
  const isShown = showsBracket(tournament);
  const [code, groups, matches, games, brackets] = await Promise.all([
    loadFurtherGroups(),
    readFurtherGroups(id),
    readSchedule(id),
    isShown ? readBracketGames(id) : null,
    isShown && tournament.hasStages ? readFurtherStages(id) : [],
  ]);
  const { bracket } = games ? readBracket(tournament, games) : { bracket: null };
  if (groups.length === 0 || (bracket && !finalRanking(bracket).complete)) return null;
  const { finalPlaces, listStages } = code.readGroups(tournament, groups);
  const stages = listStages({ matches, games: games ?? new Map() }, brackets);
  const ranked = finalPlaces(
    stages,
    teamIds.map((one) => ({ id: one })),
  ).find((team) => team.teamId === teamId);
  return ranked ? { place: ranked.place, placeTo: ranked.placeTo, of: teamIds.length, group: '' } : null;
}

async function inBracket(tournament: Tournament, teamId: TeamId): Promise<TeamPlacement | null> {
  if (!showsBracket(tournament)) return null;
  const games = await readBracketGames(tournament.id);
  const { bracket } = games ? readBracket(tournament, games) : { bracket: null };
  if (!bracket) return null;
  const { complete, teams } = finalRanking(bracket);
  const ranked = complete && teams.find((team) => team.teamId === teamId);
  return ranked ? { place: ranked.place, placeTo: ranked.placeTo, of: teams.length, group: '' } : null;
}

async function inGroup(tournament: Tournament, teamId: TeamId, teamIds: readonly TeamId[]): Promise<TeamPlacement | null> {
  if (!showsSchedule(tournament)) return null;
  const tables = tournamentStandings(
    tournament,
    teamIds.map((id) => ({ id })),
    await readSchedule(tournament.id),
  );
  const table = tables.find(({ rows }) => rows.some((row) => row.teamId === teamId));
  const row = table?.rows.find((one) => one.teamId === teamId);
  if (!table || !row || row.played === 0) return null;
  return { place: row.rank, placeTo: row.rank, of: table.rows.length, group: tables.length > 1 ? groupLetter(table.groupId) : '' };
}
