import { type BracketGame, type GameId, type GamePlay } from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import { matchesAt, someTeams, tournamentAt } from '../../../organizer.testkit';
import { boardDays, readBoardBracket } from './board-model';

const noBracket = { bracket: null, games: null };
const times = { startTimes: ['14:00'], gameLength: 12, interval: 3, numberOfCourts: 2 };

it('puts every game of a day on its court, in the order of play', () => {
  const days = boardDays({ tournament: tournamentAt('schedule'), matches: matchesAt('schedule'), ...noBracket });
  expect(
    days.map(({ day, courts }) => [day, ...courts.map(({ letter, games }) => `${letter} ${games.map(({ id }) => id).join()}`)]),
  ).toEqual([
    [0, 'A m0,m2', 'B m1,m3'],
    [1, 'A m4', 'B m5'],
  ]);
});

it('a typed score is over and waits for nothing; a game that ended on the board waits to be confirmed', () => {
  const matches = new Map(matchesAt('schedule'));
  const [first] = matches.keys();
  const scored = { ...matches.get(first!)!, team1Score: 3, team2Score: 1 };
  const currentOf = () =>
    boardDays({ tournament: tournamentAt('schedule'), matches, ...noBracket })[0]?.courts.map(({ current }) => current?.id);
  matches.set(first!, scored);
  expect(currentOf()).toEqual(['m2', 'm1']);
  const play = { state: 'finished', ending: 'played', winner: null, clock: null, goals: [], isConfirmed: false } as const;
  matches.set(first!, { ...scored, play });
  expect(currentOf()).toEqual(['m0', 'm1']);
  matches.set(first!, { ...scored, play: { ...play, isConfirmed: true } });
  expect(currentOf()).toEqual(['m2', 'm1']);
});

it('nobody goes on from a bracket game that is still played, whoever leads', () => {
  const { games, layout } = storedBracket(
    createBracket(
      'single',
      someTeams.slice(0, 4).map(({ id }) => id),
    ),
  );
  const tournament = tournamentAt('schedule', { ...layout, bracketTimes: times });
  const play = (state: 'playing' | 'finished'): GamePlay => ({
    ...{ state, ending: null, winner: null, goals: [], isConfirmed: false },
    clock: { startedAt: 0, pausedAt: null, playedMs: 0, length: 12 },
  });
  const boardWhile = (state: 'playing' | 'finished') => {
    const stored = new Map(
      [...games].map(([id, game], index): [GameId, BracketGame] => [
        id,
        { ...game, id, referee: '', hyperlink: '', ...(index < 2 ? { team1Score: 2, team2Score: 1, play: play(state) } : {}) },
      ]),
    );
    const bracket = readBoardBracket(tournament, stored);
    const days = boardDays({ tournament, matches: new Map(), bracket, games: stored });
    return days.flatMap(({ courts }) => courts.flatMap((court) => court.games));
  };
  const shown = (state: 'playing' | 'finished') => boardWhile(state).map(({ phase, hasTeams }) => `${phase} ${hasTeams}`);
  expect(shown('playing').filter((text) => text === 'playing true')).toHaveLength(2);
  expect(shown('playing').filter((text) => text === 'planned false')).toHaveLength(2);
  expect(shown('finished').filter((text) => text === 'planned true')).toHaveLength(2);
});
