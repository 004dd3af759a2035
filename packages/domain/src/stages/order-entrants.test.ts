import { teamId, type TeamId } from '../entities';
import { orderEntrants } from './order-entrants';

const ids = (text: string) => text.split(' ').filter(Boolean).map(teamId);
const order = (ranking: string, ...later: readonly string[]) => {
  const { direct, behind, remaining } = orderEntrants(ids(ranking), later.map(ids));
  return [direct, behind, remaining].map((teams: readonly TeamId[]) => teams.join(' '));
};

describe('orderEntrants', () => {
  const two = 'A1 B1 A2 B2 A3 B3 A4 B4 A5 B5 A6 B6';

  it('SE-11 takes teams that are out after those that play for the remaining places', () => {
    expect(order(two, 'B4 A3 B3 A4')).toEqual(['A1 B1 A2 B2', 'B4 A3 B3 A4', 'A5 B5 A6 B6']);
  });

  it('SE-11 takes later stages by the ranks that they took', () => {
    expect(order(two, 'A6 B5 B6 A5', 'B4 A3 B3 A4')).toEqual(['A1 B1 A2 B2', 'B4 A3 B3 A4 A6 B5 B6 A5', '']);
    expect(order(two, 'A6 B6', 'B3 A3')).toEqual(['A1 B1 A2 B2', 'B3 A3 A6 B6', 'A4 B4 A5 B5']);
  });

  it('takes all directly where no later groups are drawn', () => {
    expect(order(two)).toEqual([two, '', '']);
    expect(order(two, '')).toEqual([two, '', '']);
  });

  it('SE-11 puts nobody back because a corrected result moved one team of drawn groups', () => {
    expect(order('A3 B1 A1 B2 A2 B3 A4 B4 A5 B5', 'B4 A3 B3 A4')).toEqual(['B1 A1 B2 A2', 'B4 A3 B3 A4', 'A5 B5']);
    expect(order('A1 B1 A2 B2 A3 B3 A5 B4 A4 B5', 'B4 A3 B3 A4')[0]).toBe('A1 B1 A2 B2');
  });
});
