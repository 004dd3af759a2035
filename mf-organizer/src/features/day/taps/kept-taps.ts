import { isOver, type DayAction, type DayPlan } from '@courtside/domain/day';
import { keptByPage, type KeptByPage } from '../../../saving/kept-by-page';
import type { BoardGame } from '../data/board-model';

/** A tapped goal or end of a game that the server has not answered. */
export interface KeptTap {
  /** The goal's id, or a separate one. */
  readonly id: string;
  readonly kind: 'goal' | 'end';
  readonly stage: BoardGame['kind'];
  readonly game: string;
  /** A description of the action, shown if it failed. */
  readonly act: string;
}

function parse(stored: unknown): KeptTap | null {
  const { id, kind, stage, game, act } = (stored ?? {}) as Partial<Record<keyof KeptTap, unknown>>;
  return typeof id === 'string' && (kind === 'goal' || kind === 'end') && typeof game === 'string' && typeof act === 'string'
    ? { id, kind, stage: stage === 'bracket' ? 'bracket' : 'match', game, act }
    : null;
}

const opened = new Map<string, KeptByPage<KeptTap>>();

/**
 * Returns a person's taps at a tournament's board. One instance for the lifetime of the page: taps are also answered after the board has
 * closed.
 */
export function keptTaps(tournamentId: string, uid: string | null): KeptByPage<KeptTap> {
  const name = `taps.${tournamentId}.${uid ?? ''}`;
  const known = opened.get(name) ?? keptByPage<KeptTap>(name, ({ id }) => id, parse);
  opened.set(name, known);
  return known;
}

/** Returns what to keep of an action; null for actions whose loss costs only a tap. */
export const toKeptTap = ({ kind: stage, id: game }: BoardGame, action: DayAction, act: string): KeptTap | null =>
  action.kind === 'goal'
    ? { id: action.goal.id, kind: 'goal', stage, game, act }
    : action.kind === 'end'
      ? { id: `end ${stage} ${game}`, kind: 'end', stage, game, act }
      : null;

/** Returns whether a tap took effect, by what is stored. A goal that another user has removed since counts as one that never arrived. */
export function hasArrived({ kind, id, stage, game }: KeptTap, plan: DayPlan): boolean {
  const found = [...plan.games.values()].find((one) => one.kind === stage && one.id === game);
  if (!found) return false;
  return kind === 'goal'
    ? (found.state.play?.goals ?? []).some((goal) => goal.id === id)
    : isOver(found) || Boolean(found.state.play?.games?.length);
}
