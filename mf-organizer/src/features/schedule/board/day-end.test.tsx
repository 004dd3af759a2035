import { parseTournament, dayTimetable, dayEnd } from '@courtside/domain';
import type { ExpectedStart } from '@courtside/domain/day';
import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import { ExpectedStartsProvider, usePublishStarts } from '../../../games/expected-starts';
import { DayEnd } from './day-end';

beforeAll(() => createI18n({ language: 'en', namespaces: ['organizerSchedule'] }));

const parsed = parseTournament('t', {
  name: 'Cup',
  startDate: '2027-06-12',
  endDate: '2027-06-12',
  schedule: { '0': ['a', 'b', 'c', 'd'] },
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 },
});
if (!parsed.ok) throw new Error('not parsed');
const { schedule, scheduleTimes } = parsed.value;
const entries = Object.values(schedule)[0]!;
const rows = dayTimetable(entries, scheduleTimes, 0);
const planned = dayEnd(entries, scheduleTimes, 0)!;

let tell: (starts: ReadonlyMap<string, ExpectedStart>) => void;
function Board() {
  tell = usePublishStarts();
  return null;
}

it('comes from the schedule, or from the last remaining game if games are expected at other times', () => {
  render(
    <ExpectedStartsProvider>
      <Board />
      <DayEnd left={rows} planned={planned} length={scheduleTimes.gameLength} />
    </ExpectedStartsProvider>,
  );
  const text = () => screen.getByText(/^Ends/).textContent;
  expect(text()).toBe('Ends 09:27');
  const start = (shift: number) => ({ shift }) as ExpectedStart;
  act(() =>
    tell(
      new Map([
        ['c', start(10)],
        ['d', start(25)],
      ]),
    ),
  );
  expect(text()).toBe('Ends 09:52 planned: 09:27');
  act(() => tell(new Map([['d', start(0)]])));
  expect(text()).toBe('Ends 09:27');
});

it('comes from the schedule for games without an expected time, and ignores games that were moved to another day', () => {
  render(
    <ExpectedStartsProvider>
      <Board />
      <DayEnd left={rows} planned={planned} length={scheduleTimes.gameLength} />
    </ExpectedStartsProvider>,
  );
  const text = () => screen.getByText(/^Ends/).textContent;
  // Court A is run from the board and its remaining games are early; court B follows the schedule.
  act(() => tell(new Map([['a', { shift: 5 } as ExpectedStart]])));
  expect(text()).toBe('Ends 09:27');
  act(() => tell(new Map([['d', { shift: 1440 } as ExpectedStart]])));
  expect(text()).toBe('Ends 09:27');
});
