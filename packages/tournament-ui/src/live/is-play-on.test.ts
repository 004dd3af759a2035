import { parseMatches } from '@courtside/domain';
import { isPlayOn } from './is-play-on';

const clock = { startedAt: { seconds: 1, nanoseconds: 0 }, pausedAt: null, playedMs: 0, length: 12 };
const stands = { ...clock, pausedAt: { seconds: 2, nanoseconds: 0 } };
const play = (state: string, more: object = {}) => ({ play: { game: 'm', change: 'c', state, ...more } });
const states = {
  open: {},
  typed: { team1Score: 2, team2Score: 1 },
  called: play('called'),
  playing: play('playing', { clock }),
  paused: play('playing', { clock: stands }),
  played: { team1Score: 2, team2Score: 1, ...play('finished', { ending: 'played', clock: stands }) },
  forfeit: play('finished', { ending: 'forfeitByTeam1' }),
} as const;

function gamesOf(names: string) {
  const read = parseMatches(
    Object.fromEntries(
      names
        .split(' ')
        .filter(Boolean)
        .map((name, index) => [`m${index}`, { team1Id: 'A', team2Id: 'B', ...states[name as keyof typeof states] }]),
    ),
  );
  if (!read.ok) throw new Error('not parsed');
  return [...read.value.values()];
}

it.each([
  // By its states, where the board is used.
  ['playing open', false, false, true],
  ['paused open', false, false, true],
  ['called open', true, false, false],
  ['played open', true, false, false],
  ['played played', true, false, false],
  // In the rain.
  ['paused called', true, true, false],
  ['open typed', true, true, false],
  ['playing paused', true, true, true],
  // By the clock, where it is not, until everything is over.
  ['', true, false, true],
  ['open typed', true, false, true],
  ['open typed', false, false, false],
  ['typed forfeit', true, false, false],
])('games %s, by the clock %s, stopped %s: live %s', (names, guess, isStopped, expected) => {
  expect(isPlayOn({ games: gamesOf(names), guess, isStopped })).toBe(expected);
});

it.each([
  // One court, or one day, is run from the board, and another is not.
  ['played open', true, false, true],
  ['played open', false, false, false],
  ['played typed', true, false, false],
  ['called open', true, true, false],
])('games %s, on a court without the board by the clock %s, stopped %s: live %s', (names, isElsewhere, isStopped, expected) => {
  expect(isPlayOn({ games: gamesOf(names), guess: true, isElsewhere, isStopped })).toBe(expected);
});
