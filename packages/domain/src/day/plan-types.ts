import type { Bracket } from '../brackets';
import type { SeriesLength, BracketLevel, DayId } from '../entities';
import { listEndedGames } from '../entities/series';
import type { GameAddress, StageId } from '../stages';
import { hasBegun, type DayGame, type DayPhase } from './phase';

/** The current time, by the server's clock as the device has measured it. */
export interface PlanNow {
  /** Milliseconds since 1970. */
  readonly instant: number;
  /** The same on the tournament's wall clock: minutes from the midnight before its first day. */
  readonly minutes: number;
}

/** The court and time of a game. */
export interface PlanPlace {
  /** From 0. */
  readonly court: number;
  /** Minutes on the tournament's wall clock, from the midnight before its first day. */
  readonly start: number;
}

/** A game of the day, from the schedule or from the bracket. */
export interface PlannedGame extends PlanPlace, GameAddress {
  readonly kind: 'match' | 'bracket';
  readonly courtLetter: string;
  /** The place that the schedule or the bracket's timetable gives; it differs from the game's own place if the plan was changed. */
  readonly home: PlanPlace & { readonly day: number };
  /** Days after the tournament's first; a game past midnight belongs to the day before. */
  readonly day: number;
  /** `HH:MM` of its planned start. */
  readonly time: string;
  /** Its planned start in minutes from the midnight of its day. */
  readonly minutes: number;
  /** Minutes of play, all periods; in a series, of all its games. */
  readonly length: number;
  /** The most games of a series; missing if it is one game. */
  readonly bestOf?: SeriesLength | undefined;
  readonly periods: number;
  /** Minutes between its end and the next game on its court. */
  readonly interval: number;
  /** Ids of the teams; `TBD` for an unknown one. */
  readonly teams: readonly [string, string];
  readonly hasTeams: boolean;
  readonly state: DayGame;
  readonly phase: DayPhase;
  readonly referee: string;
  /** The team that the referee's text names, see `refereeFinder`; null for any other text. It is as busy as the teams that play. */
  readonly refereeTeam: string | null;
  /** The day or round of a match; null for a bracket game. */
  readonly dayId: DayId | null;
  /** The level of a bracket game; null for a match. */
  readonly level: BracketLevel | null;
  readonly roundId: string | null;
  /** Bracket games whose winner or loser it waits for, byes skipped. */
  readonly after: readonly string[];
}

/** One court with its games of all days, in the order of play. */
export interface PlannedCourt {
  readonly court: number;
  readonly letter: string;
  readonly isClosed: boolean;
  readonly games: readonly PlannedGame[];
}

/** A bracket whose games are in the plan. */
export interface PlannedBracket {
  /** Null for the first bracket, which needs none. */
  readonly name: string | null;
  /** As `playableBracket` reads it. */
  readonly bracket: Bracket;
}

/** The brackets of a plan, by stage. */
export type PlannedBrackets = ReadonlyMap<StageId, PlannedBracket>;

/** The current plan: each game once, on one court. */
export interface DayPlan {
  /** `YYYY-MM-DD` of the tournament's first and last day. */
  readonly startDate: string;
  readonly endDate: string;
  readonly games: ReadonlyMap<string, PlannedGame>;
  readonly courts: readonly PlannedCourt[];
  readonly brackets: PlannedBrackets;
  /** The number of courts of days that have their own: their first ones. Others have all. */
  readonly courtsOn?: Readonly<Record<number, number>> | undefined;
  /** When play continues after a stop; it may be in the past. */
  readonly resumeAt: number | null;
  /** Games that are played only if they are needed, with their courts: a second grand final. */
  readonly reserve: readonly { readonly id: string; readonly court: number }[];
}

/** A plan as it is stored. */
export interface StoredPlan {
  /** Courts, from '0', with the ids of their games in order. */
  readonly courts: Readonly<Record<string, readonly string[]>>;
  /** Starts that differ from the schedule, `YYYY-MM-DDTHH:MM` on the tournament's clock. */
  readonly starts: Readonly<Record<string, string>>;
  /** Where the schedule had those games at that time, `2027-06-12T09:00 0`: time and court. Plans of the first releases lack it. */
  readonly homes?: Readonly<Record<string, string>>;
  readonly closedCourts: readonly string[];
  /** Empty without a stop. */
  readonly resumeAt: string;
}

/** Whether a day has a court. */
export const hasCourt = ({ courtsOn }: Pick<DayPlan, 'courtsOn'>, day: number, court: number): boolean =>
  court < (courtsOn?.[day] ?? Infinity);

/** Whether a planned game is over. */
export const isOver = ({ phase }: PlannedGame): boolean => phase === 'finished' || phase === 'confirmed';
/** Whether its clock has not started: the game itself, or the next one of a series. */
export const isWaiting = ({ phase }: PlannedGame): boolean => phase === 'planned' || phase === 'called';
/** Whether a game has not begun, so that it can be moved. A series has begun with its first game. */
export const isAhead = (game: PlannedGame): boolean => isWaiting(game) && listEndedGames(game.state).length === 0;
/** Whether a game of the bracket that waited for this one has begun; a forfeit without play has not. */
export const hasBegunAfter = ({ games }: Pick<DayPlan, 'games'>, id: string): boolean =>
  [...games.values()].some((game) => game.after.includes(id) && hasBegun(game.state));
/** Whether a game is on court. */
export const isOn = (game: PlannedGame): boolean => !isOver(game) && !isAhead(game);

/** Returns the minutes of play of one game: a series has several. */
export const getPlayLength = ({ length, bestOf }: Pick<PlannedGame, 'length' | 'bestOf'>): number => length / (bestOf ?? 1);

/** Returns the known teams of a game. */
export const knownTeams = ({ teams }: PlannedGame): readonly string[] => teams.filter((team) => team !== 'TBD' && team !== 'BYE');

/** Whether everything is stopped: a time at which play continues is set. */
export const isStopped = ({ resumeAt }: DayPlan, { minutes }: PlanNow): boolean => resumeAt !== null && resumeAt > minutes;

/** Returns the teams that cannot be elsewhere during a game: those that play and the one that referees. */
export const busyTeams = (game: PlannedGame): readonly string[] => [
  ...knownTeams(game),
  ...(game.refereeTeam === null ? [] : [game.refereeTeam]),
];
