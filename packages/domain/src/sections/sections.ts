import { limits } from '../limits';
import { hasGroups, isMixer } from '../facts';
import { hasBracket, hasSchedule, type WorkPhase } from '../stage-state';

/** What of a tournament decides whether a section has something to show. */
interface Facts {
  readonly tournamentType: string;
  readonly groups: object;
  readonly schedule: object;
  readonly bracket: object;
}

/** Of a page with room for columns: games, the tables beside them, what it is about, who takes part. */
export type SectionColumn = 'games' | 'tables' | 'about' | 'entries';

interface Row {
  /** Also its address inside the page. */
  readonly id: string;
  /** What it is about. While there is nothing to play an organiser's page follows this order; later, play comes first and the details last. */
  readonly part: 'about' | 'entries' | 'play' | 'players';
  /** Where a visitor finds it on a page with room for columns, if not where its part stands (`columnOf`). */
  readonly column?: SectionColumn;
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

/** What is worked on comes first: before play the entries; later the section that is played, the rest of play, and last what is settled. */
export function inOrderOfWork(phase: WorkPhase): readonly SectionRow[] {
  const parts: readonly SectionRow['part'][] =
    phase === 'ready' ? ['about', 'entries', 'play', 'players'] : ['play', 'entries', 'players', 'about'];
  const rank = ({ id, part }: SectionRow) => (id === phase ? -1 : parts.indexOf(part));
  return [...sections].sort((a, b) => rank(a) - rank(b));
}

const columnOfPart = { about: 'about', entries: 'entries', play: 'games', players: 'entries' } as const;

/** Among what a visitor finds a section on a page with room for columns. */
export const columnOf = (row: SectionRow): SectionColumn => ('column' in row ? row.column : columnOfPart[row.part]);

/** All flags with one value. */
export const allFlags = <Value>(value: Value) =>
  Object.fromEntries(sections.map(({ flag }) => [flag, value])) as Record<SectionFlag, Value>;

/** Whether a tournament shows the names of its teams: in any section that has them. */
export const showsTeamNames = (tournament: Partial<SectionFlags>): boolean =>
  sections.some((row) => 'namesTeams' in row && tournament[row.flag]);

/** What visitors of a tournament are shown, in their order. */
export const visitorSections = (tournament: Facts & SectionFlags, teamCount: number): readonly SectionRow[] =>
  sections.filter((row) => tournament[row.flag] && row.exists(tournament, teamCount));
