import fc from 'fast-check';
import { exchangeTeams, type SwissPlan } from '.';

const plan: SwissPlan = {
  pairings: [
    { team1Id: 'a', team2Id: 'b' },
    { team1Id: 'c', team2Id: 'd' },
  ],
  bye: 'e',
};

describe('exchangeTeams', () => {
  it('gives each team the other’s opponent and side', () => {
    expect(exchangeTeams(plan, 'a', 'd')).toEqual({
      pairings: [
        { team1Id: 'd', team2Id: 'b' },
        { team1Id: 'c', team2Id: 'a' },
      ],
      bye: 'e',
    });
  });

  it('gives away the bye', () => {
    expect(exchangeTeams(plan, 'b', 'e')).toEqual({
      pairings: [
        { team1Id: 'a', team2Id: 'e' },
        { team1Id: 'c', team2Id: 'd' },
      ],
      bye: 'b',
    });
  });

  it('refuses teams of one game, one team twice, and strangers', () => {
    expect(() => exchangeTeams(plan, 'a', 'b')).toThrow(new RangeError('The two teams play each other'));
    expect(() => exchangeTeams(plan, 'a', 'a')).toThrow(RangeError);
    expect(() => exchangeTeams(plan, 'a', 'x')).toThrow(new RangeError('The team does not play this round'));
    expect(() => exchangeTeams({ ...plan, bye: null }, 'a', 'e')).toThrow(RangeError);
  });

  it('keeps everybody in the round once, and is undone by itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), fc.boolean(), fc.nat(), fc.nat(), (games, odd, from, to) => {
        const round: SwissPlan = {
          pairings: Array.from({ length: games }, (_, index) => ({ team1Id: `a${index}`, team2Id: `b${index}` })),
          bye: odd ? 'rests' : null,
        };
        const teamsOf = ({ pairings, bye }: SwissPlan) => [...pairings.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]), bye];
        const one = `a${from % games}`;
        const other = odd && to % 3 === 0 ? 'rests' : `b${(from + 1 + (to % (games - 1))) % games}`;
        const after = exchangeTeams(round, one, other);
        expect(teamsOf(after).sort()).toEqual(teamsOf(round).sort());
        expect(after).not.toEqual(round);
        expect(exchangeTeams(after, one, other)).toEqual(round);
      }),
    );
  });
});
