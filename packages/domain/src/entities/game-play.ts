import * as v from 'valibot';
import { mapOf, orNull, timeSchema } from './parse';

/** Where a game stands on the day of play. */
export type PlayState = 'planned' | 'called' | 'playing' | 'finished';

/** How a game ended. A forfeit names the side that lost by it. */
export type GameEnding = 'played' | 'overtime' | 'goldenGoal' | 'forfeitByTeam1' | 'forfeitByTeam2' | 'doubleForfeit' | 'cancelled';

/** The clock of a game, from which every device computes the time by itself: see `clockAt`. Instants are the server's, in milliseconds since 1970. */
export interface GameClock {
  /** When the clock was last set going. */
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
  /** Profile id or name of the player, as in the team's list; empty where nobody was credited. */
  readonly player: string;
}

/** The state of a game: stored since there are days of play; a game without it is read as before, see `phaseOf`. */
export interface GamePlay {
  readonly state: PlayState;
  /** Null unless finished. */
  readonly ending: GameEnding | null;
  /** Who won a bracket game whose scores are level; null where the scores or the ending say it. */
  readonly winner: 1 | 2 | null;
  readonly clock: GameClock | null;
  /** In the order in which they were tapped. */
  readonly goals: readonly Goal[];
  /** An organiser has confirmed the result: scorekeepers change it no more. */
  readonly isConfirmed: boolean;
}

/** A goal as it is stored: when it was tapped, and the player who was credited, `1781431200000 Zoé`. */
const goal = /^(\d{1,15})(?: (.{1,100}))?$/u;
const goals = mapOf(v.pipe(v.string(), v.regex(goal, 'Expected a goal')));

/** The text in which a goal is stored, under its id. */
export const storedGoal = ({ at, player }: Pick<Goal, 'at' | 'player'>): string => (player === '' ? String(at) : `${at} ${player}`);

const clock = v.object({
  // The server's own time is not there yet while the change is on its way.
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
  }),
  v.transform(({ goals1, goals2, ...play }): GamePlay => {
    const of = (side: 1 | 2, map: typeof goals1): Goal[] =>
      Object.entries(map).map(([id, text]) => {
        const [, at, player = ''] = goal.exec(text) ?? [];
        return { id, side, at: Number(at), player };
      });
    return { ...play, goals: [...of(1, goals1), ...of(2, goals2)].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)) };
  }),
);

/** A state that can't be read, of a later release perhaps, is none: it never takes the game with it. */
export const gamePlaySchema: v.GenericSchema<unknown, GamePlay | undefined> = v.fallback(v.optional(stored), undefined);
