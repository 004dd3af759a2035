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
/** Whether something goes on from the schedule. */
type Bracket = Pick<BracketFields, 'bracket'>;

/** Opening is for ever. */
export const canOpenTournament = ({ isTournamentPublic }: Pick<Tournament, 'isTournamentPublic'>): Verdict<'alreadyPublic'> =>
  firstReason([isTournamentPublic, 'alreadyPublic']);

type Organizers = Pick<Tournament, 'organizerUids' | 'acceptedOrganizerUids'>;

/**
 * Organisers come by being named, and stay by saying yes. One who said yes always remains: a tournament is never left to somebody who was only named.
 * @param by who does it; taking others away is a yes of one's own
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

/** Organisers who said yes; where nobody was ever asked it is the first, who created the tournament. One of them always stays. */
export const acceptedOrganizers = ({ organizerUids, acceptedOrganizerUids }: Organizers): readonly UserId[] =>
  acceptedOrganizerUids ?? organizerUids.slice(0, 1);

/** Who has said yes once an organiser is taken away (null: nobody). Whoever does it says yes by it. */
export function acceptedWithout(tournament: Organizers, uid: string | null, by: string): UserId[] {
  const accepted = acceptedOrganizers(tournament);
  return tournament.organizerUids.filter((other) => other !== uid && (other === by || accepted.includes(other)));
}

/** True for an organiser who was asked, and has not answered. Where nobody was ever asked, nobody is pressed for an answer. */
export const isAskedToOrganize = (tournament: Organizers, uid: string | null): boolean =>
  tournament.acceptedOrganizerUids !== null && isOrganizer(tournament, uid) && !tournament.acceptedOrganizerUids.some((one) => one === uid);

/** Any organizer may delete the tournament, and no other user. */
export const canDeleteTournament = (tournament: Pick<Tournament, 'organizerUids'>, uid: string | null): Verdict<'notAnOrganizer'> =>
  firstReason([!isOrganizer(tournament, uid), 'notAnOrganizer']);

/** Teams come and go while there is no schedule; names, addresses and players change at any time. */
export const canAddOrDeleteTeams = (tournament: Pick<GroupsFields, 'schedule'>): Verdict<'hasSchedule'> =>
  firstReason([hasSchedule(tournament), 'hasSchedule']);

/** Groups are made from at least four teams, as long as there is no schedule. */
export const canCreateGroups = (tournament: Pick<GroupsFields, 'schedule'>, teamCount: number): Verdict<'hasSchedule' | 'tooFewTeams'> =>
  firstReason([hasSchedule(tournament), 'hasSchedule'], [teamCount < limits.groupStageTeams, 'tooFewTeams']);

/** Groups change until a schedule is made from them. */
export const canEditGroups = (tournament: Groups): Verdict<'hasSchedule' | 'noGroups'> =>
  firstReason([hasSchedule(tournament), 'hasSchedule'], [!hasGroups(tournament), 'noGroups']);

/** A schedule needs groups of at least two teams each: 'There must be at least 2 teams in each group'. */
export const canCreateSchedule = (tournament: Groups): Verdict<'hasSchedule' | 'noGroups' | 'tooFewTeamsInGroup'> =>
  firstReason(
    [hasSchedule(tournament), 'hasSchedule'],
    [!hasGroups(tournament), 'noGroups'],
    [Object.values(tournament.groups).some((teams) => teams.length < limits.teamsPerGroup), 'tooFewTeamsInGroup'],
  );

/** Swiss rounds start with one group of an even number of teams. */
export const canChooseSwiss = ({ groups }: Pick<GroupsFields, 'groups'>): Verdict<'severalGroups' | 'oddTeams'> =>
  firstReason([Object.keys(groups).length !== 1, 'severalGroups'], [Object.values(groups).flat().length % 2 === 1, 'oddTeams']);

/** A bracket blocks the schedule: order, matches and scores. */
export const canEditSchedule = (tournament: Pick<GroupsFields, 'schedule'> & Bracket): Verdict<'noSchedule' | 'hasBracket'> =>
  firstReason([!hasSchedule(tournament), 'noSchedule'], [hasBracket(tournament), 'hasBracket']);

/** Of Swiss rounds the last one is open, and earlier ones that an organiser has unlocked. Days of a round robin are all open. */
export function canEditRound(tournament: Rounds & Bracket, dayId: DayId): Verdict<'noSchedule' | 'hasBracket' | 'earlierRound'> {
  const editable = canEditSchedule(tournament);
  if (!editable.allowed) return editable;
  const isLast = sortedDayIds(tournament.schedule).at(-1) === dayId;
  return firstReason([tournament.scheduleType === 'swissRounds' && !isLast && !tournament.unlockedRounds.includes(dayId), 'earlierRound']);
}

/** Scores can be entered where a round can be edited; once there is a bracket, on days and in rounds that an organiser has unlocked to correct them. */
export function canScoreRound(tournament: Rounds & Bracket, dayId: DayId): ReturnType<typeof canEditRound> {
  const editable = canEditRound(tournament, dayId);
  return !editable.allowed && editable.reason === 'hasBracket' && tournament.unlockedRounds.includes(dayId) ? { allowed: true } : editable;
}

/** A bracket needs four teams, a Hayes one six, and there is one at a time. */
export const canCreateBracket = (tournament: Bracket, teamCount: number, type: BracketType): Verdict<'hasBracket' | 'tooFewTeams'> =>
  firstReason([hasBracket(tournament), 'hasBracket'], [teamCount < fewestTeams(type), 'tooFewTeams']);

/** Teams of a mixer are drawn from twelve players or more, before there are groups. */
export const canDrawMixerTeams = (
  tournament: Pick<Tournament, 'groups' | 'tournamentType' | 'playerIds'>,
): Verdict<'notAMixer' | 'hasGroups' | 'tooFewPlayers'> =>
  firstReason(
    [!isMixer(tournament), 'notAMixer'],
    [hasGroups(tournament), 'hasGroups'],
    [tournament.playerIds.length < limits.mixer.players, 'tooFewPlayers'],
  );

/** Fields of times that are out of their limits: length, interval and courts at least 1, the first two at most 100, courts at most 6. */
export function checkMatchTimes(times: MatchTimes): readonly ('gameLength' | 'interval' | 'numberOfCourts' | 'startTimes')[] {
  const { minimum, maximumMinutes, maximumCourts } = limits.times;
  return (['gameLength', 'interval', 'numberOfCourts', 'startTimes'] as const).filter((field) =>
    field === 'startTimes'
      ? !times.startTimes.every((time) => timeOfDay.test(time))
      : !isWithin(times[field], minimum, field === 'numberOfCourts' ? maximumCourts : maximumMinutes),
  );
}

/** A score is a whole number of at least 0; an empty box is none. */
export const isScore = (value: number | null): boolean => value === null || (Number.isSafeInteger(value) && value >= 0);
