import { bracketTemplate, type BracketOptions, type BracketType } from '@courtside/domain';
import { placesOptions, splitOptions } from '@courtside/domain/engines';
import { layOutBracket } from './bracket-layout';

const sizes = [4, 5, 6, 7, 8, 9, 12, 13, 16, 20, 24, 31, 32, 64];
const types: readonly BracketType[] = ['single', 'double', 'singleHayes', 'doubleHayes'];
const cases = types.flatMap((type) =>
  sizes
    .filter((teams) => teams >= 6 || !type.endsWith('Hayes'))
    .flatMap((teams) => listOptions(type, teams).map((options) => [type, teams, options] as const)),
);

function listOptions(type: BracketType, teams: number): BracketOptions[] {
  const splits = type === 'double' ? splitOptions(teams).map((upperSize) => ({ upperSize })) : [];
  return [...placesOptions(type, teams).map((places) => ({ places })), ...splits];
}

describe('layOutBracket', () => {
  it.each(cases)('%s of %i teams, %j: every game once, none on top of another, winners go to the right', (type, teams, options) => {
    const template = bracketTemplate(type, teams, options);
    const { rounds, links, columns, rows } = layOutBracket(template);
    const games = rounds.flatMap((round) => round.games);
    expect(games.map(({ index }) => index).sort((a, b) => a - b)).toEqual(
      template.games.flatMap(({ kind }, index) => (kind === 'game' ? [index] : [])),
    );
    for (const [place, game] of games.entries()) {
      expect(game.column).toBeLessThan(columns);
      expect(game.row + 1).toBeLessThanOrEqual(rows + 1e-9);
      for (const other of games.slice(place + 1))
        if (other.column === game.column) expect(Math.abs(other.row - game.row)).toBeGreaterThanOrEqual(1);
    }
    for (const [from, to] of links) expect(to.column).toBeGreaterThan(from.column);
  });

  it('begins at the top left: in a Hayes bracket with its lower tier, beside which the main bracket stands', () => {
    for (const type of ['singleHayes', 'doubleHayes'] as const) {
      const { rounds } = layOutBracket(bracketTemplate(type, 20));
      const first = (level: string) => rounds.find((round) => round.level === level)?.games[0];
      expect(rounds[0]?.level).toBe('hayesUpper');
      expect(first('hayesUpper')).toMatchObject({ column: 0, row: 0 });
      expect(first('upper')?.row).toBe(0);
      expect(first('upper')?.column).toBeGreaterThan(0);
    }
  });

  it.each(cases)('%s of %i teams, %j: leaves no column empty', (type, teams, options) => {
    const { rounds, columns } = layOutBracket(bracketTemplate(type, teams, options));
    const used = new Set(rounds.flatMap(({ games }) => games.map(({ column }) => column)));
    expect([...used].sort((a, b) => a - b)).toEqual(Array.from({ length: columns }, (_, column) => column));
  });

  it.each(cases)(
    '%s of %i teams, %j: from a middle column and from the last two it begins at the top, without an empty row',
    (type, teams, options) => {
      const template = bracketTemplate(type, teams, options);
      const whole = layOutBracket(template);
      const games = (of: typeof whole.rounds) => of.flatMap((round) => round.games.map(({ index }) => index)).toSorted((a, b) => a - b);
      for (const from of new Set([Math.floor(whole.columns / 2), Math.max(0, whole.columns - 2)])) {
        const { rounds, columns, rows } = layOutBracket(template, from);
        expect(columns).toBe(whole.columns - from);
        expect(games(rounds)).toEqual(games(whole.rounds.filter(({ column }) => column >= from)));
        expect(Math.min(...rounds.map(({ headingRow }) => headingRow))).toBe(0);
        const drawn = rounds.flatMap((round) => round.games);
        for (const [place, game] of drawn.entries())
          for (const other of drawn.slice(place + 1))
            if (other.column === game.column) expect(Math.abs(other.row - game.row)).toBeGreaterThanOrEqual(1);
        let bottom = 0;
        for (const { row } of drawn.toSorted((a, b) => a.row - b.row)) {
          // The room between two levels.
          expect(row - bottom).toBeLessThanOrEqual(0.75);
          bottom = Math.max(bottom, row + 1);
        }
        expect(rows).toBeCloseTo(bottom);
      }
    },
  );

  it.each([
    // The final is between the semi-finals; the game for third place is a gap below it.
    [64, 3, 4.25],
    [64, 4, 3.25],
    [16, 2, 3.25],
  ])('a single of %i teams takes from column %i on as many rows as its games need: %d', (teams, from, rows) => {
    expect(layOutBracket(bracketTemplate('single', teams), from).rows).toBe(rows);
  });

  it('begins the lower bracket at the left, where the teams are that start in it', () => {
    const { rounds } = layOutBracket(bracketTemplate('double', 12, { upperSize: 8 }));
    const first = (level: string) => rounds.find((round) => round.level === level);
    expect(first('upper')).toMatchObject({ roundId: 'round1', column: 0, headingRow: 0 });
    expect(first('lower')).toMatchObject({ roundId: 'round1', column: 0, headingRow: 5 });
    expect(rounds.filter(({ level }) => level === 'lower').map(({ games }) => games.length)).toEqual([4, 2, 2, 1, 1]);
  });

  it('puts the second grand final below the first', () => {
    const { rounds } = layOutBracket(bracketTemplate('double', 8));
    const [first, second] = ['grandFinal', 'grandFinalReset'].map((roundId) => rounds.find((round) => round.roundId === roundId)?.games[0]);
    expect(second?.column).toBe(first?.column);
    expect(second!.row).toBeGreaterThan(first!.row + 1);
  });

  it('puts a game between the two that feed it', () => {
    const template = bracketTemplate('single', 8);
    const { rounds } = layOutBracket(template);
    const rowsOf = (roundId: string) => rounds.find((round) => round.roundId === roundId)?.games.map(({ row }) => row);
    expect(rowsOf('round1')).toEqual([0, 1, 2, 3]);
    expect(rowsOf('round2')).toEqual([0.5, 2.5]);
    expect(rowsOf('round3')).toEqual([1.5]);
    expect(rowsOf('thirdPlace')).toEqual([3.25]);
  });

  it('puts the games for places in trees below the bracket, that for the better half above that for the other', () => {
    const { rounds, columns } = layOutBracket(bracketTemplate('single', 16, { places: 16 }));
    const at = (roundId: string) => {
      const round = rounds.find((one) => one.roundId === roundId);
      return [round?.column, round?.headingRow, round?.games.map(({ row }) => row)];
    };
    expect(columns).toBe(4);
    expect(at('places5to8')).toEqual([2, 8.75, [8.75, 9.75]]);
    expect(at('place5')).toEqual([3, 8.75, [9.25]]);
    expect(at('place7')).toEqual([3, 11, [11]]);
    expect(at('places9to16')).toEqual([1, 12.75, [12.75, 13.75, 14.75, 15.75]]);
    expect(at('places9to12')).toEqual([2, 12.75, [13.25, 15.25]]);
    expect(at('places13to16')).toEqual([2, 17, [17, 18]]);
    expect(at('place9')).toEqual([3, 12.75, [14.25]]);
    expect(at('place11')).toEqual([3, 16, [16]]);
    expect(at('place13')).toEqual([3, 17.75, [17.75]]);
    expect(at('place15')).toEqual([3, 19.5, [19.5]]);
  });
});
