import type { BestOf, GameClock, GameEnding, Goal, PlayState, Score, SeriesGame } from '../entities';
import { isWithin } from '../limits';
import type { Verdict } from '../permissions/verdict';
import { getPhase, type DayGame, type DayPhase } from './phase';
import { againstSeries, getSeriesStep, goalsBefore, isSeriesDecided } from './series';
import { isPhase, organizersOnly, transitions, type DayReason } from './transitions';

/** An action on a game. The device creates the ids of goals, so that a tap that is sent twice is one goal. */
export type DayAction =
  | { readonly kind: 'call' | 'uncall' | 'unstart' | 'pause' | 'resume' | 'confirm' | 'unconfirm' | 'reopen' | 'cancel' }
  /** Length in minutes of play, see `getGameLength`. */
  | { readonly kind: 'start'; readonly length: number }
  /**
   * Corrects the clock to the time left, in milliseconds, from 0 to the length of the game. A running clock runs on, a stopped one stays
   * stopped.
   */
  | { readonly kind: 'setClock'; readonly leftMs: number }
  | { readonly kind: 'goal'; readonly goal: Goal }
  | { readonly kind: 'undoGoal'; readonly id: string }
  /** Credits a goal to a player; an empty text removes the credit. */
  | { readonly kind: 'credit'; readonly id: string; readonly player: string }
  /** A bracket game with level scores needs a winner. */
  | { readonly kind: 'end'; readonly ending: Extract<GameEnding, 'played' | 'overtime' | 'goldenGoal'>; readonly winner?: 1 | 2 | null }
  | { readonly kind: 'forfeit'; readonly ending: Extract<GameEnding, 'forfeitByTeam1' | 'forfeitByTeam2' | 'doubleForfeit'> }
  /** The ending does not change unless it is given. */
  | {
      readonly kind: 'correct';
      readonly team1Score: number;
      readonly team2Score: number;
      readonly winner?: 1 | 2 | null;
      readonly ending?: Extract<GameEnding, 'played' | 'overtime' | 'goldenGoal'>;
      /** The games of a series; they decide its score. As long as they don't decide it, it goes on. */
      readonly games?: readonly SeriesGame[];
    };

/** The facts about a game, besides its state, that decide which actions are possible. */
export interface DayContext {
  /** The role of the user; organizer by default. */
  readonly by?: 'organizer' | 'scorekeeper';
  /** A bracket game cannot end level. */
  readonly isBracket?: boolean;
  /** False while a team of the bracket game is not known. */
  readonly hasTeams?: boolean;
  /** Another game of the bracket needs the winner or loser of this one. */
  readonly othersWait?: boolean;
  /** The most games of a series. */
  readonly bestOf?: BestOf | undefined;
}

/** The changes of an action: fields of the state and of the scores. Missing fields do not change. */
export interface DayChange {
  readonly state?: PlayState;
  readonly ending?: GameEnding | null;
  readonly winner?: 1 | 2 | null;
  readonly isConfirmed?: boolean;
  readonly clock?:
    | { readonly [Field in keyof GameClock]?: GameClock[Field] | (Field extends 'startedAt' | 'pausedAt' ? 'now' : never) }
    | null;
  /** An added goal: it also increases the score of its side. */
  readonly goal?: Goal;
  /** A removed goal. */
  readonly undone?: Goal;
  readonly credited?: Goal;
  /** Sides without a goal now have 0. */
  readonly isFilled?: true;
  readonly scores?: readonly [Score, Score];
  readonly games?: readonly SeriesGame[];
}

export type DayVerdict =
  | { readonly allowed: true; readonly phase: DayPhase; readonly change: DayChange }
  | Extract<Verdict<DayReason>, { allowed: false }>;

const MINUTE = 60_000;

const refused = (reason: DayReason): DayVerdict => ({ allowed: false, reason });

/**
 * Returns whether an action on a game is allowed, and what it changes. Pages offer what is allowed here; the security rules refuse the
 * rest.
 */
export function decide(game: DayGame, action: DayAction, context: DayContext = {}): DayVerdict {
  const { kind } = action;
  const from = getPhase(game);
  // The last game of a series can be continued until the next one starts.
  const to = kind === 'reopen' && from === 'called' && game.play?.games?.length ? 'paused' : transitions[from][kind];
  if (context.by === 'scorekeeper' && (organizersOnly.includes(kind) || isDecidedUnplayed(game))) return refused('organizersOnly');
  if (context.by === 'scorekeeper' && from === 'confirmed') return refused('isConfirmed');
  if (!isPhase(to)) return refused(to);
  const reason = reasonAgainst(game, action, context);
  if (reason) return refused(reason);
  // A game that never had a clock is reopened as called.
  const series = getSeriesStep(game, action, context.bestOf, getStopped(game));
  const phase = series?.phase ?? (kind === 'reopen' && !game.play?.clock ? 'called' : to);
  return { allowed: true, phase, change: { ...getPhaseChange(from, phase), ...(series?.change ?? changeBy(game, action)) } };
}

/** A forfeit or a canceled game: organizers decide on these, and undo them. */
const isDecidedUnplayed = ({ play }: DayGame): boolean => /forfeit|cancelled/i.test(play?.ending ?? '');

