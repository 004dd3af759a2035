import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { badDays, DayDates, type EventDates } from './day-dates';
import { toTimesDraft, type TimesDraft } from './times-draft';

const event = { startDate: '2027-06-06', endDate: '2027-10-31', scheduleType: 'roundRobin' } as const;
const times = toTimesDraft({ startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 }, 4);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerSchedule'] }));

let draft: TimesDraft;
function Fields({ first, dates }: { readonly first: TimesDraft; readonly dates: EventDates }) {
  const [value, change] = useState(first);
  draft = value;
  return <DayDates value={value} onChange={change} event={dates} />;
}
const show = (first = times, dates: EventDates = event) => render(<Fields first={first} dates={dates} />);
const date = (number: number) => screen.getByLabelText(`Date of day ${number}`);
const shown = () => [2, 3, 4].map((number) => (date(number) as HTMLInputElement).value);
const choose = (number: number, value: string) => fireEvent.change(date(number), { target: { value } });

it('has no dates until the days are on other dates; then those after a chosen one follow it', async () => {
  show();
  expect(screen.queryByLabelText(/Date of day/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Days on other dates' }));
  expect(shown()).toEqual(['2027-06-07', '2027-06-08', '2027-06-09']);
  choose(2, '2027-07-04');
  expect(shown()).toEqual(['2027-07-04', '2027-07-05', '2027-07-06']);
  choose(4, '2027-09-05');
  expect(draft.days).toEqual([null, 28, null, 91]);
  choose(2, '');
  expect(shown()).toEqual(['2027-06-07', '2027-06-08', '2027-09-05']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Days on other dates' }));
  expect(draft.days).toBeUndefined();
});

it('says beside its field why a date can’t be, and keeps it', () => {
  show({ ...times, days: [null, 28, 28, 400] });
  expect(date(3)).toHaveAccessibleDescription('Must be after day 2.');
  expect(date(4)).toHaveAccessibleDescription(/^The tournament ends on Sunday,? 31 October(?: 2027)?\./);
  expect(shown()).toEqual(['2027-07-04', '2027-07-04', '2028-07-10']);
  choose(3, '2027-08-01');
  choose(4, '2027-09-05');
  expect(badDays(draft, event).size).toBe(0);
  choose(2, '2027-06-06');
  expect(date(2)).toHaveAccessibleDescription('Must be after day 1.');
});

it('lets Swiss rounds share a day, but not go back', async () => {
  const swiss = { ...event, scheduleType: 'swissRounds' } as const;
  show({ ...times, startTimes: ['09:00', '10:00', '11:00', '12:00'] }, swiss);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rounds on other dates' }));
  const round = (number: number) => screen.getByLabelText(`Date of round ${number}`);
  expect(round(4)).toHaveValue('2027-06-06');
  fireEvent.change(round(2), { target: { value: '2027-07-04' } });
  fireEvent.change(round(3), { target: { value: '2027-07-04' } });
  expect(round(4)).toHaveValue('2027-07-04');
  expect(badDays(draft, swiss).size).toBe(0);
  fireEvent.change(round(4), { target: { value: '2027-07-03' } });
  expect(round(4)).toHaveAccessibleDescription('Must not be before round 3.');
});
