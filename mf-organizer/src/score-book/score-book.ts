import type { Score } from '@courtside/domain';
import type { SaveState } from '@courtside/ui';
import { createDrafts } from './drafts';
import type { KeptScore, KeptScores } from './kept-scores';
import type { ScoreChange, ScoreFailure, Scores, ScoreView, Side } from './score-types';
import { createSending } from './sending';
import { createSettling } from './settling';
import { createUndo } from './undo';

export interface ScoreBookOptions {
  /**
   * Writes the given sides of a match and no others, unless another user changed the values seen in them; settles when the server has
   * answered. With `isSettled`, typing in the pair has ended: a side that was never entered becomes 0.
   */
  readonly save: (matchId: string, entry: Partial<Scores>, seen: Partial<Scores>, isSettled: boolean) => Promise<void>;
  /** The same for a pair whose entered side was already written. */
  readonly settle?: (matchId: string) => Promise<void>;
  /**
   * Whether the values of a pair of fields have to be confirmed before they are sent.
   * @param isBegun the result was incomplete when typing began here, or was confirmed since
   */
  readonly holds?: (matchId: string, scores: Scores, isBegun: boolean) => boolean;
  /** Stores what is typed until the server has it. */
  readonly kept?: Pick<KeptScores, 'keep' | 'drop'>;
  /** The message for a score that was kept here while another user entered another one. */
  readonly conflict?: string;
  /** Inactivity before a field is saved. */
  readonly delayMs: number;
  /** How long "saved" is shown. */
  readonly successMs?: number;
  /** How long "not saved" is shown; the typed value stays in the field, and the failure stays listed. */
  readonly errorMs?: number;
}

const sameView = (a: ScoreView, b: ScoreView): boolean =>
  a.team1Score === b.team1Score &&
  a.team2Score === b.team2Score &&
  a.state === b.state &&
  a.fills === b.fills &&
  a.held === b.held &&
  a.unsaved.join() === b.unsaved.join();

/**
 * Keeps what is typed into score fields until the server has it. A field is saved one second after the last key, alone, so that a user who
 * fills the other field of the same game loses nothing. Values of other users show at once, except in a field with typing. A refused value
 * stays in its field.
 */
