import { listEndedGames, type Goal } from '@courtside/domain';
import { isOver, type DayAction, type DayPlan, type PlannedGame } from '@courtside/domain/day';
import { keptByPage, type KeptByPage } from '../../../saving/kept-by-page';
import type { BoardGame } from '../data/board-model';

/** A tapped goal or end of a game that the server has not answered. */
export interface KeptTap {
  /** The goal's id, or a separate one. */
  readonly id: string;
  readonly kind: 'goal' | 'end';
  readonly stage: BoardGame['kind'];
  readonly game: string;
  /** The stage of the event, since two brackets can have games of the same id; missing in taps of earlier releases. */
  readonly of?: string;
  /** How many games of a series had ended before; 0 in any other game. */
  readonly ended: number;
  /** A description of the action, shown if it failed. */
  readonly act: string;
  /** The tapped goal, until this device has stored it and sends it by itself; null for an end; missing afterwards. */
  readonly unsent?: Goal | null;
}

function parseGoal(stored: unknown): Goal | null {
  const { id, side, at, player } = (stored ?? {}) as Partial<Record<keyof Goal, unknown>>;
  return typeof id === 'string' && (side === 1 || side === 2) && typeof at === 'number' && typeof player === 'string'
    ? { id, side, at, player }
    : null;
}

function parse(stored: unknown): KeptTap | null {
  const { id, kind, stage, game, of, ended, act, unsent } = (stored ?? {}) as Partial<Record<keyof KeptTap, unknown>>;
  if (typeof id !== 'string' || (kind !== 'goal' && kind !== 'end') || typeof game !== 'string' || typeof act !== 'string') return null;
  return {
    id,
    kind,
    stage: stage === 'bracket' ? 'bracket' : 'match',
    game,
    ...(typeof of === 'string' && { of }),
    ended: typeof ended === 'number' ? ended : 0,
    act,
    ...(unsent !== undefined && { unsent: parseGoal(unsent) }),
  };
}

const opened = new Map<string, KeptByPage<KeptTap>>();

/**
 * Returns a person's taps at a tournament's board. One instance for the lifetime of the page: taps are also answered after the board has
 * closed.
 */
export function keptTaps(tournamentId: string, uid: string | null): KeptByPage<KeptTap> {
  const name = `taps.${tournamentId}.${uid ?? ''}`;
  const known = opened.get(name) ?? openTaps(name);
  opened.set(name, known);
  return known;
}

/** Its `takeOver` also returns what an earlier board of this page took over, and was closed before it could answer for it. */
function openTaps(name: string): KeptByPage<KeptTap> {
  const kept = keptByPage<KeptTap>(name, ({ id }) => id, parse);
  const left = new Set<string>();
  return {
    ...kept,
    drop: (id) => {
      left.delete(id);
      kept.drop(id);
    },
    takeOver: async () => {
      for (const { id } of await kept.takeOver()) left.add(id);
      return kept.list().filter(({ id }) => left.has(id));
    },
  };
}

/** Returns what to keep of an action; null for actions whose loss costs only a tap. */
export const toKeptTap = ({ kind: stage, id: game, stage: of, state }: BoardGame, action: DayAction, act: string): KeptTap | null => {
  const ended = listEndedGames(state).length;
  return action.kind === 'goal'
    ? { id: action.goal.id, kind: 'goal', stage, game, of, ended, act, unsent: action.goal }
    : action.kind === 'end'
      ? { id: `end ${of} ${game} ${ended}`, kind: 'end', stage, game, of, ended, act, unsent: null }
      : null;
};

/** Returns the game of a tap; undefined if the plan has none. */
export const findGame = ({ stage, game, of }: KeptTap, plan: DayPlan): PlannedGame | undefined =>
  [...plan.games.values()].find((one) => one.kind === stage && one.id === game && (of === undefined || one.stage === of));

/**
 * Returns whether a tap took effect, by what is stored here or on the server. A goal that another user has removed since counts as one
 * that never arrived.
 */
export function hasArrived(tap: KeptTap, plan: DayPlan): boolean {
  const found = findGame(tap, plan);
  if (!found) return false;
  return tap.kind === 'goal'
    ? (found.state.play?.goals ?? []).some((goal) => goal.id === tap.id)
    : isOver(found) || listEndedGames(found.state).length > tap.ended;
}
