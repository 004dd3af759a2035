import { isProfileId, type Profile, type Team } from '@courtside/domain';
import { formatPersonName } from '@courtside/i18n';

/** The fields of a profile that are needed to name a player. */
export type NamedProfile = Pick<Profile, 'name' | 'isPageHidden'>;

/** A player as a list shows them. */
export interface NamedPlayer {
  readonly name: string;
  /** The id of their page; null if they want none, or if the name was typed. */
  readonly page: string | null;
}

/** Returns a player of a list: by the profile's name, or by the typed name; null for a blank slot and for a player without a name. */
export function namedPlayer(id: string, profiles: ReadonlyMap<string, NamedProfile>): NamedPlayer | null {
  const profile = isProfileId(id) ? profiles.get(id) : undefined;
  const name = isProfileId(id) ? (profile?.name ?? '') : id;
  if (name.trim() === '') return null;
  return { name: formatPersonName(name), page: profile && !profile.isPageHidden ? id : null };
}

type Profiles = ReadonlyMap<string, NamedProfile>;

/** A team's players as they are named, each with the way to their page; blank slots are left out. */
export const namedPlayers = ({ profileIds }: Pick<Team, 'profileIds'>, profiles: Profiles): NamedPlayer[] =>
  profileIds.flatMap((id) => namedPlayer(id, profiles) ?? []);

/** Returns the names of a team's players: the profile's name or the typed one, without blank slots. */
export const playerNames = (team: Pick<Team, 'profileIds'>, profiles: Profiles): string[] =>
  namedPlayers(team, profiles).map(({ name }) => name);
