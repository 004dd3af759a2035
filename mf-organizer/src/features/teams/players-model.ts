import { isProfileId, type Profile, type Team } from '@courtside/domain';
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
  return new Map(teams.filter(({ id }) => id !== teamId).flatMap(({ name, profileIds }) => profileIds.filter(isProfileId).map((id): [string, string] => [id, name])));
}

/** The list with another entry at a place. */
export const replaced = (entries: readonly string[], index: number, entry: string): string[] => entries.map((old, place) => (place === index ? entry : old));

export const without = (entries: readonly string[], index: number): string[] => entries.filter((_, place) => place !== index);

/** Whether a team is found by a text in its name or its players' names. */
export function isFound(team: Pick<Team, 'name' | 'profileIds'>, wanted: string, profiles: Profiles): boolean {
  const text = wanted.trim().toLocaleLowerCase();
  return text === '' || [team.name, ...playerNames(team, profiles)].some((name) => name.toLocaleLowerCase().includes(text));
}
