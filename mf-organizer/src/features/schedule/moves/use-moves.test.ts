import { BREAK, type DayId, type ScheduleEntry } from '@courtside/domain';
import { act, renderHook } from '@testing-library/react';
import { CommandFailure } from '../../../firebase.testkit';
import { dataAt } from '../../../organizer.testkit';
import { command } from '../../../saving/command.testkit';
import { pageWords } from '../../../words.testkit';
import { listUnstoredMoves, schedulesBefore, useMoves, withMoves, type PendingMove } from './use-moves';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../../saving/command.testkit').everyCommand);

const schedule = (...days: readonly string[]) =>
  Object.fromEntries(days.map((day, index) => [String(index), [...day].map((entry) => (entry === '-' ? BREAK : entry))])) as Record<
    DayId,
    ScheduleEntry[]
  >;
const place = (dayId: string, index: number) => ({ dayId: dayId as DayId, index });
const move = (
  entry: string,
  from: ReturnType<typeof place>,
  to: ReturnType<typeof place>,
  before: readonly string[] | null = null,
): PendingMove => ({
  entry: entry as ScheduleEntry,
  from,
  to,
  before,
  isDone: false,
});

describe('a schedule with pending moves', () => {
  it('shows all of them in their order', () => {
    expect(withMoves(schedule('abc', 'd'), [move('a', place('0', 0), place('1', 1)), move('b', place('0', 0), place('0', 1))])).toEqual(
      schedule('cb', 'da'),
    );
  });

  it('shows a game only once if its move has arrived already', () => {
    const waiting = [move('a', place('0', 0), place('1', 1)), move('b', place('0', 0), place('0', 1))];
    expect(withMoves(schedule('bc', 'da'), waiting)).toEqual(schedule('cb', 'da'));
    expect(withMoves(schedule('cb', 'da'), waiting)).toEqual(schedule('cb', 'da'));
  });

  it('moves no other break after the moved one has arrived', () => {
    const stored = schedule('--a');
    const waiting = [move(BREAK, place('0', 0), place('0', 2), [JSON.stringify(stored)])];
    expect(withMoves(stored, waiting)).toEqual(schedule('-a-'));
    expect(withMoves(schedule('-a-'), waiting)).toEqual(schedule('-a-'));
  });

  it('leaves out deleted entries', () => {
    expect(withMoves(schedule('bc'), [move('a', place('0', 0), place('0', 1)), move('b', place('0', 0), place('1', 0))])).toEqual(
      schedule('bc'),
    );
  });
});

describe('a move with a response of the server', () => {
  const t0 = schedule('abc', 'd');
  const t1 = schedule('bc', 'ad');
  const t2 = schedule('c', 'abd');
  const first = { ...move('a', place('0', 0), place('1', 0), schedulesBefore(t0, [])), isDone: true };
  const second = { ...move('b', place('0', 0), place('1', 1), schedulesBefore(t0, [first])), isDone: true };

  it('is shown until the watched document has it', () => {
    expect(listUnstoredMoves(t0, [first])).toEqual([first]);
    expect(listUnstoredMoves(t1, [first])).toEqual([]);
  });

  it('does not jump back if the document only has the move before it', () => {
    expect(withMoves(t0, listUnstoredMoves(t0, [first, second]))).toEqual(t2);
    expect(listUnstoredMoves(t1, [first, second])).toEqual([second]);
    expect(withMoves(t1, listUnstoredMoves(t1, [first, second]))).toEqual(t2);
    expect(listUnstoredMoves(t2, [first, second])).toEqual([]);
  });

  it('is dropped if another user has changed the schedule', () => {
    expect(listUnstoredMoves(schedule('cb', 'ad'), [first, second])).toEqual([]);
  });
});

describe('a move that is refused', () => {
  beforeAll(pageWords);
  beforeEach(() => {
    command.mockReset();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is shown until the user drags again, whatever waited behind it', async () => {
    const { tournament } = dataAt('schedule');
    const { result } = renderHook(() => useMoves(tournament, (message) => `Not moved: ${message}`));
    const drag = () => result.current.move('m0' as ScheduleEntry, place('0', 0), place('0', 1));
    let arrive: (value: unknown) => void = () => undefined;
    command
      .mockRejectedValueOnce(new CommandFailure('invalid', 'there is no such place'))
      .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
      .mockResolvedValue(undefined);
    await act(async () => {
      drag();
      drag();
    });
    expect(command).toHaveBeenCalledTimes(2);
    expect(result.current.problem).toBe('Not moved: there is no such place');
    await act(async () => arrive(undefined));
    expect(result.current.problem).toBe('Not moved: there is no such place');
    await act(async () => drag());
    expect(result.current.problem).toBeNull();
  });
});
