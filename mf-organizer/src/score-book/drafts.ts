import type { Score } from '@courtside/domain';
import type { KeptScore, KeptScores } from './kept-scores';
import { sides, type ScoreChange, type Scores, type Side } from './score-types';

interface Draft {
  readonly value: Score;
  /** The server's value when typing began. */
  readonly base: Score;
  /** Sent, but not confirmed. The draft is shown until the server's value changes, to this one or to another user's. */
  readonly sent: boolean;
}

const NOTHING: Scores = { team1Score: null, team2Score: null };

/**
 * Holds what is typed into score fields, next to the server's values.
 * @param kept stores typed values until the server has them
 */
export function createDrafts(kept?: Pick<KeptScores, 'keep' | 'drop'>) {
  let server: ReadonlyMap<string, Scores> = new Map();
  const drafts = new Map<string, Map<Side, Draft>>();
  /** The values that each field sent last. */
  const departed = new Map<string, Partial<Scores>>();

  const onServer = (matchId: string, side: Side): Score => (server.get(matchId) ?? NOTHING)[side];
  const draftOf = (matchId: string, side: Side): Draft | undefined => drafts.get(matchId)?.get(side);
  const isTyped = (matchId: string, side: Side): boolean => draftOf(matchId, side)?.sent === false;
  const baseOf = (matchId: string, side: Side): Score => {
    const draft = draftOf(matchId, side);
    return draft && !draft.sent ? draft.base : onServer(matchId, side);
  };
  const put = (matchId: string, side: Side, draft: Draft) => {
    const pair = drafts.get(matchId) ?? new Map<Side, Draft>();
    drafts.set(matchId, pair.set(side, draft));
  };

  return {
    onServer,
    /** The value of the field. */
    shown: (matchId: string, side: Side): Score => {
      const draft = draftOf(matchId, side);
      return draft ? draft.value : onServer(matchId, side);
    },
    /** Returns sides whose shown value differs from the server's. */
    unsaved: (matchId: string): readonly Side[] =>
      sides.filter((side) => {
        const draft = draftOf(matchId, side);
        return draft !== undefined && draft.value !== onServer(matchId, side);
      }),
    type(matchId: string, side: Side, value: Score): void {
      const base = baseOf(matchId, side);
      put(matchId, side, { value, base, sent: false });
      kept?.keep({ matchId, side, value, base });
    },
    /**
     * Returns what has to be saved of a match. A value that the server has already no longer counts as typed.
     * @param isOnTheWay part of this match is being sent: until it has arrived, nothing is removed from the device
     */
    changes(matchId: string, isOnTheWay: boolean): readonly ScoreChange[] {
      return [...(drafts.get(matchId) ?? [])].flatMap(([side, { value, sent }]) => {
        if (sent) return [];
        const before = onServer(matchId, side);
        if (value !== before) return [{ matchId, side, before, after: value }];
        drafts.get(matchId)?.delete(side);
        if (!isOnTheWay) kept?.drop(matchId, side);
        return [];
      });
    },
    /** Marks these sides as sent. @returns the values they showed when their typing began */
    depart(matchId: string, entry: Partial<Scores>): Partial<Scores> {
      departed.set(matchId, { ...departed.get(matchId), ...entry });
      const seen: Partial<Record<Side, Score>> = {};
      for (const side of sides) {
        const value = entry[side];
        if (value === undefined) continue;
        seen[side] = baseOf(matchId, side);
        put(matchId, side, { value, base: onServer(matchId, side), sent: true });
      }
      return seen;
    },
    /** The server has them; newer typing in the same field stays. */
    arrive(matchId: string, entry: Partial<Scores>): void {
      for (const side of sides) if (entry[side] !== undefined && !isTyped(matchId, side)) kept?.drop(matchId, side);
    },
    /** The server refused them. Later typing in the same field, or a later send, has priority; otherwise the refused value is restored. */
    comeBack(matchId: string, entry: Partial<Scores>): void {
      for (const side of sides) {
        const value = entry[side];
        const isLast = departed.get(matchId)?.[side] === value;
        if (value !== undefined && isLast && !isTyped(matchId, side))
          put(matchId, side, { value, base: onServer(matchId, side), sent: false });
      }
    },
    /**
     * Restores what an earlier visit has left.
     * @returns `open`: it can be sent · `conflict`: another user has entered something since · `settled`: there is nothing to do
     */
    takeUp({ matchId, side, value, base }: KeptScore): 'open' | 'conflict' | 'settled' {
      const now = onServer(matchId, side);
      if (!server.has(matchId) || now === value || isTyped(matchId, side)) {
        if (!isTyped(matchId, side)) kept?.drop(matchId, side);
        return 'settled';
      }
      // A 0 next to an entered score may only be filled in. Only the server knows: the write names the empty field that was seen.
      const mayBeFilledIn = base === null && now === 0;
      put(matchId, side, { value, base: mayBeFilledIn ? base : now, sent: false });
      return now === base || mayBeFilledIn ? 'open' : 'conflict';
    },
    /** The fields show the stored values; sent values stay. */
    discard(matchId: string): void {
      for (const side of sides) {
        if (!isTyped(matchId, side)) continue;
        drafts.get(matchId)?.delete(side);
        kept?.drop(matchId, side);
      }
    },
    /** Receives the values of the server (or its cache, with our own changes). */
    receive(matches: ReadonlyMap<string, Scores>): void {
      server = matches;
      for (const [matchId, pair] of drafts) {
        for (const [side, { sent, base, value }] of pair) {
          const now = onServer(matchId, side);
          if (sent && (now !== base || now === value)) pair.delete(side);
        }
      }
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
