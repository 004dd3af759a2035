import { fewestTeams } from '../brackets';
import {
  sortedDayIds,
  type BracketFields,
  type BracketType,
  type DayId,
  type GroupsFields,
  type MatchTimes,
  type Tournament,
  type UserId,
} from '../entities';
import { timeOfDay } from '../entities/match-times';
import { isWithin, limits } from '../limits';
import { hasGroups, isMixer, isOrganizer } from '../facts';
import { hasBracket, hasSchedule } from '../stage-state';
import { firstReason, type Verdict } from './verdict';

type Groups = Pick<GroupsFields, 'groups' | 'schedule'>;
type Rounds = Pick<GroupsFields, 'schedule' | 'scheduleType' | 'unlockedRounds'>;
/** Whether a bracket follows the schedule. */
type Bracket = Pick<BracketFields, 'bracket'>;
/** Whether a bracket or further groups follow the schedule. Without the field no groups do. */
type Following = Bracket & Partial<Pick<Tournament, 'drawnGroupStages'>>;
type Followed = 'hasFurtherGroups' | 'hasBracket';

/** The first of both: while there are further groups, the schedule stays closed without the bracket. */
const listFollowing = ({ bracket, drawnGroupStages = [] }: Following): readonly (readonly [boolean, Followed])[] => [
  [drawnGroupStages.length > 0, 'hasFurtherGroups'],
  [hasBracket({ bracket }), 'hasBracket'],
];

/** A tournament can be opened only once, for good. */
export const canOpenTournament = ({ isTournamentPublic }: Pick<Tournament, 'isTournamentPublic'>): Verdict<'alreadyPublic'> =>
  firstReason([isTournamentPublic, 'alreadyPublic']);

type Organizers = Pick<Tournament, 'organizerUids' | 'acceptedOrganizerUids'>;

/**
 * Organizers are named by others and accept the role. At least one who accepted always remains, so that a tournament is never left to a
 * user who was only named.
 * @param by the user who removes; removing another organizer counts as accepting the role
 */
export const canRemoveOrganizer = (
  tournament: Organizers,
  uid: string,
  by: string,
): Verdict<'notAnOrganizer' | 'lastOrganizer' | 'nobodyAccepted'> =>
  firstReason(
    [!isOrganizer(tournament, uid), 'notAnOrganizer'],
    [tournament.organizerUids.length <= 1, 'lastOrganizer'],
    [acceptedWithout(tournament, uid, by).length === 0, 'nobodyAccepted'],
  );

/**
 * Returns the organizers who accepted the role. If no organizer was ever asked, that is the first one, who created the tournament. One of
 * them always remains.
 */
export const acceptedOrganizers = ({ organizerUids, acceptedOrganizerUids }: Organizers): readonly UserId[] =>
  acceptedOrganizerUids ?? organizerUids.slice(0, 1);

/**
 * Returns the organizers who have accepted after one is removed (null: none is). Removing another organizer counts as accepting the role.
 */
export function acceptedWithout(tournament: Organizers, uid: string | null, by: string): UserId[] {
  const accepted = acceptedOrganizers(tournament);
  return tournament.organizerUids.filter((other) => other !== uid && (other === by || accepted.includes(other)));
}

/** True for an organizer who was asked and has not answered. In a tournament whose organizers were never asked, no answer is requested. */
export const isAskedToOrganize = (tournament: Organizers, uid: string | null): boolean =>
  tournament.acceptedOrganizerUids !== null && isOrganizer(tournament, uid) && !tournament.acceptedOrganizerUids.some((one) => one === uid);

/** Any organizer may delete the tournament, and no other user. */
export const canDeleteTournament = (tournament: Pick<Tournament, 'organizerUids'>, uid: string | null): Verdict<'notAnOrganizer'> =>
  firstReason([!isOrganizer(tournament, uid), 'notAnOrganizer']);

/** Teams can be added and deleted while there is no schedule; names, addresses and players can change at any time. */
export const canAddOrDeleteTeams = (tournament: Pick<GroupsFields, 'schedule'>): Verdict<'hasSchedule'> =>
  firstReason([hasSchedule(tournament), 'hasSchedule']);

/** Groups need at least four teams, and can be created while there is no schedule. */
export const canCreateGroups = (tournament: Pick<GroupsFields, 'schedule'>, teamCount: number): Verdict<'hasSchedule' | 'tooFewTeams'> =>
  firstReason([hasSchedule(tournament), 'hasSchedule'], [teamCount < limits.groupStageTeams, 'tooFewTeams']);

/** Groups can change until a schedule is made from them. */
export const canEditGroups = (tournament: Groups): Verdict<'hasSchedule' | 'noGroups'> =>
  firstReason([hasSchedule(tournament), 'hasSchedule'], [!hasGroups(tournament), 'noGroups']);

