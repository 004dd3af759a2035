import type { SaveState } from '@courtside/ui';
import type { Drafts } from './drafts';
import type { ScoreFailure, Scores } from './score-types';

export interface SendingOptions {
  readonly drafts: Pick<Drafts, 'depart' | 'arrive' | 'comeBack'>;
  /** See `ScoreBookOptions`. */
  readonly save: (matchId: string, entry: Partial<Scores>, seen: Partial<Scores>, isSettled: boolean) => Promise<void>;
  /** How long "saved" and "not saved" are shown, in milliseconds. */
  readonly successMs: number;
  readonly errorMs: number;
  /** Called when the view of a match has changed. */
  readonly tell: (matchId: string) => void;
  /** Called when these sides were refused, and are back in their fields. */
  readonly onRefused: (matchId: string, entry: Partial<Scores>) => void;
}

interface Way {
  state: SaveState;
  inFlight: number;
  resting: ReturnType<typeof setTimeout> | undefined;
}

/** Tracks what is being sent, the state of each match, and what was refused. */
export function createSending({ drafts, save, successMs, errorMs, tell, onRefused }: SendingOptions) {
  const ways = new Map<string, Way>();
  let failures: readonly ScoreFailure[] = [];

  const wayOf = (matchId: string): Way => {
    const way = ways.get(matchId) ?? { state: 'idle', inFlight: 0, resting: undefined };
    ways.set(matchId, way);
    return way;
  };
  const show = (matchId: string, state: SaveState, restAfter?: number) => {
    const way = wayOf(matchId);
    clearTimeout(way.resting);
    way.state = state;
    if (restAfter !== undefined) way.resting = setTimeout(() => show(matchId, 'idle'), restAfter);
    tell(matchId);
  };
  const forgive = (matchId: string) => {
    failures = failures.filter((failure) => failure.matchId !== matchId);
  };
  const fail = (matchId: string, message: string) => {
    failures = [...failures, { matchId, message }];
  };

  return {
    stateOf: (matchId: string): SaveState => ways.get(matchId)?.state ?? 'idle',
    isOnTheWay: (matchId: string): boolean => (ways.get(matchId)?.inFlight ?? 0) > 0,
    failures: (): readonly ScoreFailure[] => failures,
    /** Reports a failure of a match. */
    fail,
    /** Removes the failures of a match. */
    forgive,
    /** The user types: hides "saved" and "not saved". */
    begin(matchId: string): void {
      const way = wayOf(matchId);
      clearTimeout(way.resting);
      way.state = way.inFlight > 0 ? 'saving' : 'idle';
    },
    rest: (matchId: string): void => show(matchId, 'idle'),
    async send(matchId: string, entry: Partial<Scores>, isSettled: boolean): Promise<void> {
      const way = wayOf(matchId);
      const seen = drafts.depart(matchId, entry);
      way.inFlight += 1;
      forgive(matchId);
      show(matchId, 'saving');
      try {
        await save(matchId, entry, seen, isSettled);
        drafts.arrive(matchId, entry);
        way.inFlight -= 1;
        if (way.inFlight === 0 && way.state === 'saving') show(matchId, 'success', successMs);
      } catch (error) {
        way.inFlight -= 1;
        drafts.comeBack(matchId, entry);
        onRefused(matchId, entry);
        fail(matchId, error instanceof Error ? error.message : String(error));
        show(matchId, 'error', errorMs);
      }
    },
    /** Returns the state of all matches together. */
    overall(): SaveState {
      const states = new Set([...ways.values()].map(({ state }) => state));
      return (['error', 'saving', 'success'] as const).find((state) => states.has(state)) ?? 'idle';
    },
    /** Stops the timers of the marks. */
    close(): void {
      for (const { resting } of ways.values()) clearTimeout(resting);
    },
  };
}
