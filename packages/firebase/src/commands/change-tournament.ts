import { sections, type SectionId } from '@courtside/domain';
import { tournamentPath } from '../paths';
import { changeFields } from './changes';
import { command } from './command';

/** The details that organisers edit, each on its own. */
export interface TournamentDetails {
  readonly name: string;
  readonly location: string;
  readonly description: string;
  /** An e-mail or https address for everybody to see, or empty. */
  readonly contact: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
}

/** What can be shown to everybody or kept to the organisers: sections, and the times of all games. */
export type Section = Exclude<SectionId, 'details'> | 'gameTimes';

const flagsOf = (section: Section, visible: boolean): Record<string, boolean> =>
  section === 'gameTimes'
    ? { isGameTimesVisible: visible, isGameTimesHidden: !visible }
    : Object.fromEntries(sections.flatMap(({ id, flag }) => (id === section ? [[flag, visible]] : [])));

const change = (tournamentId: string, fields: Record<string, unknown>) =>
  changeFields(
    tournamentPath(tournamentId),
    Object.entries(fields).map(([field, value]) => [[field], value]),
  );

/** Changes the given details and no others. Queued without a network. */
export const updateDetails = command((tournamentId: string, details: Partial<TournamentDetails>) => change(tournamentId, { ...details }));

/** Makes the tournament public, for ever. */
export const openTournament = command((tournamentId: string) => change(tournamentId, { isTournamentPublic: true }));

/** Shows a section, or the times of all games, to everybody, or to organisers only. */
export const setVisibility = command((tournamentId: string, section: Section, visible: boolean) =>
  change(tournamentId, flagsOf(section, visible)),
);

/** Opens registration for teams of so many players (2–12). Refused while there are groups. */
export const openRegistration = command((tournamentId: string, playersPerTeam: number) =>
  change(tournamentId, { playersPerTeam, isRegistrationOpen: true }),
);

export const closeRegistration = command((tournamentId: string) => change(tournamentId, { isRegistrationOpen: false }));
