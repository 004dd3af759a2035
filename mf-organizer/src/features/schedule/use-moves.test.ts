import { BREAK, type DayId, type ScheduleEntry } from '@courtside/domain';
import { withMoves, type PendingMove } from './use-moves';

const schedule = (...days: readonly string[]) =>
  Object.fromEntries(days.map((day, index) => [String(index), [...day].map((entry) => (entry === '-' ? BREAK : entry))])) as Record<
    DayId,
    ScheduleEntry[]
  >;
const place = (dayId: string, index: number) => ({ dayId: dayId as DayId, index });
const move = (entry: string, from: ReturnType<typeof place>, to: ReturnType<typeof place>, base: string | null = null): PendingMove => ({
  entry: entry as ScheduleEntry,
  from,
  to,
  base,
  isDone: false,
});

describe('a schedule with moves on their way', () => {
  it('shows all of them, in their order', () => {
    expect(withMoves(schedule('abc', 'd'), [move('a', place('0', 0), place('1', 1)), move('b', place('0', 0), place('0', 1))])).toEqual(
      schedule('cb', 'da'),
    );
  });

  it('shows a game once that has arrived already', () => {
    const waiting = [move('a', place('0', 0), place('1', 1)), move('b', place('0', 0), place('0', 1))];
    expect(withMoves(schedule('bc', 'da'), waiting)).toEqual(schedule('cb', 'da'));
    expect(withMoves(schedule('cb', 'da'), waiting)).toEqual(schedule('cb', 'da'));
  });

  it('moves no other break once the one has arrived', () => {
    const stored = schedule('--a');
    const waiting = [move(BREAK, place('0', 0), place('0', 2), JSON.stringify(stored))];
    expect(withMoves(stored, waiting)).toEqual(schedule('-a-'));
    expect(withMoves(schedule('-a-'), waiting)).toEqual(schedule('-a-'));
  });

  it('leaves out what is gone', () => {
    expect(withMoves(schedule('bc'), [move('a', place('0', 0), place('0', 1)), move('b', place('0', 0), place('1', 0))])).toEqual(
      schedule('bc'),
    );
  });
});
