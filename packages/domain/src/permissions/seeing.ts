import type { BracketFields, GroupsFields, Tournament } from '../entities';
import { showsTeamNames, type SectionFlags } from '../sections';
import { isOrganizer } from '../facts';
import { hasBracket, hasSchedule } from '../stage-state';

type Visible = Pick<Tournament, 'organizerUids' | 'isTournamentPublic'>;

/** A tournament is seen when it is public, or by its organisers. */
export const canView = (tournament: Visible, uid: string | null): boolean => tournament.isTournamentPublic || isOrganizer(tournament, uid);

/** Whether visitors of a public tournament are shown its schedule: there is one, and it is public. */
export const showsSchedule = (tournament: Pick<SectionFlags, 'isSchedulePublic'> & Pick<GroupsFields, 'schedule'>): boolean =>
  tournament.isSchedulePublic && hasSchedule(tournament);

/** Whether visitors of a public tournament are shown its bracket. */
export const showsBracket = (tournament: Pick<SectionFlags, 'isBracketPublic'> & Pick<BracketFields, 'bracket'>): boolean =>
  tournament.isBracketPublic && hasBracket(tournament);

/**
 * Whether visitors are shown when games are played: one choice for schedule and bracket. Tournaments stored before there was that choice
 * show the times of the schedule, and those of the bracket only when their flag says so.
 */
export const showsGameTimes = ({
  isGameTimesVisible,
  isGameTimesHidden,
}: Pick<Tournament, 'isGameTimesVisible' | 'isGameTimesHidden'>): { readonly schedule: boolean; readonly bracket: boolean } => ({
  schedule: !isGameTimesHidden,
  bracket: !(isGameTimesHidden ?? !isGameTimesVisible),
});

/** The names of the teams are seen when the tournament is public and shows them, or by an organiser. */
export const canSeeTeamNames = (tournament: Visible & Partial<SectionFlags>, uid: string | null): boolean =>
  isOrganizer(tournament, uid) || (tournament.isTournamentPublic && showsTeamNames(tournament));
