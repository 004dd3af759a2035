import { isProfileId, type Profile, type Team } from '@courtside/domain';
import { searchItems } from '@courtside/domain/text';
import { formatPersonName } from '@courtside/i18n';
import { playerNames } from '@courtside/tournament-ui';

type Profiles = ReadonlyMap<string, Pick<Profile, 'name'>>;

/** What stands in a place of a team: the name of a profile, a written name, or nothing. */
export function shownPlayer(entry: string, profiles: Profiles): string {
  if (entry === '') return '';
  return isProfileId(entry) ? formatPersonName(profiles.get(entry)?.name ?? '') || entry : entry;
}

/** Names of the other teams that profiles play for. */
export function otherTeamsOf(teamId: string, teams: readonly Pick<Team, 'id' | 'name' | 'profileIds'>[]): ReadonlyMap<string, string> {
  return new Map(
    teams
      .filter(({ id }) => id !== teamId)
      .flatMap(({ name, profileIds }) => profileIds.filter(isProfileId).map((id): [string, string] => [id, name])),
  );
}

/** The list with another entry at a place. */
export const replaced = (entries: readonly string[], index: number, entry: string): string[] =>
  entries.map((old, place) => (place === index ? entry : old));

export const without = (entries: readonly string[], index: number): string[] => entries.filter((_, place) => place !== index);

/** The teams that a text finds by their name or their players' names, in their own order: a card that is edited must not jump. */
export function foundTeams<T extends Pick<Team, 'name' | 'profileIds'>>(
  teams: readonly T[],
  wanted: string,
  profiles: Profiles,
): readonly T[] {
  const found = new Set(searchItems(teams, wanted, (team) => [team.name, ...playerNames(team, profiles)]));
  return teams.filter((team) => found.has(team));
}
