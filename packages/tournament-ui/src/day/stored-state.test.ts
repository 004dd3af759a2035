import { parseMatches, type Match } from '@courtside/domain';
import { getWinningSide } from '../schedule/winning-side';
import { countedScores, getShownEnding } from './stored-state';

const play = (state: string, more: object = {}) => ({ game: 'm', change: 'c', state, ...more });

function only(game: object): Match {
  const read = parseMatches({ m: { team1Id: 'A', team2Id: 'B', ...game } });
  if (!read.ok) throw new Error('not parsed');
  return [...read.value.values()][0]!;
}

describe('how a game ended', () => {
  it.each([
    ['played', null, [2, 1], 1],
    ['overtime', 'overtime', [2, 1], 1],
    ['goldenGoal', 'goldenGoal', [2, 1], 1],
    ['forfeitByTeam1', 'forfeitByTeam1', [0, 7], 2],
    ['forfeitByTeam2', 'forfeitByTeam2', [7, 0], 1],
    ['doubleForfeit', 'doubleForfeit', [null, null], null],
    ['cancelled', 'cancelled', [null, null], null],
  ])('%s is said as %s, counts %j and is won by %s', (ending, said, scores, winner) => {
    const match = only({ team1Score: 2, team2Score: 1, play: play('finished', { ending }) });
    expect([getShownEnding(match), countedScores(match, 7), getWinningSide(match, 'over')]).toEqual([said, scores, winner]);
  });
});

it('who has no goal yet in a game that is played has 0, and none before it', () => {
  const match = (state: 'called' | 'playing') => only({ team1Score: 1, team2Score: null, play: play(state) });
  expect([countedScores(match('playing'), 5), countedScores(match('called'), 5)]).toEqual([
    [1, 0],
    [1, null],
  ]);
});
