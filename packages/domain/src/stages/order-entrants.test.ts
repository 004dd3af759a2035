import { teamId, type TeamId } from '../entities';
import { readEntry } from './entry-rule';
import { orderEntrants } from './order-entrants';

const ids = (text: string) => text.split(' ').filter(Boolean).map(teamId);
/** A team's name begins with its group. @param later the stored rule of each of the later groups, and their teams */
const order = (ranking: string, ...later: readonly (readonly [rule: string, teams: string])[]) => {
  const { direct, behind, remaining } = orderEntrants(
    ids(ranking).map((team) => ({ teamId: team, groupId: team.slice(0, 1) })),
    later.map(([rule, teams]) => ({ entry: readEntry(rule)!, teams: ids(teams) })),
  );
  return [direct, behind, remaining].map((teams: readonly TeamId[]) => teams.join(' '));
};

describe('orderEntrants', () => {
  const two = 'A1 B1 A2 B2 A3 B3 A4 B4 A5 B5 A6 B6';

  it.each(['groups 3-4 each', 'groups 5-8'])(
    'SE-11 takes teams that are out after those that play for the remaining places: %s',
    (rule) => {
      expect(order(two, [rule, 'B4 A3 B3 A4'])).toEqual(['A1 B1 A2 B2', 'B4 A3 B3 A4', 'A5 B5 A6 B6']);
    },
  );

  it('SE-11 takes directly who has a rank above those of the rule, whoever plays for the remaining places', () => {
    // A3 and B3 came late to the second chance: the middle of those who play it says nothing.
    expect(order(two, ['groups 3-6 each', 'A5 B5 A6 B6'])).toEqual(['A1 B1 A2 B2', 'A5 B5 A6 B6', 'A3 B3 A4 B4']);
    expect(order(two, ['groups 2-', 'A6 B6'])).toEqual(['A1', 'A6 B6', 'B1 A2 B2 A3 B3 A4 B4 A5 B5']);
    expect(order(two, ['groups rest', 'A3 B3 A4 B4'])).toEqual(['A1 B1 A2 B2', 'A3 B3 A4 B4', 'A5 B5 A6 B6']);
  });

  it('SE-11 takes later stages by the ranks that they took', () => {
    const [third, fifth] = [['groups 3-4 each', 'B4 A3 B3 A4'] as const, ['groups 9-12', 'A6 B5 B6 A5'] as const];
    expect(order(two, fifth, third)).toEqual(['A1 B1 A2 B2', 'B4 A3 B3 A4 A6 B5 B6 A5', '']);
    expect(order(two, ['groups 6- each', 'A6 B6'], ['groups 3-3 each', 'B3 A3'])).toEqual(['A1 B1 A2 B2', 'B3 A3 A6 B6', 'A4 B4 A5 B5']);
  });

  it('takes all directly where no later groups are drawn', () => {
    expect(order(two)).toEqual([two, '', '']);
    expect(order(two, ['groups 5-8', ''])).toEqual([two, '', '']);
  });

  it('SE-11 puts nobody back because a corrected result moved one team of drawn groups', () => {
    const drawn = ['groups 3-4 each', 'B4 A3 B3 A4'] as const;
    expect(order('A3 B1 A1 B2 A2 B3 A4 B4 A5 B5', drawn)).toEqual(['B1 A1 B2 A2', 'B4 A3 B3 A4', 'A5 B5']);
    expect(order('A1 B1 A2 B2 A3 B3 A5 B4 A4 B5', drawn)[0]).toBe('A1 B1 A2 B2');
  });

  it('SE-11 takes nobody that is out to the place of a direct team that leaves', () => {
    expect(order('A2 B1 A3 B2 A4 B3 A5 B4 A6 B5', ['groups 3-4 each', 'B4 A3 B3 A4'])).toEqual(['A2 B1 B2', 'B4 A3 B3 A4', 'A5 A6 B5']);
    expect(order('B1 A2 B2 A3 B3 A4 B4 A5 B5', ['groups 5-8', 'B4 A3 B3 A4'])).toEqual(['B1 A2 B2', 'B4 A3 B3 A4', 'A5 B5']);
  });
});
