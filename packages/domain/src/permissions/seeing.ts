import type { BracketFields, GroupsFields, Tournament } from '../entities';
import { showsTeamNames, type SectionFlags } from '../sections';
import { isOrganizer } from '../facts';
import { hasBracket, hasSchedule } from '../stage-state';

type Visible = Pick<Tournament, 'organizerUids' | 'isTournamentPublic'>;

/** A public tournament is visible to everyone, any other to its organizers. */
export const canView = (tournament: Visible, uid: string | null): boolean => tournament.isTournamentPublic || isOrganizer(tournament, uid);

/** Whether visitors of a public tournament see its schedule: it exists and is public. */
export const showsSchedule = (tournament: Pick<SectionFlags, 'isSchedulePublic'> & Pick<GroupsFields, 'schedule'>): boolean =>
  tournament.isSchedulePublic && hasSchedule(tournament);

/** Whether visitors of a public tournament see its bracket. */
export const showsBracket = (tournament: Pick<SectionFlags, 'isBracketPublic'> & Pick<BracketFields, 'bracket'>): boolean =>
  tournament.isBracketPublic && hasBracket(tournament);

/**
 * Whether visitors see when games are played: one choice for schedule and bracket. Tournaments that were stored before this choice existed
 * show the times of the schedule, and those of the bracket only if their flag is set.
 */
export const showsGameTimes = ({
  isGameTimesVisible,
  isGameTimesHidden,
}: Pick<Tournament, 'isGameTimesVisible' | 'isGameTimesHidden'>): { readonly schedule: boolean; readonly bracket: boolean } => ({
  schedule: !isGameTimesHidden,
  bracket: !(isGameTimesHidden ?? !isGameTimesVisible),
});

/** The names of the teams are visible to visitors if the tournament is public and shows them, and always to organizers. */
export const canSeeTeamNames = (tournament: Visible & Partial<SectionFlags>, uid: string | null): boolean =>
  isOrganizer(tournament, uid) || (tournament.isTournamentPublic && showsTeamNames(tournament));