export function createScoreBook({
  save,
  settle,
  holds = () => false,
  kept,
  conflict = '',
  delayMs,
  successMs = 3000,
  errorMs = 6000,
}: ScoreBookOptions) {
  const drafts = createDrafts(kept);
  const settling = createSettling();
  const history = createUndo();
  const views = new Map<string, ScoreView>();
  const stale = new Set<string>();
  const listeners = new Set<() => void>();
  /** Pairs whose result is just being entered here, or was confirmed. */
  const begun = new Set<string>();
  const held = new Set<string>();
  const typing = new Map<string, ReturnType<typeof setTimeout>>();

  const tell = (matchId?: string) => {
    for (const id of matchId === undefined ? views.keys() : [matchId]) stale.add(id);
    for (const listener of [...listeners]) listener();
  };
  const sending = createSending({ drafts, save, successMs, errorMs, tell, onRefused: history.forget });

  const stopWaiting = (matchId: string) => {
    clearTimeout(typing.get(matchId));
    typing.delete(matchId);
  };
  const shownIn = (matchId: string): Scores => ({
    team1Score: drafts.shown(matchId, 'team1Score'),
    team2Score: drafts.shown(matchId, 'team2Score'),
  });
  const flush = (matchId: string, isConfirmed = false) => {
    stopWaiting(matchId);
    const step = drafts.changes(matchId, sending.isOnTheWay(matchId));
    held.delete(matchId);
    if (step.length === 0) {
      sending.forgive(matchId);
      tell(matchId);
      return;
    }
    if (!isConfirmed && holds(matchId, shownIn(matchId), begun.has(matchId))) {
      held.add(matchId);
      tell(matchId);
      return;
    }
    history.add(step);
    void sending.send(matchId, Object.fromEntries(step.map(({ side, after }) => [side, after])), settling.take(matchId));
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Keeps its identity until its content changes. */
    view(matchId: string): ScoreView {
      const known = views.get(matchId);
      if (known && !stale.has(matchId)) return known;
      stale.delete(matchId);
      const scores = shownIn(matchId);
      const view: ScoreView = {
        ...scores,
        state: sending.stateOf(matchId),
        unsaved: drafts.unsaved(matchId),
        fills: settling.fills(matchId, scores),
        held: held.has(matchId),
      };
      if (known && sameView(known, view)) return known;
      views.set(matchId, view);
      return view;
    },
    /** Sets a typed value; null empties the field. */
    edit(matchId: string, side: Side, value: Score): void {
      if ((['team1Score', 'team2Score'] as const).some((one) => drafts.onServer(matchId, one) === null)) begun.add(matchId);
      drafts.type(matchId, side, value);
      settling.edit(matchId, side, value, drafts.onServer(matchId, side));
      stopWaiting(matchId);
      typing.set(
        matchId,
        setTimeout(() => flush(matchId), delayMs),
      );
      sending.begin(matchId);
      tell(matchId);
    },
    /** The user has entered one of the fields of a pair. */
    enter: settling.enter,
    /** The user has left both fields of a pair: its values are settled. */
    leave(matchId: string): void {
      settling.leave(matchId);
      // A value that is still being typed settles with its own write.
      if (typing.has(matchId) || !settling.take(matchId)) return;
      tell(matchId);
      // If the 0 can't be filled in, the row shows that the result is incomplete.
      settle?.(matchId).catch((error: unknown) => console.warn('The result was not completed', error));
    },
    /**
     * Sends what was typed earlier and has not reached the server, unless another user has entered something since: then it is reported.
     */
    restore(scores: readonly KeptScore[]): void {
      for (const score of scores) {
        const { matchId } = score;
        const outcome = drafts.takeUp(score);
        if (outcome === 'settled') continue;
        settling.takeUp(matchId);
        if (outcome === 'conflict') {
          sending.forgive(matchId);
          sending.fail(matchId, conflict);
        } else if (!typing.has(matchId))
          typing.set(
            matchId,
            setTimeout(() => flush(matchId), 0),
          );
        tell(matchId);
      }
    },
    /** Sends what waits for a confirmation. Later typing in this pair is part of the same correction. */
    confirm(matchId: string): void {
      begun.add(matchId);
      flush(matchId, true);
    },
    /** Discards what was refused, or should not be sent: the fields show the stored values. */
    discard(matchId: string): void {
      held.delete(matchId);
      drafts.discard(matchId);
      stopWaiting(matchId);
      settling.discard(matchId);
      sending.forgive(matchId);
      sending.rest(matchId);
    },
    /** Receives the values of the server (or its cache, with our own changes). */
    receive(matches: ReadonlyMap<string, Scores>): void {
      drafts.receive(matches);
      tell();
    },
    /** Saves at once what is still being typed; for a given match, also what was refused. */
    flush(matchId?: string): void {
      for (const id of matchId === undefined ? [...typing.keys()] : [matchId]) flush(id);
    },
    /** Returns the last saved change, newest last; null if nothing can be undone. */
    lastChange: (): readonly ScoreChange[] | null => history.last(),
    /** Undoes the last saved change. @returns false if another user has changed it since */
    undo(): boolean {
      const step = history.take();
      if (!step) return false;
      const isPossible = step.every(({ matchId, side, after }) => drafts.shown(matchId, side) === after);
      if (isPossible) for (const { matchId, side, before } of step) void sending.send(matchId, { [side]: before }, true);
      else tell();
      return isPossible;
    },
    failures: (): readonly ScoreFailure[] => sending.failures(),
    /** Returns the state of all fields together. */
    overall: (): SaveState => sending.overall(),
    /** Stops all timers; what is still being typed is saved first. */
    close(): void {
      for (const id of [...typing.keys()]) flush(id);
      sending.close();
    },
  };
}

export type ScoreBook = ReturnType<typeof createScoreBook>;
