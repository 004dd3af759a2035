import type { PlayState } from '../entities';
import { listEndedGames } from '../entities/series';
import type { DayAction, DayChange, DayContext, DayVerdict } from './actions';
import { isWithin } from '../limits';
import { getPhase, type DayGame, type DayPhase } from './phase';
import { againstSeries, getSeriesStep, goalsBefore, isSeriesDecided } from './series';
import { isPhase, organizersOnly, transitions, type DayReason } from './transitions';

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
  const to = kind === 'reopen' && from === 'called' && listEndedGames(game).length > 0 ? 'paused' : transitions[from][kind];
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
  const { isBracket = false, hasTeams = true, othersWait = false, othersBegun = false, bestOf } = context;
  const goals = play?.goals ?? [];
  const isKnownGoal = (id: string) => goals.some((goal) => goal.id === id);
  switch (action.kind) {
    case 'start':
    case 'forfeit':
      return hasTeams ? null : 'teamsUnknown';
    case 'uncall':
      return listEndedGames(game).length > 0 ? 'alreadyPlaying' : null;
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
      // Its teams are in a later game: the result can be corrected, which says what happens to that game.
      if (othersBegun) return 'othersBegun';
      // A game with typed scores is over, whatever its state. The scores can be corrected or emptied.
      return !play?.clock && hasTypedResult(game) ? 'hasScores' : null;
    default:
      return null;
  }
}

const isAhead = (game: DayGame): boolean => ['planned', 'called'].includes(getPhase(game));

const hasTypedResult = (game: DayGame): boolean =>
  (game.team1Score !== null && game.team2Score !== null) || (!game.play?.ending && listEndedGames(game).length > 0);

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
  // Between two games, a series has no score: so 0–0 shows later that one of them was in play.
  const filled = play?.state === 'playing' && listEndedGames({ play }).length > 0 ? ({ isFilled: true } as const) : {};
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
      return { ending: action.ending, winner: null, ...stopped, ...filled };
    case 'cancel':
      return { ending: 'cancelled', winner: null, ...stopped, ...filled };
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
