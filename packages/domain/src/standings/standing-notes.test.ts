import { teamId, type GameEnding, type TeamId } from '../entities';
import { standingNotes } from '.';

const a = teamId('a');
const b = teamId('b');
const c = teamId('c');
const game = (team1Id: TeamId, team2Id: TeamId, ending: GameEnding, score = 2) => ({
  ...{ team1Id, team2Id, team1Score: score, team2Score: 0, isTieBreaker: false },
  play: { state: 'finished', ending, winner: null, clock: null, goals: [], isConfirmed: false } as const,
});

it('ST-16 names forfeits as they are counted, of this table alone', () => {
  const matches = [
    game(a, b, 'forfeitByTeam1'),
    game(b, c, 'forfeitByTeam2'),
    game(a, c, 'doubleForfeit'),
    game(a, c, 'played'),
    game(a, c, 'cancelled'),
    game(a, teamId('x'), 'forfeitByTeam1'),
  ];
  expect(standingNotes([a, b, c], matches, { forfeitGoals: 7 })).toEqual([
    { kind: 'forfeit', loser: a, winner: b, goals: 7 },
    { kind: 'forfeit', loser: c, winner: b, goals: 7 },
    { kind: 'doubleForfeit', teams: [a, c] },
  ]);
  expect(standingNotes([a, b], [game(a, b, 'forfeitByTeam1')], {})).toMatchObject([{ goals: 5 }]);
});

it('ST-16 names teams that have withdrawn after they played, and whether their games stand; what falls is no forfeit', () => {
  const matches = [game(a, b, 'played'), game(a, c, 'forfeitByTeam1')];
  const withdrawnTeamIds = [a];
  expect(standingNotes([a, b, c], matches, { withdrawnTeamIds, withdrawnGames: 'fall' })).toEqual([
    { kind: 'withdrawn', team: a, falls: true },
  ]);
  expect(standingNotes([a, b, c], matches, { withdrawnTeamIds, withdrawnGames: 'stand' }).at(-1)).toEqual({
    kind: 'withdrawn',
    team: a,
    falls: false,
  });
  const leftLater = { withdrawnTeamIds, withdrawnGames: 'fall', bracketSeeds: [a] } as const;
  expect(standingNotes([a, b, c], matches, leftLater).at(-1)).toEqual({ kind: 'withdrawn', team: a, falls: false });
  expect(standingNotes([b, c], matches, { withdrawnTeamIds })).toEqual([]);
  expect(standingNotes([a, b], [], { withdrawnTeamIds })).toEqual([]);
});

it('ST-25 names deductions and bonus points with their reason, of this table alone', () => {
  const pointAdjustments = { [a]: { points: -2, reason: 'Late' }, [teamId('x')]: { points: 1, reason: 'Fair' } };
  expect(standingNotes([a, b], [game(a, b, 'forfeitByTeam1')], { pointAdjustments })).toMatchObject([
    { kind: 'adjusted', team: a, points: -2, reason: 'Late' },
    { kind: 'forfeit' },
  ]);
});
