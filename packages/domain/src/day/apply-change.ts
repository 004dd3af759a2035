import type { GameClock, GamePlay } from '../entities';
import type { DayChange } from './actions';
import type { DayGame } from './phase';

const noPlay: GamePlay = { state: 'planned', ending: null, winner: null, clock: null, goals: [], isConfirmed: false };

/**
 * Returns the game after a change, as the server will store it.
 * @param at when the server receives it, in milliseconds since 1970
 */
export function applyChange<Game extends DayGame>(game: Game, change: DayChange, at: number): Game {
  const before = game.play ?? noPlay;
  const { goal, undone, credited, scores, isFilled, clock, ...fields } = change;
  const goals = [...before.goals.filter(({ id }) => id !== undone?.id), ...(goal ? [goal] : [])]
    .map((one) => (one.id === credited?.id ? credited : one))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const changed = (side: 1 | 2, score: number | null): number | null => {
    const own = scores ? scores[side - 1]! : score;
    const more = (goal?.side === side ? 1 : 0) - (undone?.side === side ? 1 : 0);
    return more !== 0 || isFilled ? (own ?? 0) + more : own;
  };
  return {
    ...game,
    team1Score: changed(1, game.team1Score),
    team2Score: changed(2, game.team2Score),
    play: { ...before, ...fields, goals, clock: clock === undefined ? before.clock : clock && { ...before.clock, ...dated(clock, at) } },
  } as Game;
}

function dated(clock: NonNullable<DayChange['clock']>, at: number): Partial<GameClock> {
  return Object.fromEntries(Object.entries(clock).map(([field, value]) => [field, value === 'now' ? at : value]));
}
