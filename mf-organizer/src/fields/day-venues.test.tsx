import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayVenues } from './day-venues';
import { badTimes, toMatchTimes, toTimesDraft, type TimesDraft } from './times-draft';

const times = toTimesDraft({ startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 3 }, 2);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerSchedule'] }));

let draft: TimesDraft;
function Fields({ isSwiss }: { readonly isSwiss: boolean }) {
  const [value, change] = useState(times);
  draft = value;
  return <DayVenues value={value} onChange={change} isSwiss={isSwiss} />;
}
const show = (isSwiss = false) => render(<Fields isSwiss={isSwiss} />);
const place = (number: number) => screen.getByLabelText(`Place of day ${number}`);
const courts = (number: number) => screen.getByLabelText(`Courts on day ${number}`);
const fold = () => screen.getByRole('checkbox', { name: 'Days with their own place or courts' });

it('shows nothing of it until it is chosen; then every day is as the event until one is typed, and what was typed comes back', async () => {
  show();
  expect(screen.queryByLabelText(/Place of day/)).not.toBeInTheDocument();
  expect(toMatchTimes(draft)?.venues).toBeUndefined();
  await userEvent.click(fold());
  expect([place(1), courts(2)].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  await userEvent.type(place(2), ' Hardcourt Ouest, Lyon ');
  await userEvent.type(courts(2), '2');
  const venues = [
    { courts: null, place: '' },
    { courts: 2, place: 'Hardcourt Ouest, Lyon' },
  ];
  expect(toMatchTimes(draft)?.venues).toEqual(venues);
  await userEvent.click(fold());
  expect(toMatchTimes(draft)?.venues).toBeUndefined();
  await userEvent.click(fold());
  expect(toMatchTimes(draft)?.venues).toEqual(venues);
});

it('says beside the field what can’t be, and keeps it', async () => {
  show();
  await userEvent.click(fold());
  fireEvent.change(courts(1), { target: { value: '7' } });
  expect(courts(1)).toHaveAccessibleDescription('From 1 to 6.');
  fireEvent.change(place(2), { target: { value: 'x'.repeat(101) } });
  expect(place(2)).toHaveAccessibleDescription('At most 100 characters.');
  expect([...badTimes(draft)]).toEqual(['courts0', 'place1']);
  expect(toMatchTimes(draft)).toBeNull();
  expect(place(2)).toHaveValue('x'.repeat(101));
});

it('names rounds', async () => {
  show(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rounds with their own place or courts' }));
  expect(screen.getByLabelText('Place of round 2')).toBeVisible();
  expect(screen.getByLabelText('Courts in round 1')).toBeVisible();
});
