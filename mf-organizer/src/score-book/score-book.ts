import type { Score } from '@courtside/domain';
import type { SaveState } from '@courtside/ui';
import type { KeptScore, KeptScores } from './kept-scores';
import { sides, type Entry, type ScoreChange, type ScoreFailure, type Scores, type ScoreView, type Side } from './score-types';

export interface ScoreBookOptions {
  /**
   * Writes the given sides of a match and no others, unless somebody else changed what was seen in them; settles when the server has answered.
   * With `isSettled` nobody types in the pair any more: the side that nobody ever entered becomes 0.
   */
  readonly save: (matchId: string, entry: Partial<Scores>, seen: Partial<Scores>, isSettled: boolean) => Promise<void>;
  /** The same for a pair whose entered side has been written already. */
  readonly settle?: (matchId: string) => Promise<void>;
  /** Holds what is typed until the server has it. */
  readonly kept?: Pick<KeptScores, 'keep' | 'drop'>;
  /** What is said of a score that was kept here while somebody else entered another one. */
  readonly conflict?: string;
  /** Inactivity before a box is saved. */
  readonly delayMs: number;
  /** How long "saved" is shown. */
  readonly successMs?: number;
  /** How long "not saved" is shown; what was typed stays in the box, and the failure stays told. */
  readonly errorMs?: number;
}

const sameView = (a: ScoreView, b: ScoreView): boolean =>
  a.team1Score === b.team1Score && a.team2Score === b.team2Score && a.state === b.state && a.fills === b.fills && a.unsaved.join() === b.unsaved.join();

const NOTHING: Scores = { team1Score: null, team2Score: null };

/**
 * Keeps what is typed into score boxes until the server has it. A box is saved one second after the last key, alone: somebody who fills the
 * other box of the same game loses nothing. What somebody else enters shows at once, except in a box that is being typed in. A value that was
 * refused stays in its box.
 */
