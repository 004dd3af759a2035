import { limits } from '../limits';
import { hasGroups, isMixer } from '../facts';
import { hasBracket, hasSchedule, type WorkPhase } from '../stage-state';

/** The fields of a tournament that decide whether a section has content. */
interface Facts {
  readonly tournamentType: string;
  readonly groups: object;
  readonly schedule: object;
  readonly bracket: object;
}

/** The columns of a wide page: games, the tables next to them, details, entries. */
export type SectionColumn = 'games' | 'tables' | 'about' | 'entries';

interface Row {
  /** Also its address in the page. */
  readonly id: string;
  /**
   * The part that a section belongs to. Before play, an organizer's page follows this order; later, play comes first and the details last.
   */
  readonly part: 'about' | 'entries' | 'play' | 'players';
  /** The column of the section on a wide page, if it is not that of its part (`getColumn`). */
  readonly column?: SectionColumn;
  /** The field that shows it to visitors. Two sections may share one. */
  readonly flag: string;
  /** It contains names of teams: showing it makes the teams readable. */
  readonly namesTeams?: true;
  /** Whether the section has content; visitors also need the flag. */
  readonly exists: (tournament: Facts, teamCount: number) => boolean;
  /** Whether organizers see it, if they do before it has content. */
  readonly organizers?: (tournament: Facts, teamCount: number) => boolean;
}

const always = (): boolean => true;
/** Enough teams for groups. */
const isEnough = (teamCount: number): boolean => teamCount >= limits.groupStageTeams;

/**
 * The sections of a tournament's page, in the order of visitors. Each flag here is a field of the entity, is false by default, can be set
 * by `setVisibility`, and a test compares it with the security rules.
 */
export const sections = [
  { id: 'details', part: 'about', flag: 'isTournamentPublic', exists: always },
  { id: 'teams', part: 'entries', flag: 'isTeamsPublic', namesTeams: true, exists: always },
  { id: 'schedule', part: 'play', flag: 'isSchedulePublic', namesTeams: true, exists: hasSchedule, organizers: always },
  { id: 'bracket', part: 'play', flag: 'isBracketPublic', namesTeams: true, exists: hasBracket, organizers: always },
  { id: 'standings', part: 'play', column: 'tables', flag: 'isSchedulePublic', exists: hasSchedule },
  {
    id: 'scorers',
    part: 'players',
    column: 'about',
    flag: 'isScorersPublic',
    exists: (tournament) => hasSchedule(tournament) || hasBracket(tournament),
  },
  {
    id: 'groups',
    part: 'entries',
    flag: 'isGroupsPublic',
    namesTeams: true,
    exists: (tournament, teamCount) => hasGroups(tournament) && !hasSchedule(tournament) && isEnough(teamCount),
    organizers: (tournament, teamCount) => !hasSchedule(tournament) && (hasGroups(tournament) || isEnough(teamCount)),
  },
  { id: 'players', part: 'players', flag: 'isPlayersPublic', exists: isMixer },
] as const satisfies readonly Row[];

export type SectionRow = (typeof sections)[number];
export type SectionId = SectionRow['id'];
/** A field that shows a section to visitors. */
export type SectionFlag = SectionRow['flag'];
export type SectionFlags = Readonly<Record<SectionFlag, boolean>>;

/**
 * Returns the sections in the order of an organizer's work: before play, the entries come first; later the section in play, the rest of
 * play, and finished parts last.
 */
export function inOrderOfWork(phase: WorkPhase): readonly SectionRow[] {
  const parts: readonly SectionRow['part'][] =
    phase === 'ready' ? ['about', 'entries', 'play', 'players'] : ['play', 'entries', 'players', 'about'];
  const rank = ({ id, part }: SectionRow) => (id === phase ? -1 : parts.indexOf(part));
  return [...sections].sort((a, b) => rank(a) - rank(b));
}

const columnOfPart = { about: 'about', entries: 'entries', play: 'games', players: 'entries' } as const;

/** Returns the column in which a visitor finds a section on a wide page. */
export const getColumn = (row: SectionRow): SectionColumn => ('column' in row ? row.column : columnOfPart[row.part]);

/** Returns all flags with the same value. */
export const allFlags = <Value>(value: Value) =>
  Object.fromEntries(sections.map(({ flag }) => [flag, value])) as Record<SectionFlag, Value>;

/** Returns whether a tournament shows the names of its teams, in any section that has them. */
export const showsTeamNames = (tournament: Partial<SectionFlags>): boolean =>
  sections.some((row) => 'namesTeams' in row && tournament[row.flag]);

/** Returns the sections that visitors of a tournament see, in order. */
export const visitorSections = (tournament: Facts & SectionFlags, teamCount: number): readonly SectionRow[] =>
  sections.filter((row) => tournament[row.flag] && row.exists(tournament, teamCount));