/** A schedule needs groups of at least two teams each: 'There must be at least 2 teams in each group'. */
export const canCreateSchedule = (tournament: Groups): Verdict<'hasSchedule' | 'noGroups' | 'tooFewTeamsInGroup'> =>
  firstReason(
    [hasSchedule(tournament), 'hasSchedule'],
    [!hasGroups(tournament), 'noGroups'],
    [Object.values(tournament.groups).some((teams) => teams.length < limits.teamsPerGroup), 'tooFewTeamsInGroup'],
  );

/**
 * Swiss rounds start with one to four groups of even numbers of teams.
 * @param acceptsByes the organizer accepts that one of an odd number of teams rests in each round
 */
export const canChooseSwiss = (tournament: Groups, acceptsByes = false): Verdict<'noGroups' | 'tooManyGroups' | 'oddTeams'> =>
  firstReason(
    [!hasGroups(tournament), 'noGroups'],
    [Object.keys(tournament.groups).length > limits.groups.usual, 'tooManyGroups'],
    [!acceptsByes && Object.values(tournament.groups).some((teams) => teams.length % 2 === 1), 'oddTeams'],
  );

/** A team can still come late to Swiss rounds: it plays from the next round on. */
export const canAddLateTeam = ({
  groups,
  schedule,
  scheduleType,
  ...following
}: Groups & Pick<GroupsFields, 'scheduleType'> & Following): Verdict<'noSchedule' | 'notSwiss' | 'noGroups' | Followed> =>
  firstReason(
    [!hasSchedule({ schedule }), 'noSchedule'],
    [scheduleType !== 'swissRounds', 'notSwiss'],
    [!hasGroups({ groups }), 'noGroups'],
    ...listFollowing(following),
  );

/** A bracket blocks the schedule: order, matches and scores. So do further groups. */
export const canEditSchedule = (tournament: Pick<GroupsFields, 'schedule'> & Following): Verdict<'noSchedule' | Followed> =>
  firstReason([!hasSchedule(tournament), 'noSchedule'], ...listFollowing(tournament));

/** The last Swiss round is open, and earlier ones that an organizer has unlocked. All days of a round robin are open. */
export function canEditRound(tournament: Rounds & Following, dayId: DayId): Verdict<'noSchedule' | Followed | 'earlierRound'> {
  const editable = canEditSchedule(tournament);
  if (!editable.allowed) return editable;
  const isLast = sortedDayIds(tournament.schedule).at(-1) === dayId;
  return firstReason([tournament.scheduleType === 'swissRounds' && !isLast && !tournament.unlockedRounds.includes(dayId), 'earlierRound']);
}

/**
 * Scores can be entered if the round can be edited. Once there is a bracket, or further groups, they can be entered in the days and rounds
 * that an organizer has unlocked for corrections.
 */
export function canScoreRound(tournament: Rounds & Following, dayId: DayId): ReturnType<typeof canEditRound> {
  const editable = canEditRound(tournament, dayId);
  const isFollowed = !editable.allowed && (editable.reason === 'hasBracket' || editable.reason === 'hasFurtherGroups');
  return isFollowed && tournament.unlockedRounds.includes(dayId) ? { allowed: true } : editable;
}

/** A bracket needs four teams, a Hayes bracket six. There is one at a time. */
export const canCreateBracket = (tournament: Bracket, teamCount: number, type: BracketType): Verdict<'hasBracket' | 'tooFewTeams'> =>
  firstReason([hasBracket(tournament), 'hasBracket'], [teamCount < fewestTeams(type), 'tooFewTeams']);

/** Teams of a mixer can be drawn from twelve or more players, before there are groups. */
export const canDrawMixerTeams = (
  tournament: Pick<Tournament, 'groups' | 'tournamentType' | 'playerIds'>,
): Verdict<'notAMixer' | 'hasGroups' | 'tooFewPlayers'> =>
  firstReason(
    [!isMixer(tournament), 'notAMixer'],
    [hasGroups(tournament), 'hasGroups'],
    [tournament.playerIds.length < limits.mixer.players, 'tooFewPlayers'],
  );

type TimesField = 'gameLength' | 'interval' | 'numberOfCourts' | 'startTimes' | 'venues';

/**
 * Returns the fields of times outside their limits: length, interval and courts at least 1, the first two at most 100, courts at most 6, also
 * those of a day, whose place has at most 100 characters.
 */
export function checkMatchTimes(times: MatchTimes): readonly TimesField[] {
  const { minimum, maximumMinutes, maximumCourts, maximumPlace } = limits.times;
  return (['gameLength', 'interval', 'numberOfCourts', 'startTimes', 'venues'] as const).filter((field) =>
    field === 'startTimes'
      ? !times.startTimes.every((time) => timeOfDay.test(time))
      : field === 'venues'
        ? times.venues?.some(({ courts, place }) => !isWithin(courts ?? minimum, minimum, maximumCourts) || place.length > maximumPlace)
        : !isWithin(times[field], minimum, field === 'numberOfCourts' ? maximumCourts : maximumMinutes),
  );
}

/** A score is a whole number of at least 0; an empty field is null. */
export const isScore = (value: number | null): boolean => value === null || (Number.isSafeInteger(value) && value >= 0);
