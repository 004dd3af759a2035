import { limits, teamId } from '@courtside/domain';
import type { ReadTeams } from '@courtside/domain/teams-csv';
import type { NewTeam } from '@courtside/firebase';
import { useEffect, useState } from 'react';
import type { NamedTeam } from './first-plan';

/** The teams of a pasted text, and its ignored lines. */
export interface ReadNames {
  readonly text: string;
  readonly read: ReadTeams | null;
  readonly teams: readonly NewTeam[];
}

const none = (text: string): ReadNames => ({ text, read: null, teams: [] });

/** Reads the formats of the import of teams: one name per line, or the rows of a spreadsheet. */
export async function readNames(text: string): Promise<ReadNames> {
  if (text.trim() === '') return none(text);
  const code = await import(/* webpackChunkName: "teams-csv" */ '@courtside/domain/teams-csv');
  const table = code.readTable(text);
  const read = code.readTeams(table, table.meanings, table.hasHeading);
  const teams = read.rows
    .slice(0, limits.teams)
    .map(({ name, email, players }): NewTeam => ({ name, email, profileIds: listPlaces(players) }));
  return { text, read, teams };
}

/** A new team has a place for each player, even without names. */
const listPlaces = (players: readonly string[]): string[] =>
  Array.from({ length: Math.max(players.length, limits.playersPerTeam.default) }, (_, place) => players[place] ?? '');

/** Returns the teams of a text while it is typed. Until a text is read, it returns those of the last one. */
export function useReadNames(text: string): ReadNames {
  const [names, setNames] = useState(() => none(''));
  useEffect(() => {
    let isCurrent = true;
    readNames(text).then(
      (next) => isCurrent && setNames(next),
      // An error is ignored here, because sending the form reads them again and shows it.
      (error: unknown) => console.warn('The teams could not be read', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return names;
}

/** Gives teams the same ids at every attempt, so that a lost response does not duplicate a team. */
export const namedTeams = (tournamentId: string, teams: readonly NewTeam[]): NamedTeam[] =>
  teams.map(({ name }, index) => ({ id: teamId(idAt(tournamentId, index)), name: name.trim() }));

const idAt = (tournamentId: string, index: number): string => {
  const place = index.toString(36).padStart(3, '0');
  return tournamentId.padEnd(limits.teamIdLength, '0').slice(0, limits.teamIdLength - place.length) + place;
};
