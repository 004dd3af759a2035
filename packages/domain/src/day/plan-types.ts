import type { BracketLevel, DayId } from '../entities';
import type { GameAddress } from '../stages';
import type { DayGame, DayPhase } from './phase';

/** Now, by the server's clock as a device has measured it. */
export interface PlanNow {
  /** Milliseconds since 1970. */
  readonly instant: number;
  /** The same on the tournament's wall clock: minutes from the midnight before its first day. */
  readonly minutes: number;
}

/** Where and when a game is played. */
export interface PlanPlace {
  /** From 0. */
  readonly court: number;
  /** Minutes on the tournament's wall clock, from the midnight before its first day. */
  readonly start: number;
}

/** A game of the day, of the schedule or of the bracket. */
export interface PlannedGame extends PlanPlace, GameAddress {
  readonly kind: 'match' | 'bracket';
  readonly courtLetter: string;
  /** What the schedule or the bracket's timetable says; another place than its own where the plan was changed. */
  readonly home: PlanPlace & { readonly day: number };
  /** Days after the tournament's first; a game past midnight belongs to the day before. */
  readonly day: number;
  /** `HH:MM` of its planned start. */
  readonly time: string;
  /** Its planned start in minutes from the midnight of its day. */
  readonly minutes: number;
  /** Minutes of play, all periods. */
  readonly length: number;
  readonly periods: number;
  /** Minutes between its end and the next game on its court. */
  readonly interval: number;
  /** Ids of the teams; `TBD` for one that is not known yet. */
  readonly teams: readonly [string, string];
  readonly hasTeams: boolean;
  readonly state: DayGame;
  readonly phase: DayPhase;
  readonly referee: string;
  /** The team that the referee's text names, see `refereeFinder`; null for anyone else. It is as busy as those that play. */
  readonly refereeTeam: string | null;
  /** Of a match: its day or round. */
  readonly dayId: DayId | null;
  /** Of a bracket game. */
  readonly level: BracketLevel | null;
  readonly roundId: string | null;
  /** Bracket games whose winner or loser it waits for, byes looked through. */
  readonly after: readonly string[];
}

/** One court with its games of all days, in the order of play. */
export interface PlannedCourt {
  readonly court: number;
  readonly letter: string;
  readonly isClosed: boolean;
  readonly games: readonly PlannedGame[];
}

/** The plan as it goes: each game once, on one court. */
export interface DayPlan {
  /** `YYYY-MM-DD` of the tournament's first and last day. */
  readonly startDate: string;
  readonly endDate: string;
  readonly games: ReadonlyMap<string, PlannedGame>;
  readonly courts: readonly PlannedCourt[];
  /** When play goes on after everything was stopped; it may be past. */
  readonly resumeAt: number | null;
  /** Games that are played only once they are needed, with their courts: a second grand final. */
  readonly reserve: readonly { readonly id: string; readonly court: number }[];
}

/** A plan as it is stored. */
export interface StoredPlan {
  /** Court, from '0', to ids of its games in their order. */
  readonly courts: Readonly<Record<string, readonly string[]>>;
  /** Starts that are not those of the schedule, `YYYY-MM-DDTHH:MM` on the tournament's clock. */
  readonly starts: Readonly<Record<string, string>>;
  /** Where the schedule had those games then, `2027-06-12T09:00 0`: time and court. Plans of the first releases don't say it. */
  readonly homes?: Readonly<Record<string, string>>;
  readonly closedCourts: readonly string[];
  /** Empty while nothing is stopped. */
  readonly resumeAt: string;
}

/** Whether a planned game has been played, and whether it is on court. */
export const isOver = ({ phase }: PlannedGame): boolean => phase === 'finished' || phase === 'confirmed';
export const isOn = ({ phase }: PlannedGame): boolean => phase === 'playing' || phase === 'paused';
/** Has not begun: it can still be put elsewhere. */
export const isAhead = ({ phase }: PlannedGame): boolean => phase === 'planned' || phase === 'called';

/** The teams that play it, as far as they are known. */
export const knownTeams = ({ teams }: PlannedGame): readonly string[] => teams.filter((team) => team !== 'TBD' && team !== 'BYE');

/** Whether everything is stopped: a time is set at which play goes on. */
export const isStopped = ({ resumeAt }: DayPlan, { minutes }: PlanNow): boolean => resumeAt !== null && resumeAt > minutes;

/** The teams that can be nowhere else while it is played: those that play and the one that referees. */
export const busyTeams = (game: PlannedGame): readonly string[] => [
  ...knownTeams(game),
  ...(game.refereeTeam === null ? [] : [game.refereeTeam]),
];
