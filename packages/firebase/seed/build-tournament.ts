import { allFlags } from '@courtside/domain';
import type { bracketStage, PlayedGames } from './play-games';
import { players, stableId, teamNames } from './roster';

/** A tournament of the sample data, as its documents. */
export interface SampleTournament {
  readonly id: string;
  readonly fields: Record<string, unknown>;
  readonly teams: Readonly<Record<string, object>>;
  /** Address by team id. */
  readonly contacts: Readonly<Record<string, string>>;
  /** Match id to match; absent: no schedule yet. */
  readonly matches?: Readonly<Record<string, object>>;
  /** Game id to game; absent: no bracket yet. */
  readonly games?: Readonly<Record<string, object>>;
  /** The plans of further stages with their games, by id. */
  readonly stages?: Readonly<Record<string, { readonly plan: object; readonly matches: Readonly<Record<string, object>> }>>;
  /** The shuffle as it is stored; absent: none. */
  readonly shuffle?: object;
  /** Which of the poster colors; absent: no poster. */
  readonly poster?: string;
}

export interface SeedContext {
  /** `YYYY-MM-DD`; the season is laid out around it. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly organizerUid: string;
}

/** Returns the date some days after another. */
export function daysFrom(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const DAY = 86_400_000;

type Roster = Pick<SampleTournament, 'teams' | 'contacts'>;

/** A tournament before it is written as documents. */
export interface Occasion extends Pick<SampleTournament, 'poster' | 'shuffle'> {
  /** Names it among the samples; its id is made from it. */
  readonly key: string;
  /** First and last day, `YYYY-MM-DD`. */
  readonly dates: readonly [start: string, end: string];
  readonly roster?: Roster;
  /** Groups and the games of their schedule. */
  readonly stage?: PlayedGames;
  readonly bracket?: ReturnType<typeof bracketStage>;
  /** The fields that differ from a new public tournament. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns the documents of a tournament. A stage without the fields of a schedule only has groups. */
export function asDocuments(
  { organizerUid }: SeedContext,
  { key, dates: [startDate, endDate], roster = { teams: {}, contacts: {} }, stage, bracket, shuffle, fields, poster }: Occasion,
): SampleTournament {
  const isScheduled = stage !== undefined && 'scheduleTimes' in fields;
  return {
    id: stableId(key, 20),
    fields: {
      ...baseFields(organizerUid),
      startDate,
      endDate,
      ...(stage ? { groups: stage.groups } : {}),
      ...(isScheduled ? { schedule: stage.schedule, scheduleType: stage.scheduleType } : {}),
      ...bracket?.layout,
      ...fields,
    },
    teams: stage ? inGroups(roster.teams, stage.groups) : roster.teams,
    contacts: roster.contacts,
    ...(isScheduled ? { matches: stage.matches } : {}),
    ...(bracket ? { games: bracket.games } : {}),
    ...(shuffle ? { shuffle } : {}),
    ...(poster ? { poster } : {}),
  };
}

/** Sections of a tournament that is being played. In most samples no goal names its player: there top scorers are not shown. */
export const allPublic = { ...allFlags(true), isScorersPublic: false };

/** Registered teams with three players each, taken from the lists at a place. */
export function buildTeams(tournament: string, count: number, { now }: SeedContext, offset = 0): Roster {
  const entries = Array.from({ length: count }, (_, index) => {
    const club = teamNames[(offset + index) % teamNames.length] ?? `TEAM ${index + 1}`;
    // If there are more teams than names, a club gets a second team.
    const name = index < teamNames.length ? club : `${club} II`;
    const profileIds = [0, 1, 2].map((slot) =>
      (index + slot) % 11 === 10 ? '' : (players[(offset * 3 + index * 3 + slot) % players.length]?.id ?? ''),
    );
    const registeredAt = now - 20 * DAY + index * 3_600_000;
    return {
      id: stableId(`${tournament} ${name}`, 11),
      team: { name, groupId: '', profileIds, wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0, registeredAt },
    };
  });
  return {
    teams: Object.fromEntries(entries.map(({ id, team }) => [id, team])),
    contacts: Object.fromEntries(entries.map(({ id }, index) => [id, `captain${index + 1}@courtside.test`])),
  };
}

/** Teams with their group written into each, as creating groups does. */
function inGroups(teams: SampleTournament['teams'], groups: Readonly<Record<string, readonly string[]>>): SampleTournament['teams'] {
  const groupOf = new Map(Object.entries(groups).flatMap(([groupId, members]) => members.map((id) => [id, groupId] as const)));
  return Object.fromEntries(Object.entries(teams).map(([id, team]) => [id, { ...team, groupId: groupOf.get(id) ?? '' }]));
}

/** The fields that every tournament has. */
function baseFields(organizerUid: string): Record<string, unknown> {
  return {
    tournamentType: 'STANDARD',
    timeZone: 'Europe/Brussels',
    imageSrc: '',
    organizerUids: [organizerUid],
    playersPerTeam: 3,
    ...allFlags(false),
    isTournamentPublic: true,
    isTeamsPublic: true,
    isGameTimesVisible: true,
    isRegistrationOpen: false,
  };
}
