import { limits } from '../limits';
import { hasBracket, hasGroups, hasSchedule, isMixer } from '../permissions/state';

/** What of a tournament decides whether a section has something to show. */
interface Facts {
  readonly tournamentType: string;
  readonly groups: object;
  readonly schedule: object;
  readonly bracket: object;
}

interface SectionRow {
  /** Also its address inside the page. */
  readonly id: string;
  /** What it is about. While there is nothing to play an organiser's page follows this order; later, play comes first and the details last. */
  readonly part: 'about' | 'entries' | 'play' | 'players';
  /** The field that shows it to visitors. Two sections may share one. */
  readonly flag: string;
  /** Names of teams stand in it: showing it lets the teams be read. */
  readonly namesTeams?: true;
  /** Whether there is anything to show; to visitors where the flag says so, too. */
  readonly exists: (tournament: Facts, teamCount: number) => boolean;
  /** Whether organisers have it, where they do before it exists. */
  readonly organizers?: (tournament: Facts, teamCount: number) => boolean;
}

const always = (): boolean => true;
/** Teams enough for groups. */
const isEnough = (teamCount: number): boolean => teamCount >= limits.groupStageTeams;

/**
 * The sections of a tournament's page, in the order in which visitors read them. A flag that is named here is a field of the entity, starts as
 * false, can be set by `setVisibility`, and is compared with the security rules.
 */
export const sections = [
  { id: 'details', part: 'about', flag: 'isTournamentPublic', exists: always },
  { id: 'teams', part: 'entries', flag: 'isTeamsPublic', namesTeams: true, exists: always },
  { id: 'schedule', part: 'play', flag: 'isSchedulePublic', namesTeams: true, exists: hasSchedule, organizers: always },
  { id: 'bracket', part: 'play', flag: 'isBracketPublic', namesTeams: true, exists: hasBracket, organizers: always },
  { id: 'standings', part: 'play', flag: 'isSchedulePublic', exists: hasSchedule },
  { id: 'scorers', part: 'players', flag: 'isScorersPublic', exists: (tournament) => hasSchedule(tournament) || hasBracket(tournament) },
  {
    id: 'groups',
    part: 'entries',
    flag: 'isGroupsPublic',
    namesTeams: true,
    exists: (tournament, teamCount) => hasGroups(tournament) && !hasSchedule(tournament) && isEnough(teamCount),
    organizers: (tournament, teamCount) => !hasSchedule(tournament) && (hasGroups(tournament) || isEnough(teamCount)),
  },
  { id: 'players', part: 'players', flag: 'isPlayersPublic', exists: isMixer },
] as const satisfies readonly SectionRow[];

type Row = (typeof sections)[number];
export type SectionId = Row['id'];
/** A field that shows a section to visitors. */
export type SectionFlag = Row['flag'];
export type SectionFlags = Readonly<Record<SectionFlag, boolean>>;

/** All flags with one value. */
export const allFlags = <Value>(value: Value) =>
  Object.fromEntries(sections.map(({ flag }) => [flag, value])) as Record<SectionFlag, Value>;

/** Whether a tournament shows the names of its teams: in any section that has them. */
export const showsTeamNames = (tournament: Partial<SectionFlags>): boolean =>
  sections.some((row) => 'namesTeams' in row && tournament[row.flag]);

/** What visitors of a tournament are shown, in their order. */
export const visitorSections = (tournament: Facts & SectionFlags, teamCount: number): readonly Row[] =>
  sections.filter((row) => tournament[row.flag] && row.exists(tournament, teamCount));
