import type { Profile, Team } from '@courtside/domain';
import { foldText } from '@courtside/domain/text';
import type { ReadTeams } from '@courtside/domain/teams-csv';
import type { ImportedTeam } from '@courtside/firebase';
import { toComparedName } from '../../fields/compared-name';
import { shownPlayer } from './players-model';

type Profiles = ReadonlyMap<string, Pick<Profile, 'name'>>;

/** The effect of one line of a file. */
export interface PlannedRow {
  readonly line: number;
  readonly kind: 'new' | 'change' | 'same' | 'locked' | 'noRoom';
  readonly team: ImportedTeam;
  /** The current name of the team that it changes. */
  readonly before?: string;
}

export interface ImportContext {
  /** All that registered, including those that wait or withdrew: a file with their names does not add them again. */
  readonly teams: readonly Team[];
  readonly profiles: Profiles;
  /** The number of places of a new team. */
  readonly playersPerTeam: number;
  /** Once there is a schedule, teams can't be added. */
  readonly canAdd: boolean;
  /** How many teams can still be added. */
  readonly room: number;
}

/**
 * Returns what the lines of a file do: a known id changes that team, and so does the name of exactly one team, in any spelling; every other
 * line is a new team. A list of names has no players, so it does not change them. A player's name that matches a profile in this team keeps
 * that profile; an empty e-mail cell keeps the address.
 */
export function planImport(
  { rows }: Pick<ReadTeams, 'rows'>,
  { teams, profiles, playersPerTeam, canAdd, room }: ImportContext,
): PlannedRow[] {
  const byId = new Map(teams.map((team) => [team.id as string, team]));
  const claimed = new Set<string>(rows.flatMap(({ id }) => (id !== undefined && byId.has(id) ? [id] : [])));
  const byName = new Map<string, Team | null>();
  for (const team of teams) byName.set(toComparedName(team), byName.has(toComparedName(team)) ? null : team);
  const written = new Set(rows.flatMap(({ id, name }) => (id !== undefined && byId.has(id) ? [] : [name])));
  const sameName = (name: string): Team | undefined => {
    const team = byName.get(toComparedName({ name }));
    if (!team || claimed.has(team.id)) return undefined;
    // Another row has the exact name of the team.
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

/** Returns what is written: changes and new teams. */
export const rowsToWrite = (plan: readonly PlannedRow[]): ImportedTeam[] =>
  plan.filter(({ kind }) => kind === 'new' || kind === 'change').map(({ team }) => team);

/**
 * Returns the players of a row, with the entries that the team already has for them: at the same place, or else at the place of the same
 * name.
 */
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
