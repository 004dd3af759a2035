import type { Tournament } from '../entities';
import { isOrganizer } from './state';

/** Parts of a tournament that are public or not on their own. */
export type VisibleSection = 'teams' | 'groups' | 'schedule' | 'bracket' | 'players';

const flagOf = { teams: 'isTeamsPublic', groups: 'isGroupsPublic', schedule: 'isSchedulePublic', bracket: 'isBracketPublic', players: 'isPlayersPublic' } as const satisfies Record<VisibleSection, keyof Tournament>;

/** Names of teams stand in these sections. */
const namesTeams = ['teams', 'groups', 'schedule', 'bracket'] as const;

type Flags = Pick<Tournament, 'organizerUids' | 'isTournamentPublic' | (typeof flagOf)[VisibleSection]>;

/** A tournament is seen when it is public, or by its organisers. */
export const canView = (tournament: Pick<Tournament, 'organizerUids' | 'isTournamentPublic'>, uid: string | null): boolean => tournament.isTournamentPublic || isOrganizer(tournament, uid);

/** Whether a public tournament shows the names of its teams: in any section that has them. */
export const showsTeamNames = (tournament: Pick<Tournament, (typeof flagOf)[(typeof namesTeams)[number]]>): boolean => namesTeams.some((section) => tournament[flagOf[section]]);

/** A section is seen when the tournament and the section are public, or by an organiser. */
export const canSee = (section: VisibleSection, tournament: Flags, uid: string | null): boolean => isOrganizer(tournament, uid) || (tournament.isTournamentPublic && tournament[flagOf[section]]);

/**
 * Whether visitors are shown when games are played: one choice for schedule and bracket. Tournaments stored before there was that choice
 * show the times of the schedule, and those of the bracket only when their flag says so.
 */
export const showsGameTimes = ({ isGameTimesVisible, isGameTimesHidden }: Pick<Tournament, 'isGameTimesVisible' | 'isGameTimesHidden'>): { readonly schedule: boolean; readonly bracket: boolean } => ({
  schedule: isGameTimesHidden !== true,
  bracket: isGameTimesHidden === null ? isGameTimesVisible : !isGameTimesHidden,
});

/** The names of the teams are seen when the tournament is public and shows them, or by an organiser. */
export const canSeeTeamNames = (tournament: Omit<Flags, 'isPlayersPublic'>, uid: string | null): boolean => isOrganizer(tournament, uid) || (tournament.isTournamentPublic && showsTeamNames(tournament));
