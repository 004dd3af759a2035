import { teamId, type Tournament } from '@courtside/domain';
import { cutAfter, teamsInBracket } from './cut-after';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ teamId: teamId(id) }));
const ids = (text: string) => new Set(text.split('').map(teamId));
const tournament = (change: object) =>
  ({
    bracket: { upper: { round1: ['g1'] } },
    bracketSeeds: rows.map(({ teamId: id }) => id),
    bracketType: 'single',
    bracketUpperSize: null,
    ...change,
  }) as unknown as Tournament;

describe('the cut of a table', () => {
  it.each([
    ['ab', 2],
    ['abx', 2],
    ['abcd', null],
    ['xy', null],
    ['ac', null],
  ])('with %s in the bracket stands after %s', (through, expected) => {
    expect(cutAfter(rows, ids(through))).toBe(expected);
  });

  it('is made by the bracket, and by its main part where there is a second', () => {
    expect([...teamsInBracket(tournament({}))]).toHaveLength(4);
    expect([...teamsInBracket(tournament({ bracketType: 'singleHayes', bracketUpperSize: 2 }))]).toEqual(['a', 'b']);
    expect(teamsInBracket(tournament({ bracket: {} })).size).toBe(0);
  });
});