function reasonAgainst(game: DayGame, action: DayAction, context: DayContext): DayReason | null {
  const { team1Score, team2Score, play } = game;
  const { isBracket = false, hasTeams = true, othersWait = false, bestOf } = context;
  const goals = play?.goals ?? [];
  const isKnownGoal = (id: string) => goals.some((goal) => goal.id === id);
  switch (action.kind) {
    case 'start':
      return hasTeams ? null : 'teamsUnknown';
    case 'forfeit':
      return hasTeams ? null : 'teamsUnknown';
    case 'uncall':
      return play?.games?.length ? 'alreadyPlaying' : null;
    case 'unstart':
      return goals.length > goalsBefore(game) ? 'hasGoals' : null;
    case 'setClock':
      return isWithin(action.leftMs, 0, (play?.clock?.length ?? 0) * MINUTE) ? null : 'notATime';
    case 'goal':
      return isKnownGoal(action.goal.id) ? 'sameGoal' : null;
    case 'undoGoal':
      return goals.slice(goalsBefore(game)).some(({ id }) => id === action.id) ? null : 'noGoal';
    case 'credit':
      return isKnownGoal(action.id) ? null : 'noGoal';
    case 'end':
      return isBracket ? againstWinner(team1Score ?? 0, team2Score ?? 0, action.winner) : null;
    case 'correct':
      if (![action.team1Score, action.team2Score].every((score) => isWithin(score, 0))) return 'notAScore';
      if (!hasTeams) return 'teamsUnknown';
      if (action.games && bestOf)
        return againstSeries(action.games, bestOf) ?? (isSeriesDecided(action.games, bestOf) || isAhead(game) ? null : 'needsWinner');
      return isBracket ? againstWinner(action.team1Score, action.team2Score, action.winner) : null;
    case 'cancel':
      // In a canceled game neither team is at fault, but the bracket needs one of them to advance.
      return othersWait ? 'othersWait' : null;
    case 'reopen':
      // A game with typed scores is over, whatever its state. The scores can be corrected or emptied.
      return !play?.clock && hasTypedResult(game) ? 'hasScores' : null;
    default:
      return null;
  }
}

const isAhead = (game: DayGame): boolean => ['planned', 'called'].includes(getPhase(game));

const hasTypedResult = ({ team1Score, team2Score, play }: DayGame): boolean =>
  (team1Score !== null && team2Score !== null) || (!play?.ending && (play?.games ?? []).length > 0);

/** The scores show the winner; if they are level, the winner has to be chosen. */
function againstWinner(one: number, other: number, winner: 1 | 2 | null = null): DayReason | null {
  if (one === other) return winner === null ? 'needsWinner' : null;
  return winner !== null && winner !== (one > other ? 1 : 2) ? 'contradictsScores' : null;
}

/** Returns the changes that come from the phase alone: the new state, and the fields that leaving the old state removes. */
function getPhaseChange(from: DayPhase, to: DayPhase): DayChange {
  const state: PlayState = to === 'paused' ? 'playing' : to === 'confirmed' ? 'finished' : to;
  return {
    state,
    ...(from === 'finished' || from === 'confirmed'
      ? state === 'finished'
        ? {}
        : { ending: null, winner: null, isConfirmed: false }
      : {}),
  };
}

const getStopped = ({ play }: Pick<DayGame, 'play'>): DayChange =>
  play?.clock && play.clock.pausedAt === null ? { clock: { pausedAt: 'now' } } : {};

function changeBy({ team1Score, team2Score, play }: DayGame, action: DayAction): DayChange {
  const findGoal = (id: string) => play!.goals.find((goal) => goal.id === id)!;
  const stopped = getStopped({ play });
  switch (action.kind) {
    case 'start':
      return { clock: { startedAt: 'now', pausedAt: null, playedMs: 0, length: action.length } };
    case 'unstart':
      // Zeros that remain after goals were removed are not a result.
      return { clock: null, ...(team1Score === null && team2Score === null ? {} : { scores: [team1Score || null, team2Score || null] }) };
    case 'pause':
      return { clock: { pausedAt: 'now' } };
    case 'resume': {
      const { startedAt = 0, pausedAt = 0, playedMs = 0 } = play?.clock ?? {};
      return { clock: { startedAt: 'now', pausedAt: null, playedMs: playedMs + Math.max(0, (pausedAt ?? startedAt) - startedAt) } };
    }
    case 'setClock': {
      const { pausedAt = null, length = 0 } = play?.clock ?? {};
      // If the clock runs, the change does not mention a pause: it must not resume a clock that another device has just paused.
      const stands = pausedAt === null ? {} : ({ pausedAt: 'now' } as const);
      return { clock: { startedAt: 'now', ...stands, playedMs: length * MINUTE - action.leftMs } };
    }
    case 'goal':
      return { goal: action.goal };
    case 'undoGoal':
      return { undone: findGoal(action.id) };
    case 'credit':
      return { credited: { ...findGoal(action.id), player: action.player } };
    case 'end':
      return { ending: action.ending, winner: action.winner ?? null, isFilled: true, ...stopped };
    case 'forfeit':
      return { ending: action.ending, winner: null, ...stopped };
    case 'cancel':
      return { ending: 'cancelled', winner: null, ...stopped };
    case 'correct':
      return {
        scores: [action.team1Score, action.team2Score],
        ending: action.ending ?? (play?.ending === 'overtime' || play?.ending === 'goldenGoal' ? play.ending : 'played'),
        winner: action.winner ?? null,
      };
    case 'confirm':
      return { isConfirmed: true, ...(play?.ending ? {} : { ending: 'played' as const }) };
    case 'unconfirm':
      return { isConfirmed: false };
    default:
      return {};
  }
}
