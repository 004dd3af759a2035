import type { Score } from '@courtside/domain';
import { keptByPage } from '../saving/kept-by-page';
import { sides, type Side } from './score-types';

/** What was typed into a box and has not reached the server, with what stood there when the typing began. */
export interface KeptScore {
  readonly matchId: string;
  readonly side: Side;
  readonly value: Score;
  readonly base: Score;
}

/** Holds scores on this device until the server has them. */
export interface KeptScores {
  readonly keep: (score: KeptScore) => void;
  readonly drop: (matchId: string, side: Side) => void;
  /** What pages that are gone have left behind; from now on it is this page's. */
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

const idOf = (matchId: string, side: Side) => `${matchId} ${side}`;

/** @param uid another account does not get what this one typed */
export function keptScores(tournamentId: string, uid: string | null): KeptScores & { readonly release: () => void } {
  const kept = keptByPage<KeptScore>(`scores.${tournamentId}.${uid ?? ''}`, ({ matchId, side }) => idOf(matchId, side), parse);
  return { ...kept, drop: (matchId, side) => kept.drop(idOf(matchId, side)) };
}
