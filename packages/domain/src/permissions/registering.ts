import { isProfileId, type GroupsFields, type Profile, type Tournament } from '../entities';
import { isWithin, limits } from '../limits';
import { hasGroups, isMixer } from '../facts';
import { hasSchedule } from '../stage-state';
import { firstReason, type Verdict } from './verdict';

/** Registration can be opened and closed while there are no groups. */
export const canOpenRegistration = (tournament: Pick<GroupsFields, 'groups'>): Verdict<'hasGroups'> =>
  firstReason([hasGroups(tournament), 'hasGroups']);

/** Returns whether teams may be in separate documents: until there is a schedule, whose teams are in the main document. */
export const mayHaveEntries = (tournament: Pick<Tournament, 'hasEntries' | 'schedule' | 'tournamentType'>): boolean =>
  tournament.hasEntries && !isMixer(tournament) && !hasSchedule(tournament);

type Open = Pick<Tournament, 'groups' | 'isRegistrationOpen' | 'isTournamentPublic'>;
type Registering = Open & Pick<Tournament, 'tournamentType' | 'playerIds'>;

/** Returns whether registration takes entries: the tournament is public, its registration is open, and no team is in a group. */
export const takesEntries = (tournament: Open): boolean =>
  tournament.isTournamentPublic && tournament.isRegistrationOpen && !hasGroups(tournament);

/** The phase of registration: switched off (or impossible), not open yet, open, or over. */
export type RegistrationPhase = 'closed' | 'before' | 'open' | 'over';

/**
 * Returns the phase of registration, from its switch and its times. It opens at its first millisecond, and is over at that of its end.
 * @param now the server's time, in milliseconds since 1970
 */
export function registrationPhase(
  tournament: Open & Pick<Tournament, 'registrationOpensAt' | 'registrationClosesAt'>,
  now: number,
): RegistrationPhase {
  if (!takesEntries(tournament)) return 'closed';
  if (now < tournament.registrationOpensAt) return 'before';
  return tournament.registrationClosesAt > 0 && now >= tournament.registrationClosesAt ? 'over' : 'open';
}

/** Whether registration is switched on and opens or closes automatically, so that its phase depends on the time. */
export const hasRegistrationTimes = ({
  isRegistrationOpen,
  registrationOpensAt,
  registrationClosesAt,
}: Pick<Tournament, 'isRegistrationOpen' | 'registrationOpensAt' | 'registrationClosesAt'>): boolean =>
  isRegistrationOpen && (registrationOpensAt > 0 || registrationClosesAt > 0);

/** A signed-in user can register a team. */
export const canRegisterTeam = (tournament: Registering, uid: string | null): Verdict<'signedOut' | 'closed' | 'mixer'> =>
  firstReason([uid === null, 'signedOut'], [!takesEntries(tournament), 'closed'], [isMixer(tournament), 'mixer']);

/** A player can join a mixer; this needs a profile with a name. */
export const canJoinMixer = (
  tournament: Registering,
  uid: string | null,
  profile: Pick<Profile, 'name'> | null,
): Verdict<'signedOut' | 'closed' | 'notAMixer' | 'alreadyIn' | 'noProfile'> =>
  firstReason(
    [uid === null, 'signedOut'],
    [!takesEntries(tournament), 'closed'],
    [!isMixer(tournament), 'notAMixer'],
    [tournament.playerIds.some((player) => player === uid), 'alreadyIn'],
    [!profile?.name.trim(), 'noProfile'],
  );

export interface TeamEntry {
  readonly name: string;
  readonly email: string;
  /** Profile ids or names; an empty text is a blank slot. */
  readonly players: readonly string[];
}

export type TeamEntryCode = 'nameMissing' | 'nameTooLong' | 'emailMissing' | 'emailWrong' | 'samePlayerTwice';

/**
 * The maximum number of characters of a team's or player's name, and of an address. Counted like in the security rules: an emoji is one.
 */
export const teamTextLimits = { name: 100, email: 254 } as const;

/** Returns the faults of a team's entry by field; for `player`, the index of the second mention. */
export function checkTeamEntry({
  name,
  email,
  players,
}: TeamEntry): readonly { readonly field: 'name' | 'email' | 'player'; readonly player?: number; readonly code: TeamEntryCode }[] {
  const issues: { field: 'name' | 'email' | 'player'; player?: number; code: TeamEntryCode }[] = [];
  if (name.trim() === '') issues.push({ field: 'name', code: 'nameMissing' });
  else if ([...name.trim()].length > teamTextLimits.name) issues.push({ field: 'name', code: 'nameTooLong' });
  if (email.trim() === '') issues.push({ field: 'email', code: 'emailMissing' });
  else if (!/^[^\s@]+@[^\s@]+$/.test(email.trim()) || email.trim().length > teamTextLimits.email)
    issues.push({ field: 'email', code: 'emailWrong' });
  players.forEach((player, place) => {
    if ([...player.trim()].length > teamTextLimits.name) issues.push({ field: 'player', player: place, code: 'nameTooLong' });
    if (isProfileId(player) && players.indexOf(player) < place) issues.push({ field: 'player', player: place, code: 'samePlayerTwice' });
  });
  return issues;
}

const profileTexts = ['name', 'pronouns', 'club', 'region'] as const;
export type ProfileField = (typeof profileTexts)[number] | 'skill';

/**
 * Returns the missing fields of a profile, in the order of its form: none if it is complete, all if there is no profile. A skill is a whole
 * number from 1 to 10.
 */
export function missingProfileFields(profile: Pick<Profile, ProfileField> | null): readonly ProfileField[] {
  const texts = profileTexts.filter((field) => !profile?.[field].trim());
  return isWithin(profile?.skill ?? NaN, limits.skill.minimum, limits.skill.maximum) ? texts : [...texts, 'skill'];
}
