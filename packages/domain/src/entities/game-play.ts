import * as v from 'valibot';
import { createMapSchema, orNull, timeSchema } from './parse';
import { readSeries, type SeriesGame } from './series';

/** The state of a game on the day of play. */
export type PlayState = 'planned' | 'called' | 'playing' | 'finished';

/** How a game ended. A forfeit names the side that forfeited. */
export type GameEnding = 'played' | 'overtime' | 'goldenGoal' | 'forfeitByTeam1' | 'forfeitByTeam2' | 'doubleForfeit' | 'cancelled';

/** The clock of a game. Every device computes the time from it: see `clockAt`. Instants are the server's, in milliseconds since 1970. */
export interface GameClock {
  /** When the clock was last started. */
  readonly startedAt: number;
  /** When it was last stopped; null while it runs. */
  readonly pausedAt: number | null;
  /** Time played before `startedAt`, in milliseconds. */
  readonly playedMs: number;
  /** Length of the game, in minutes of play. */
  readonly length: number;
}

/** A goal, as it was tapped. */
export interface Goal {
  readonly id: string;
  readonly side: 1 | 2;
  /** When it was tapped, in milliseconds since 1970: the order of goals. */
  readonly at: number;
  /** Profile id or name of the player, as in the team's list; empty without a credited player. */
  readonly player: string;
}

/** The state of a game on the day of play. Games that were stored before this field existed lack it, see `getPhase`. */
export interface GamePlay {
  readonly state: PlayState;
  /** Null unless finished. */
  readonly ending: GameEnding | null;
  /** The winner of a bracket game whose scores are level; null if the scores or the ending show it. */
  readonly winner: 1 | 2 | null;
  readonly clock: GameClock | null;
  /** In the order in which they were tapped. */
  readonly goals: readonly Goal[];
  /** An organizer has confirmed the result: scorekeepers can no longer change it. */
  readonly isConfirmed: boolean;
  /** The games of a series that have ended; missing in any other game. */
  readonly games?: readonly SeriesGame[];
}

/** A goal as it is stored: when it was tapped, and the credited player, `1781431200000 Zoé`. */
const goal = /^(\d{1,15})(?: (.{1,100}))?$/u;
const goals = createMapSchema(v.pipe(v.string(), v.regex(goal, 'Expected a goal')));

/** Returns the text under which a goal is stored, by its id. */
export const storedGoal = ({ at, player }: Pick<Goal, 'at' | 'player'>): string => (player === '' ? String(at) : `${at} ${player}`);

const clock = v.object({
  // The server's own time is still missing while the change is on its way.
  startedAt: timeSchema,
  pausedAt: orNull(timeSchema),
  playedMs: v.optional(v.number(), 0),
  length: v.number(),
});

const stored = v.pipe(
  v.object({
    state: v.optional(v.picklist(['planned', 'called', 'playing', 'finished']), 'planned'),
    ending: v.pipe(
      v.optional(
        v.picklist(['', 'played', 'overtime', 'goldenGoal', 'forfeitByTeam1', 'forfeitByTeam2', 'doubleForfeit', 'cancelled']),
        '',
      ),
      v.transform((ending) => ending || null),
    ),
    winner: v.pipe(
      v.optional(v.picklist(['', '1', '2']), ''),
      v.transform((side) => (side === '' ? null : (Number(side) as 1 | 2))),
    ),
    clock: v.fallback(orNull(clock), null),
    goals1: goals,
    goals2: goals,
    isConfirmed: v.optional(v.boolean(), false),
    games: v.optional(v.string()),
  }),
  v.transform(({ goals1, goals2, games, ...play }): GamePlay => {
    const of = (side: 1 | 2, map: typeof goals1): Goal[] =>
      Object.entries(map).map(([id, text]) => {
        const [, at, player = ''] = goal.exec(text) ?? [];
        return { id, side, at: Number(at), player };
      });
    return {
      ...play,
      ...(games && { games: readSeries(games) }),
      goals: [...of(1, goals1), ...of(2, goals2)].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
    };
  }),
);

/** An unreadable state, perhaps of a later release, counts as missing, so that the game stays readable. */
export const gamePlaySchema: v.GenericSchema<unknown, GamePlay | undefined> = v.fallback(v.optional(stored), undefined);
