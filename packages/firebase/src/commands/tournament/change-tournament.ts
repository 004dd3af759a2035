import { sections, type SectionId, type Tournament } from '@courtside/domain';
import { tournamentPath } from '../../paths';
import { changeSeen } from '../base/change-seen';
import { changeFields } from '../base/changes';
import { command } from '../base/command';
import { moveAnswersEnd } from '../registration/form';
import { gatherEntries } from '../teams/gather-entries';

/** The details that organizers edit, each by itself. */
export interface TournamentDetails {
  readonly name: string;
  readonly location: string;
  readonly description: string;
  /** A public e-mail or https address, or empty. */
  readonly contact: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
}

/** The parts that can be public or for organizers only: sections, and the times of all games. */
export type Section = Exclude<SectionId, 'details'> | 'gameTimes';

const flagsOf = (section: Section, visible: boolean): Record<string, boolean> =>
  section === 'gameTimes'
    ? { isGameTimesVisible: visible, isGameTimesHidden: !visible }
    : Object.fromEntries(sections.flatMap(({ id, flag }) => (id === section ? [[flag, visible]] : [])));

const change = (tournamentId: string, fields: object) =>
  changeFields(
    tournamentPath(tournamentId),
    Object.entries(fields).map(([field, value]) => [[field], value]),
  );

/** Changes only the given details. Queued without a network. */
export const updateDetails = command(async (tournamentId: string, details: Partial<TournamentDetails>): Promise<void> => {
  await change(tournamentId, { ...details });
  if (details.endDate === undefined) return;
  await moveAnswersEnd(tournamentId, details.endDate).catch((error: unknown) => console.warn('The answers keep their end', error));
});

/** Makes the tournament public, forever. */
export const openTournament = command((tournamentId: string) => change(tournamentId, { isTournamentPublic: true }));

/** Shows a section, or the times of all games, to all visitors or to organizers only. */
export const setVisibility = command((tournamentId: string, section: Section, visible: boolean) =>
  change(tournamentId, flagsOf(section, visible)),
);

/** Makes the tournament public, forever, and shows these sections, in one write. Queued without a network. */
export const publish = command((tournamentId: string, shown: readonly Section[]) =>
  change(tournamentId, Object.assign({ isTournamentPublic: true }, ...shown.map((section) => flagsOf(section, true)))),
);

/** Opens registration for teams of this many players (2–12). Refused while there are groups. Each team is a separate document. */
export const openRegistration = command((tournamentId: string, playersPerTeam: number) =>
  change(tournamentId, { playersPerTeam, isRegistrationOpen: true, hasEntries: true }),
);

/** When registration begins and ends automatically: milliseconds since 1970; 0 for neither. */
export type RegistrationWindow = Pick<Tournament, 'registrationOpensAt' | 'registrationClosesAt'>;

/**
 * Sets when registration begins and ends automatically while it is open: milliseconds since 1970; 0 sets none. Queued without a network.
 * @param seen the times on the screen; without them both are written
 * @throws CommandFailure `conflict` if another user has changed the same one in the meantime
 */
export const setRegistrationWindow = command(
  (tournamentId: string, opensAt: number, closesAt: number, seen?: RegistrationWindow): Promise<void> => {
    const wanted: RegistrationWindow = { registrationOpensAt: opensAt, registrationClosesAt: closesAt };
    if (!seen) return change(tournamentId, wanted);
    const fields = ['registrationOpensAt', 'registrationClosesAt'] as const;
    return changeSeen(
      tournamentId,
      fields.map((field) => ({ path: [field], value: wanted[field], seen: seen[field] })),
    );
  },
);

/** Sets whether a user needs a confirmed address to register a team, take one over or join a mixer. Existing entries stay. */
export const setNeedsProvenEmail = command((tournamentId: string, needsProvenEmail: boolean) => change(tournamentId, { needsProvenEmail }));

/** Closes registration, and moves the registered teams into the document of all teams. */
export const closeRegistration = command(async (tournamentId: string): Promise<void> => {
  await change(tournamentId, { isRegistrationOpen: false });
  // Registration is closed even if this fails: the next action of an organizer repeats it.
  await gatherEntries(tournamentId).catch((error: unknown) => console.warn('The entries are not gathered yet', error));
});
