import type { Profile, Team } from '@courtside/domain';
import { foldText } from '@courtside/domain/text';
import type { ReadTeams } from '@courtside/domain/teams-csv';
import type { ImportedTeam } from '@courtside/firebase';
import { shownPlayer } from './players-model';

type Profiles = ReadonlyMap<string, Pick<Profile, 'name'>>;

/** What one line of a file would do. */
export interface PlannedRow {
  readonly line: number;
  readonly kind: 'new' | 'change' | 'same' | 'locked' | 'noRoom';
  readonly team: ImportedTeam;
  /** The name of the team that it changes, as it is now. */
  readonly before?: string;
}

export interface ImportContext {
  /** All that registered, also those that wait or withdrew: a file that names them adds none again. */
  readonly teams: readonly Team[];
  readonly profiles: Profiles;
  /** Places of a new team. */
  readonly playersPerTeam: number;
  /** Once there is a schedule, teams can't be added. */
  readonly canAdd: boolean;
  /** How many teams can still be added. */
  readonly room: number;
}

/** A name however it is written. One that has no letters is nobody else's, and stays as it is. */
const nameOf = ({ name }: { readonly name: string }): string => foldText(name) || name.trim();

/**
 * Says what the lines of a file do: a known id changes that team, and so does the name of exactly one team, however it is written; every other line
 * is a new one. A list of names says nothing of players, so it leaves them as they are. A player's name that is the name of the profile
 * which plays in this team already stays that profile; an empty e-mail cell leaves the address as it is.
 */
export function planImport(
  { rows }: Pick<ReadTeams, 'rows'>,
  { teams, profiles, playersPerTeam, canAdd, room }: ImportContext,
): PlannedRow[] {
  const byId = new Map(teams.map((team) => [team.id as string, team]));
  const claimed = new Set<string>(rows.flatMap(({ id }) => (id !== undefined && byId.has(id) ? [id] : [])));
  const byName = new Map<string, Team | null>();
  for (const team of teams) byName.set(nameOf(team), byName.has(nameOf(team)) ? null : team);
  const written = new Set(rows.flatMap(({ id, name }) => (id !== undefined && byId.has(id) ? [] : [name])));
  const sameName = (name: string): Team | undefined => {
    const team = byName.get(nameOf({ name }));
    if (!team || claimed.has(team.id)) return undefined;
    // Another row has the very name of the team.
    if (name !== team.name && written.has(team.name)) return undefined;
    claimed.add(team.id);
    return team;
  };
  let added = 0;
  const kindOfNew = () => {
    if (!canAdd) return 'locked';
    added += 1;
    return added > room ? 'noRoom' : 'new';
  };
  return rows.map(({ line, id, name, email, players }): PlannedRow => {
    const before = (id === undefined ? undefined : byId.get(id)) ?? sameName(name);
    if (!before) {
      const team = { name, email, profileIds: padded(players, playersPerTeam) };
      return { line, kind: kindOfNew(), team };
    }
    const profileIds = players.length === 0 ? before.profileIds : padded(known(players, before, profiles), before.profileIds.length);
    const isSame =
      name === before.name && (email === '' || email === (before.email ?? '')) && profileIds.join('\n') === before.profileIds.join('\n');
    return {
      line,
      kind: isSame ? 'same' : 'change',
      before: before.name,
      team: { teamId: before.id, name, email, profileIds, ...(players.length === 0 ? { keepsPlayers: true } : {}) },
    };
  });
}

/** What is written: changes and new teams. */
export const rowsToWrite = (plan: readonly PlannedRow[]): ImportedTeam[] =>
  plan.filter(({ kind }) => kind === 'new' || kind === 'change').map(({ team }) => team);

/** The players of a row, with those who play in the team already as it has them: each at its place, or else where its name stands now. */
function known(players: readonly string[], { profileIds }: Team, profiles: Profiles): string[] {
  const names = profileIds.map((entry) => foldText(shownPlayer(entry, profiles)));
  const isPlayer = (place: number, player: string) => profileIds[place] !== '' && names[place] === foldText(player);
  const isThere = players.map((player, place) => isPlayer(place, player));
  const taken = new Set(isThere.flatMap((is, place) => (is ? [place] : [])));
  return players.map((player, place) => {
    const from = isThere[place] ? place : profileIds.findIndex((_, other) => !taken.has(other) && isPlayer(other, player));
    taken.add(from);
    return profileIds[from] ?? player;
  });
}

const padded = (players: readonly string[], count: number): string[] => [
  ...players,
  ...Array<string>(Math.max(0, count - players.length)).fill(''),
];
