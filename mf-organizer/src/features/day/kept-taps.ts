import { isOver, type DayAction, type DayPlan } from '@courtside/domain/day';
import { keptByPage, type KeptByPage } from '../../saving/kept-by-page';
import type { BoardGame } from './board-model';

/** A goal or an end of a game that was tapped, and that the server has not answered. */
export interface KeptTap {
  /** The goal's, or one of its own. */
  readonly id: string;
  readonly kind: 'goal' | 'end';
  readonly stage: BoardGame['kind'];
  readonly game: string;
  /** What was done, in words: they are said where it came to nothing. */
  readonly act: string;
}

function parse(stored: unknown): KeptTap | null {
  const { id, kind, stage, game, act } = (stored ?? {}) as Partial<Record<keyof KeptTap, unknown>>;
  return typeof id === 'string' && (kind === 'goal' || kind === 'end') && typeof game === 'string' && typeof act === 'string'
    ? { id, kind, stage: stage === 'bracket' ? 'bracket' : 'match', game, act }
    : null;
}

const opened = new Map<string, KeptByPage<KeptTap>>();

/** The taps of a person at a tournament's board, one holder as long as the page is there: they are answered also where the board is no more. */
export function keptTaps(tournamentId: string, uid: string | null): KeptByPage<KeptTap> {
  const name = `taps.${tournamentId}.${uid ?? ''}`;
  const known = opened.get(name) ?? keptByPage<KeptTap>(name, ({ id }) => id, parse);
  opened.set(name, known);
  return known;
}

/** What is kept of an action; null for those that lose nothing but a tap. */
export const tapOf = ({ kind: stage, id: game }: BoardGame, action: DayAction, act: string): KeptTap | null =>
  action.kind === 'goal'
    ? { id: action.goal.id, kind: 'goal', stage, game, act }
    : action.kind === 'end'
      ? { id: `end ${stage} ${game}`, kind: 'end', stage, game, act }
      : null;

/** Whether a tap came to something, by what is stored. A goal that somebody has taken back since is taken for one that never came. */
export function hasArrived({ kind, id, stage, game }: KeptTap, plan: DayPlan): boolean {
  const found = [...plan.games.values()].find((one) => one.kind === stage && one.id === game);
  if (!found) return false;
  return kind === 'goal' ? (found.state.play?.goals ?? []).some((goal) => goal.id === id) : isOver(found);
}
