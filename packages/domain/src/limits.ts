/** All numbers of the specification's section 9. */
export const limits = {
  /** Bytes of an uploaded image. */
  imageBytes: 1_048_576,
  imageTypes: ['image/png', 'image/jpeg'],
  passwordMinimum: 6,
  search: { minimumCharacters: 3, maximumResults: 5, debounceMs: 500 },
  profileIdLength: 28,
  teamIdLength: 11,
  /** `usual` is offered at first; more are offered on request. */
  groups: { minimum: 1, usual: 4, maximum: 8 },
  /** The least number of teams for groups. */
  groupStageTeams: 4,
  teamsPerGroup: 2,
  /** The most games of a schedule; the security rules have the same limit. */
  scheduledGames: 2500,
  playersPerTeam: { minimum: 2, maximum: 12, default: 3 },
  /** Places of a tournament. */
  places: { minimum: 2, maximum: 512 },
  /** Teams of a tournament, and its organizers; equal in the security rules. */
  teams: 512,
  organizers: 20,
  /** Announcements of one tournament, including expired ones; equal in the security rules. */
  announcements: 100,
  /** Characters of a captain's reason for a withdrawal. */
  withdrawalReason: 500,
  mockTeams: { minimum: 2, maximum: 12, default: 8, playersEach: 3 },
  mockPlayers: { minimum: 1, maximum: 24, default: 12 },
  skill: { minimum: 1, maximum: 10, unknown: 5 },
  mixer: { players: 12, teamSize: 3, iterations: 5000, cooling: 0.995 },
  /** A schedule has more days than usual only in a tournament that lasts longer. */
  days: { minimum: 1, usual: 4, maximum: 30 },
  times: {
    startTime: '09:00',
    gameLength: 12,
    interval: 5,
    numberOfCourts: 1,
    minimum: 1,
    maximumMinutes: 100,
    maximumCourts: 6,
    maximumPlace: 100,
  },
  forfeitGoals: { default: 5, maximum: 100 },
  pointsPerWin: { default: 3, options: [2, 3, 4, 5] },
  bracket: {
    teams: 4,
    hayesTeams: 6,
    upperSizes: [4, 8, 16, 32, 64, 128, 256],
    /** Places down to which a single elimination can be played out; equal in the security rules, which take 48 rounds. */
    places: [4, 8, 16, 32],
    startTime: '09:00',
  },
  planner: {
    maximumGroups: 6,
    maximumCourts: 6,
    defaults: { teams: 12, groups: 2, gameLength: 15, interval: 6, courts: 1 },
    /** The values of emptied fields. */
    fallback: { teams: 2, gameLength: 3, interval: 0 },
    teamSteps: [-2, 0, 2],
    lengthSteps: [-3, 0, 3],
    /** Upper ends of the bands of hours; above the last, there is not enough time. */
    hours: { tooMuch: 8, smooth: 13, flush: 17 },
    /** Upper ends of the bands of hours between two games of a team. */
    frequency: [1.5, 2, 2.5],
  },
  debounce: { teamMs: 800, scoreMs: 1000, textMs: 1000 },
  dragDelayMs: 300,
  successBadgeMs: 3000,
} as const;

/** Whether a value is a whole number from `least` to `most`. */
export const isWithin = (value: number, least: number, most = Infinity): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Checks that each id occurs once. @throws RangeError for an id that occurs twice */
export function checkDistinct(what: string, ids: Iterable<string>): void {
  const list = [...ids];
  if (new Set(list).size !== list.length) throw new RangeError(`A ${what} is named twice`);
}

/** Checks a number. @throws RangeError for anything but a whole number from `least` to `most` */
export function checkWithin(what: string, value: number, least: number, most: number): void {
  if (!isWithin(value, least, most)) throw new RangeError(`${what} must be ${least} to ${most}`);
}
