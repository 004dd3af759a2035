import { isProfileId, type Profile, type Team } from '@courtside/domain';
import { searchItems } from '@courtside/domain/text';
import { formatPersonName } from '@courtside/i18n';
import { playerNames } from '@courtside/tournament-ui';

type Profiles = ReadonlyMap<string, Pick<Profile, 'name'>>;

/** Returns the text of a place: the name of a profile, a written name, or nothing. */
export function shownPlayer(entry: string, profiles: Profiles): string {
  if (entry === '') return '';
  return isProfileId(entry) ? formatPersonName(profiles.get(entry)?.name ?? '') || entry : entry;
}

/** Returns the names of the other teams that profiles play for. */
export function listOtherTeams(teamId: string, teams: readonly Pick<Team, 'id' | 'name' | 'profileIds'>[]): ReadonlyMap<string, string> {
  return new Map(
    teams
      .filter(({ id }) => id !== teamId)
      .flatMap(({ name, profileIds }) => profileIds.filter(isProfileId).map((id): [string, string] => [id, name])),
  );
}

/** Returns where an entry that was at a place is now: players leave, and those behind them move up. -1 if it is gone. */
const findPlace = (entries: readonly string[], index: number, entry: string): number =>
  entries[index] === entry ? index : entries.indexOf(entry);

/** Returns the list with another entry in place of one that was there; after the others if that one is gone. */
export function replaced(entries: readonly string[], index: number, old: string, entry: string): string[] {
  const at = findPlace(entries, index, old);
  return at < 0 ? [...entries, entry] : entries.map((known, place) => (place === at ? entry : known));
}

/** Returns the list without an entry that was at a place. */
export function without(entries: readonly string[], index: number, entry: string): string[] {
  const at = findPlace(entries, index, entry);
  return entries.filter((_, place) => place !== at);
}

/**
 * Returns the teams that match a text by their name or their players' names, in their own order: a card must not jump while it is edited.
 */
export function foundTeams<T extends Pick<Team, 'name' | 'profileIds'>>(
  teams: readonly T[],
  wanted: string,
  profiles: Profiles,
): readonly T[] {
  const found = new Set(searchItems(teams, wanted, (team) => [team.name, ...playerNames(team, profiles)]));
  return teams.filter((team) => found.has(team));
}
