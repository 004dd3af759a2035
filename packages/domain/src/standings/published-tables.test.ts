import { teamId, type TableCriterion } from '../entities';
import { standings } from './standings';
import { tablePresets } from './table-order';

const { fifa, uefa } = tablePresets;

const match = (text: string) => {
  const [, one = '', other = '', goalsOne = '', goalsOther = '', star] = /^(\w+)-(\w+) (\d+)-(\d+)(\*?)$/.exec(text) ?? [];
  return {
    ...{ team1Id: teamId(one), team2Id: teamId(other), team1Score: Number(goalsOne), team2Score: Number(goalsOther) },
    isTieBreaker: star === '*',
  };
};

/** Lines like `Arg 6 +3`, and what puts each team ahead of the next. */
function published(tableOrder: readonly TableCriterion[], games: string, pointsPerWin = 3) {
  const matches = games.split(', ').map(match);
  // Level teams would be in the opposite order by registration.
  const teams = [...new Set(matches.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]))].sort().reverse();
  const rows = standings({ teams, matches, rules: { pointsPerWin, headToHead: true, tieBreakPreset: 'pointsFirst', tableOrder } });
  return [
    rows.map((row) => `${row.teamId} ${row.points} ${row.goalsFor}-${row.goalsAgainst}`),
    rows.map(({ aheadBy }) => aheadBy?.criterion),
  ];
}

describe('ST-19 tables come out as they were published', () => {
  it('World Cup 2010, group C: the United States before England on goals', () => {
    expect(published(fifa, 'Eng-Usa 1-1, Alg-Slo 0-1, Slo-Usa 2-2, Eng-Alg 0-0, Slo-Eng 0-1, Usa-Alg 1-0')).toEqual([
      ['Usa 5 4-3', 'Eng 5 2-1', 'Slo 4 3-3', 'Alg 1 0-2'],
      ['goalsFor', 'points', 'points', undefined],
    ]);
  });

  it('World Cup 2022, group H: South Korea before Uruguay on goals', () => {
    expect(published(fifa, 'Uru-Kor 0-0, Por-Gha 3-2, Kor-Gha 2-3, Por-Uru 2-0, Kor-Por 2-1, Gha-Uru 0-2')).toEqual([
      ['Por 6 6-4', 'Kor 4 4-4', 'Uru 4 2-2', 'Gha 3 5-7'],
      ['points', 'goalsFor', 'points', undefined],
    ]);
  });

  it('World Cup 1994, group D: Bulgaria before Argentina by their game', () => {
    expect(published(fifa, 'Arg-Gre 4-0, Nig-Bul 3-0, Arg-Nig 2-1, Bul-Gre 4-0, Gre-Nig 0-2, Arg-Bul 0-2')).toEqual([
      ['Nig 6 6-2', 'Bul 6 6-3', 'Arg 6 6-3', 'Gre 0 0-10'],
      ['goalDifference', 'headToHeadPoints', 'points', undefined],
    ]);
  });

  it('World Cup 1990, group F, two points a win: lots for Ireland and the Netherlands, here a tie-breaker match', () => {
    const games = 'Eng-Ire 1-1, Ned-Egy 1-1, Eng-Ned 0-0, Ire-Egy 0-0, Eng-Egy 1-0, Ire-Ned 1-1';
    expect(published(fifa, games, 2)).toEqual([
      ['Eng 4 2-1', 'Ned 3 2-2', 'Ire 3 2-2', 'Egy 2 1-2'],
      ['points', 'order', 'points', undefined],
    ]);
    expect(published(fifa, `${games}, Ire-Ned 1-0*`, 2)).toEqual([
      ['Eng 4 2-1', 'Ire 3 2-2', 'Ned 3 2-2', 'Egy 2 1-2'],
      ['points', 'tieBreaker', 'points', undefined],
    ]);
  });

  it('World Cup 2018, group H: nothing that was played separates Japan and Senegal', () => {
    const [rows, reasons] = published(fifa, 'Col-Jpn 1-2, Pol-Sen 1-2, Jpn-Sen 2-2, Pol-Col 0-3, Jpn-Pol 0-1, Sen-Col 0-1');
    expect(rows).toEqual(['Col 6 5-2', 'Sen 4 4-4', 'Jpn 4 4-4', 'Pol 3 2-5']);
    expect(reasons).toEqual(['points', 'order', 'points', undefined]);
  });

  it('Euro 2004, group C: three drew all games among them; goals in these decide, against the goal difference of all games', () => {
    const games = 'Den-Ita 0-0, Swe-Bul 5-0, Bul-Den 0-2, Ita-Swe 1-1, Ita-Bul 2-1, Den-Swe 2-2';
    expect(published(uefa, games)).toEqual([
      ['Swe 5 8-3', 'Den 5 4-2', 'Ita 5 3-2', 'Bul 0 1-9'],
      ['headToHeadGoals', 'headToHeadGoals', 'points', undefined],
    ]);
  });

  it('Euro 2012, group A: Greece before Russia by their game, against the goal difference', () => {
    const games = 'Pol-Gre 1-1, Rus-Cze 4-1, Gre-Cze 1-2, Pol-Rus 1-1, Gre-Rus 1-0, Cze-Pol 1-0';
    expect(published(uefa, games)).toEqual([
      ['Cze 6 4-5', 'Gre 4 3-3', 'Rus 4 5-3', 'Pol 2 2-3'],
      ['points', 'headToHeadPoints', 'points', undefined],
    ]);
    expect(published(fifa, games)[0]).toEqual(['Cze 6 4-5', 'Rus 4 5-3', 'Gre 4 3-3', 'Pol 2 2-3']);
  });

  it('Euro 2020, group F: Germany before Portugal by their game, against the goals', () => {
    const games = 'Hun-Por 0-3, Fra-Ger 1-0, Hun-Fra 1-1, Por-Ger 2-4, Por-Fra 2-2, Ger-Hun 2-2';
    expect(published(uefa, games)).toEqual([
      ['Fra 5 4-3', 'Ger 4 6-5', 'Por 4 7-6', 'Hun 2 3-6'],
      ['points', 'headToHeadPoints', 'points', undefined],
    ]);
    expect(published(fifa, games)[0]?.slice(1, 3)).toEqual(['Por 4 7-6', 'Ger 4 6-5']);
  });
});
