import type { GameEnding, GamePlay } from '@courtside/domain';
import type { HistoryRecord } from '@courtside/firebase';
import { resultText } from '@courtside/tournament-ui';

/** What stood in a game before or after a change. */
interface Told {
  readonly team1Score?: number | null;
  readonly team2Score?: number | null;
  readonly state?: string;
  readonly ending?: string | null;
  readonly winner?: unknown;
}

export type ToldState = 'planned' | 'called' | 'playing' | 'finished';

const isScore = (value: unknown): value is number | null => value === null || typeof value === 'number';
const states: readonly string[] = ['planned', 'called', 'playing', 'finished'];

const endings: readonly unknown[] = ['played', 'overtime', 'goldenGoal', 'forfeitByTeam1', 'forfeitByTeam2', 'doubleForfeit', 'cancelled'];
const isEnding = (value: unknown): value is GameEnding => endings.includes(value);

export const endingIn = ({ ending }: { readonly ending?: unknown }): GameEnding | null => (isEnding(ending) ? ending : null);

const hasScores = (told: Told): told is Told & { readonly team1Score: number | null; readonly team2Score: number | null } =>
  isScore(told.team1Score) && isScore(told.team2Score);

/** "2 : 1"; null where nothing is said of the scores. */
const scoresOf = (told: Told): string | null => (hasScores(told) ? resultText(told.team1Score, told.team2Score) : null);

const stateOf = ({ state }: Told): ToldState | null => (state !== undefined && states.includes(state) ? (state as ToldState) : null);

/** What a change of a game has changed: its result, its state, or both. */
export function changeOf({ from, to }: Pick<HistoryRecord, 'from' | 'to'>): {
  readonly scores: readonly [string, string] | null;
  readonly states: readonly [ToldState, ToldState] | null;
  /** How it ended, where that is another; a game that was simply played ended by `played`. */
  readonly endings: readonly [GameEnding, GameEnding] | null;
} {
  const [before, after] = [scoresOf(from), scoresOf(to)];
  const [was, is] = [stateOf(from), stateOf(to)];
  return {
    scores: before !== null && after !== null && before !== after ? [before, after] : null,
    states: was && is && was !== is ? [was, is] : null,
    endings: from.ending !== to.ending && isEnding(from.ending) && isEnding(to.ending) ? [from.ending, to.ending] : null,
  };
}

const planChanges = ['roundAdded', 'roundRedrawn', 'roundRemoved', 'teamsExchanged', 'order', 'dayAdded', 'matchAdded', 'times'] as const;

/** What was done to the plan, as far as its record names it. */
export const planChangeOf = ({ to }: Pick<HistoryRecord, 'to'>): (typeof planChanges)[number] | null =>
  planChanges.find((what) => what === to['what']) ?? null;

/** What puts a change back: the result that stood before it. Null where there is nothing to put back, or it stands already. */
export function restorable(
  { kind, from }: Pick<HistoryRecord, 'kind' | 'from'>,
  now:
    | {
        readonly team1Score: number | null;
        readonly team2Score: number | null;
        readonly play?: Pick<GamePlay, 'state' | 'ending'> | undefined;
      }
    | undefined,
): { readonly team1Score: number | null; readonly team2Score: number | null } | null {
  if (kind !== 'game' || !now || !hasScores(from)) return null;
  const { team1Score, team2Score } = from;
  const endedElse = typeof from.ending === 'string' && now.play?.state === 'finished' && from.ending !== now.play.ending;
  if (team1Score === now.team1Score && team2Score === now.team2Score && !endedElse) return null;
  // A game that is run from the board is turned back there; its scores are whole or not at all.
  return now.play && (team1Score === null || team2Score === null) ? null : { team1Score, team2Score };
}