export function createScoreBook({ save, settle, kept, conflict = '', delayMs, successMs = 3000, errorMs = 6000 }: ScoreBookOptions) {
  let server: ReadonlyMap<string, Scores> = new Map();
  const entries = new Map<string, Entry>();
  const views = new Map<string, ScoreView>();
  const stale = new Set<string>();
  const listeners = new Set<() => void>();
  let history: readonly (readonly ScoreChange[])[] = [];
  let failures: readonly ScoreFailure[] = [];

  const serverValue = (matchId: string, side: Side): Score => (server.get(matchId) ?? NOTHING)[side];
  const tell = (matchId?: string) => {
    for (const id of matchId === undefined ? views.keys() : [matchId]) stale.add(id);
    for (const listener of [...listeners]) listener();
  };
  const entryOf = (matchId: string): Entry => {
    const known = entries.get(matchId);
    if (known) return known;
    const made: Entry = { drafts: new Map(), state: 'idle', inFlight: 0, isEntered: false, isEdited: false, emptied: new Set(), typing: undefined, resting: undefined };
    entries.set(matchId, made);
    return made;
  };
  const show = (matchId: string, state: SaveState, restAfter?: number) => {
    const entry = entryOf(matchId);
    clearTimeout(entry.resting);
    entry.state = state;
    if (restAfter !== undefined) entry.resting = setTimeout(() => show(matchId, 'idle'), restAfter);
    tell(matchId);
  };
  const forgetFailure = (matchId: string) => {
    failures = failures.filter((failure) => failure.matchId !== matchId);
  };

  const send = async (matchId: string, changes: Partial<Scores>, isSettled: boolean) => {
    const entry = entryOf(matchId);
    const seen: Partial<Record<Side, Score>> = {};
    for (const side of sides) {
      const value = changes[side];
      if (value === undefined) continue;
      const typed = entry.drafts.get(side);
      seen[side] = typed && !typed.sent ? typed.base : serverValue(matchId, side);
      entry.drafts.set(side, { value, base: serverValue(matchId, side), sent: true });
    }
    entry.inFlight += 1;
    forgetFailure(matchId);
    show(matchId, 'saving');
    try {
      await save(matchId, changes, seen, isSettled);
      for (const side of sides) if (changes[side] !== undefined && entry.drafts.get(side)?.sent !== false) kept?.drop(matchId, side);
      entry.inFlight -= 1;
      if (entry.inFlight === 0 && entry.state === 'saving') show(matchId, 'success', successMs);
    } catch (error) {
      entry.inFlight -= 1;
      for (const side of sides) {
        const value = changes[side];
        // Newer typing in the same box goes first; otherwise the refused value comes back into it.
        if (value !== undefined && entry.drafts.get(side)?.sent !== false) entry.drafts.set(side, { value, base: serverValue(matchId, side), sent: false });
      }
      history = history.filter((step) => !step.some((change) => change.matchId === matchId && changes[change.side] === change.after));
      failures = [...failures, { matchId, message: error instanceof Error ? error.message : String(error) }];
      show(matchId, 'error', errorMs);
    }
  };

  /** Whether the pair is settled with this write, once for each entry. */
  const takeSettled = (matchId: string): boolean => {
    const entry = entryOf(matchId);
    const isSettled = entry.isEdited && !entry.isEntered;
    if (isSettled) entry.isEdited = false;
    return isSettled;
  };

  const flush = (matchId: string) => {
    const entry = entryOf(matchId);
    clearTimeout(entry.typing);
    entry.typing = undefined;
    const changes: Partial<Record<Side, Score>> = {};
    const step: ScoreChange[] = [];
    for (const [side, draft] of entry.drafts) {
      if (draft.sent) continue;
      const before = serverValue(matchId, side);
      if (draft.value === before) {
        entry.drafts.delete(side);
        if (entry.inFlight === 0) kept?.drop(matchId, side);
        continue;
      }
      changes[side] = draft.value;
      step.push({ matchId, side, before, after: draft.value });
    }
    if (step.length === 0) {
      forgetFailure(matchId);
      tell(matchId);
      return;
    }
    history = [...history, step].slice(-50);
    void send(matchId, changes, takeSettled(matchId));
  };

  const shownValue = (matchId: string, side: Side): Score => {
    const draft = entries.get(matchId)?.drafts.get(side);
    return draft ? draft.value : serverValue(matchId, side);
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The same object until something in it changes. */
    view(matchId: string): ScoreView {
      const known = views.get(matchId);
      if (known && !stale.has(matchId)) return known;
      stale.delete(matchId);
      const entry = entries.get(matchId);
      const unsaved = sides.filter((side) => entry?.drafts.has(side) && entry.drafts.get(side)?.value !== serverValue(matchId, side));
      const [one, other] = [shownValue(matchId, 'team1Score'), shownValue(matchId, 'team2Score')];
      const empty = one === null ? 'team1Score' : 'team2Score';
      const fills = !entry?.isEdited || (one === null) === (other === null) || entry.emptied.has(empty) ? null : empty;
      const view: ScoreView = { team1Score: one, team2Score: other, state: entry?.state ?? 'idle', unsaved, fills };
      if (known && sameView(known, view)) return known;
      views.set(matchId, view);
      return view;
    },
    /** Something typed into a box; null empties it. */
    edit(matchId: string, side: Side, value: Score): void {
      const entry = entryOf(matchId);
      const typed = entry.drafts.get(side);
      const base = typed && !typed.sent ? typed.base : serverValue(matchId, side);
      entry.drafts.set(side, { value, base, sent: false });
      entry.isEdited = true;
      if (value !== null) entry.emptied.delete(side);
      else if (serverValue(matchId, side) !== null) entry.emptied.add(side);
      kept?.keep({ matchId, side, value, base });
      clearTimeout(entry.typing);
      clearTimeout(entry.resting);
      entry.typing = setTimeout(() => flush(matchId), delayMs);
      entry.state = entry.inFlight > 0 ? 'saving' : 'idle';
      tell(matchId);
    },
    /** Somebody goes into one of the boxes of a pair. */
    enter(matchId: string): void {
      entryOf(matchId).isEntered = true;
    },
    /** Somebody has left both boxes of a pair: what was entered there is settled. */
    leave(matchId: string): void {
      const entry = entries.get(matchId);
      if (!entry) return;
      entry.isEntered = false;
      // What is still being typed settles with its own write.
      if (entry.typing !== undefined || !takeSettled(matchId)) return;
      tell(matchId);
      // A 0 that could not be filled in is seen in the row: the result is said to be incomplete.
      settle?.(matchId).catch((error: unknown) => console.warn('The result was not completed', error));
    },
    /** What was typed earlier and has not reached the server goes out now, unless somebody else has entered something meanwhile: then it is told. */
    restore(scores: readonly KeptScore[]): void {
      for (const { matchId, side, value, base } of scores) {
        const now = serverValue(matchId, side);
        const entry = entryOf(matchId);
        if (!server.has(matchId) || now === value || entry.drafts.get(side)?.sent === false) {
          if (entry.drafts.get(side)?.sent !== false) kept?.drop(matchId, side);
          continue;
        }
        entry.isEdited = true;
        entry.drafts.set(side, { value, base: now, sent: false });
        if (now === base) entry.typing ??= setTimeout(() => flush(matchId), 0);
        else failures = [...failures.filter((failure) => failure.matchId !== matchId), { matchId, message: conflict }];
        tell(matchId);
      }
    },
    /** Gives up what was refused: the boxes show what is stored. */
    discard(matchId: string): void {
      const entry = entryOf(matchId);
      for (const side of sides) {
        if (entry.drafts.get(side)?.sent !== false) continue;
        entry.drafts.delete(side);
        kept?.drop(matchId, side);
      }
      clearTimeout(entry.typing);
      entry.typing = undefined;
      entry.isEdited = false;
      forgetFailure(matchId);
      show(matchId, 'idle');
    },
    /** What the server (or its cache, with our own changes in it) has now. */
    receive(matches: ReadonlyMap<string, Scores>): void {
      server = matches;
      for (const [matchId, entry] of entries) {
        for (const [side, draft] of entry.drafts) {
          const now = serverValue(matchId, side);
          if (draft.sent ? now !== draft.base || now === draft.value : false) entry.drafts.delete(side);
        }
      }
      tell();
    },
    /** Saves at once what is still being typed, or was refused. */
    flush(matchId?: string): void {
      for (const id of matchId === undefined ? [...entries.keys()] : [matchId]) {
        const entry = entries.get(id);
        if (entry && (entry.typing !== undefined || matchId !== undefined)) flush(id);
      }
    },
    /** The last saved change, newest last; null when nothing can be undone. */
    lastChange: (): readonly ScoreChange[] | null => history.at(-1) ?? null,
    /** Takes the last saved change back. @returns false when somebody has changed it since */
    undo(): boolean {
      const step = history.at(-1);
      if (!step) return false;
      history = history.slice(0, -1);
      const possible = step.every(({ matchId, side, after }) => shownValue(matchId, side) === after);
      if (possible) for (const { matchId, side, before } of step) void send(matchId, { [side]: before }, true);
      else tell();
      return possible;
    },
    failures: (): readonly ScoreFailure[] => failures,
    /** How all boxes together are doing. */
    overall(): SaveState {
      const states = new Set([...entries.values()].map(({ state }) => state));
      return (['error', 'saving', 'success'] as const).find((state) => states.has(state)) ?? 'idle';
    },
    /** Ends all waiting; what is still being typed is saved first. */
    close(): void {
      for (const [id, entry] of entries) {
        if (entry.typing !== undefined) flush(id);
        clearTimeout(entry.resting);
      }
    },
  };
}

export type ScoreBook = ReturnType<typeof createScoreBook>;
