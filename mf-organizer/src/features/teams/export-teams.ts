import { groupLetter, type Profile, type Team } from '@courtside/domain';
import type { TeamRow } from '@courtside/domain/teams-csv';
import { shownPlayer } from './players-model';

/** The lines of teams.csv, in the order given. */
export const exportRows = (teams: readonly Team[], profiles: ReadonlyMap<string, Pick<Profile, 'name'>>): TeamRow[] =>
  teams.map(({ id, name, email, groupId, profileIds }) => ({
    id,
    name,
    email: email ?? '',
    ...(groupId === null ? {} : { group: groupLetter(groupId) }),
    players: profileIds.map((entry) => shownPlayer(entry, profiles)),
  }));

/** Lets the browser save teams.csv. Code for CSV is fetched when it is needed. */
export async function downloadTeams(rows: readonly TeamRow[]): Promise<void> {
  const { teamsToCsv } = await import(/* webpackChunkName: "teams-csv" */ '@courtside/domain/teams-csv');
  // The mark tells spreadsheets that accents are UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', teamsToCsv([...rows])], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'teams.csv';
  link.click();
  URL.revokeObjectURL(url);
}
