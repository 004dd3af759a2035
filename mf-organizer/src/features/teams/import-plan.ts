import type { Profile, Team } from '@courtside/domain';
import type { TeamsCsv } from '@courtside/domain/teams-csv';
import type { ImportedTeam } from '@courtside/firebase';
import { shownPlayer } from './players-model';

type Profiles = ReadonlyMap<string, Pick<Profile, 'name'>>;

/** What one line of a file would do. */
export interface PlannedRow {
  readonly line: number;
  readonly kind: 'new' | 'change' | 'same' | 'locked';
  readonly team: ImportedTeam;
  /** The name of the team that it changes, as it is now. */
  readonly before?: string;
}

export interface ImportContext {
  readonly teams: readonly Team[];
  readonly profiles: Profiles;
  /** Places of a new team. */
  readonly playersPerTeam: number;
  /** Once there is a schedule, teams can't be added. */
  readonly canAdd: boolean;
}

/**
 * Says what the lines of a file do: a known id changes that team, every other line is a new one. A player's name that is the name of the profile
 * which plays in this team already stays that profile; an empty e-mail cell leaves the address as it is.
 */
export function planImport({ rows }: TeamsCsv, { teams, profiles, playersPerTeam, canAdd }: ImportContext): PlannedRow[] {
  const byId = new Map(teams.map((team) => [team.id as string, team]));
  return rows.map(({ line, id, name, email, players }): PlannedRow => {
    const before = id === undefined ? undefined : byId.get(id);
    if (!before) {
      const team = { name, email, profileIds: padded(players, playersPerTeam) };
      return { line, kind: canAdd ? 'new' : 'locked', team };
    }
    const profileIds = padded(players.map((player) => known(player, before, profiles)), before.profileIds.length);
    const isSame = name === before.name && (email === '' || email === (before.email ?? '')) && profileIds.join('\n') === before.profileIds.join('\n');
    return { line, kind: isSame ? 'same' : 'change', before: before.name, team: { teamId: before.id, name, email, profileIds } };
  });
}

/** What is written: changes and new teams. */
export const rowsToWrite = (plan: readonly PlannedRow[]): ImportedTeam[] => plan.filter(({ kind }) => kind === 'new' || kind === 'change').map(({ team }) => team);

const fold = (text: string): string => text.trim().toLocaleLowerCase();

const known = (player: string, { profileIds }: Team, profiles: Profiles): string => profileIds.find((entry) => entry !== '' && fold(shownPlayer(entry, profiles)) === fold(player)) ?? player;

const padded = (players: readonly string[], count: number): string[] => [...players, ...Array<string>(Math.max(0, count - players.length)).fill('')];
