import { listEndedGames } from '@courtside/domain';
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
  /** How many games of a series had ended before; 0 in any other game. */
  readonly ended: number;
  /** A description of the action, shown if it failed. */
  readonly act: string;
}

function parse(stored: unknown): KeptTap | null {
  const { id, kind, stage, game, ended, act } = (stored ?? {}) as Partial<Record<keyof KeptTap, unknown>>;
  return typeof id === 'string' && (kind === 'goal' || kind === 'end') && typeof game === 'string' && typeof act === 'string'
    ? { id, kind, stage: stage === 'bracket' ? 'bracket' : 'match', game, ended: typeof ended === 'number' ? ended : 0, act }
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
export const toKeptTap = ({ kind: stage, id: game, state }: BoardGame, action: DayAction, act: string): KeptTap | null => {
  const ended = listEndedGames(state).length;
  return action.kind === 'goal'
    ? { id: action.goal.id, kind: 'goal', stage, game, ended, act }
    : action.kind === 'end'
      ? { id: `end ${stage} ${game} ${ended}`, kind: 'end', stage, game, ended, act }
      : null;
};

/** Returns whether a tap took effect, by what is stored. A goal that another user has removed since counts as one that never arrived. */
export function hasArrived({ kind, id, stage, game, ended }: KeptTap, plan: DayPlan): boolean {
  const found = [...plan.games.values()].find((one) => one.kind === stage && one.id === game);
  if (!found) return false;
  return kind === 'goal'
    ? (found.state.play?.goals ?? []).some((goal) => goal.id === id)
    : isOver(found) || listEndedGames(found.state).length > ended;
}
