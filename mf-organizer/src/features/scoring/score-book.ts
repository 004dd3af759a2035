import type { Score } from '@courtside/domain';
import type { SaveState } from '@courtside/ui';

/** The two boxes of a match; each is a field of its own on the server. */
export type Side = 'team1Score' | 'team2Score';
export const sides: readonly Side[] = ['team1Score', 'team2Score'];
export type Scores = Readonly<Record<Side, Score>>;

/** What the boxes of one match show. */
export interface ScoreView extends Scores {
  readonly state: SaveState;
  /** Sides whose value the server refused, or does not have yet. */
  readonly unsaved: readonly Side[];
}

/** One saved change of a box, for undoing it. */
export interface ScoreChange {
  readonly matchId: string;
  readonly side: Side;
  readonly before: Score;
  readonly after: Score;
}

export interface ScoreFailure {
  readonly matchId: string;
  readonly message: string;
}

export interface ScoreBookOptions {
  /** Writes the given sides of a match and no others, unless somebody else changed what was seen in them; settles when the server has answered. */
  readonly save: (matchId: string, entry: Partial<Scores>, seen: Partial<Scores>) => Promise<void>;
  /** Inactivity before a box is saved. */
  readonly delayMs: number;
  /** How long "saved" is shown. */
  readonly successMs?: number;
  /** How long "not saved" is shown; what was typed stays in the box, and the failure stays told. */
  readonly errorMs?: number;
}

interface Draft {
  readonly value: Score;
  /** What the server had when the typing began. */
  readonly base: Score;
  /** On its way. The draft is shown until the server's value changes, to this or to somebody else's. */
  readonly sent: boolean;
}

interface Entry {
  readonly drafts: Map<Side, Draft>;
  state: SaveState;
  inFlight: number;
  typing: ReturnType<typeof setTimeout> | undefined;
  resting: ReturnType<typeof setTimeout> | undefined;
}

const sameView = (a: ScoreView, b: ScoreView): boolean =>
  a.team1Score === b.team1Score && a.team2Score === b.team2Score && a.state === b.state && a.unsaved.join() === b.unsaved.join();

const NOTHING: Scores = { team1Score: null, team2Score: null };

/**
 * Keeps what is typed into score boxes until the server has it. A box is saved one second after the last key, alone: somebody who fills the
 * other box of the same game loses nothing. What somebody else enters shows at once, except in a box that is being typed in. A value that was
 * refused stays in its box.
 */
export function createScoreBook({ save, delayMs, successMs = 3000, errorMs = 6000 }: ScoreBookOptions) {
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
    const made: Entry = { drafts: new Map(), state: 'idle', inFlight: 0, typing: undefined, resting: undefined };
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

  const send = async (matchId: string, changes: Partial<Scores>) => {
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
      await save(matchId, changes, seen);
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
    void send(matchId, changes);
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
      const view: ScoreView = { team1Score: shownValue(matchId, 'team1Score'), team2Score: shownValue(matchId, 'team2Score'), state: entry?.state ?? 'idle', unsaved };
      if (known && sameView(known, view)) return known;
      views.set(matchId, view);
      return view;
    },
    /** Something typed into a box; null empties it. */
    edit(matchId: string, side: Side, value: Score): void {
      const entry = entryOf(matchId);
      const typed = entry.drafts.get(side);
      entry.drafts.set(side, { value, base: typed && !typed.sent ? typed.base : serverValue(matchId, side), sent: false });
      clearTimeout(entry.typing);
      clearTimeout(entry.resting);
      entry.typing = setTimeout(() => flush(matchId), delayMs);
      entry.state = entry.inFlight > 0 ? 'saving' : 'idle';
      tell(matchId);
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
      if (possible) for (const { matchId, side, before } of step) void send(matchId, { [side]: before });
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
