import type { Score } from '@courtside/domain';
import { keptByPage } from '../saving/kept-by-page';
import { sides, type Side } from './score-types';

/** A value that was typed into a field and has not reached the server, with the value when typing began. */
export interface KeptScore {
  readonly matchId: string;
  readonly side: Side;
  readonly value: Score;
  readonly base: Score;
}

/** Keeps scores on this device until the server has them. */
export interface KeptScores {
  readonly keep: (score: KeptScore) => void;
  readonly drop: (matchId: string, side: Side) => void;
  /** Returns what closed pages have left behind; this page then owns it. */
  readonly takeOver: () => Promise<readonly KeptScore[]>;
}

const isScore = (value: unknown): value is Score =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);

function parse(stored: unknown): KeptScore | null {
  const one = stored as Partial<Record<keyof KeptScore, unknown>> | null;
  const side = sides.find((known) => known === one?.side);
  return side && typeof one?.matchId === 'string' && isScore(one.value) && isScore(one.base)
    ? { matchId: one.matchId, side, value: one.value, base: one.base }
    : null;
}

const toId = (matchId: string, side: Side) => `${matchId} ${side}`;

/** @param uid another account does not get what this one typed */
export function keptScores(tournamentId: string, uid: string | null): KeptScores & { readonly release: () => void } {
  const kept = keptByPage<KeptScore>(`scores.${tournamentId}.${uid ?? ''}`, ({ matchId, side }) => toId(matchId, side), parse);
  return { ...kept, drop: (matchId, side) => kept.drop(toId(matchId, side)) };
}
