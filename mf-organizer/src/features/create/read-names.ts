import { limits, teamId } from '@courtside/domain';
import type { ReadTeams } from '@courtside/domain/teams-csv';
import type { NewTeam } from '@courtside/firebase';
import { useEffect, useState } from 'react';
import type { NamedTeam } from './first-plan';

/** The teams of a pasted text, and what of it is left out. */
export interface ReadNames {
  readonly text: string;
  readonly read: ReadTeams | null;
  readonly teams: readonly NewTeam[];
}

const none = (text: string): ReadNames => ({ text, read: null, teams: [] });

/** Reads what the import of teams reads, too: names, one a line, or the rows of a spreadsheet. */
export async function readNames(text: string): Promise<ReadNames> {
  if (text.trim() === '') return none(text);
  const code = await import(/* webpackChunkName: "teams-csv" */ '@courtside/domain/teams-csv');
  const table = code.readTable(text);
  const read = code.readTeams(table, table.meanings, table.hasHeading);
  const teams = read.rows
    .slice(0, limits.teams)
    .map(({ name, email, players }): NewTeam => ({ name, email, profileIds: placesOf(players) }));
  return { text, read, teams };
}

/** A new team has its places, named or not. */
const placesOf = (players: readonly string[]): string[] =>
  Array.from({ length: Math.max(players.length, limits.playersPerTeam.default) }, (_, place) => players[place] ?? '');

/** The teams of a text while it is typed; the last ones that were read until then. */
export function useReadNames(text: string): ReadNames {
  const [names, setNames] = useState(() => none(''));
  useEffect(() => {
    let isCurrent = true;
    readNames(text).then(
      (next) => isCurrent && setNames(next),
      // Sending the form reads them again, and says that it failed.
      (error: unknown) => console.warn('The teams could not be read', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return names;
}

/** Ids that are the same at every attempt, so that an answer that was lost leaves no team twice. */
export const namedTeams = (tournamentId: string, teams: readonly NewTeam[]): NamedTeam[] =>
  teams.map(({ name }, index) => ({ id: teamId(idAt(tournamentId, index)), name: name.trim() }));

const idAt = (tournamentId: string, index: number): string => {
  const place = index.toString(36).padStart(3, '0');
  return tournamentId.padEnd(limits.teamIdLength, '0').slice(0, limits.teamIdLength - place.length) + place;
};
