import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { previewRoundRobin } from './create-schedule-model';
import { letters, tournamentAt } from '../organizer.testkit';
import { SchedulePreviewView } from './schedule-preview';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerSchedule'] }));

it('a day without games has no times', () => {
  const { groups } = tournamentAt('groups', { groups: { '0': letters.slice(0, 2) } });
  const times = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 1 };
  const preview = previewRoundRobin({ days: 2, legs: 1, times }, groups, () => 'm1');
  render(<SchedulePreviewView preview={preview} times={times} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Day 1: 1 game, 09:00 to 09:12', 'Day 2: no games']);
});

it('counts the games without a rest, also where there are none', () => {
  const { groups } = tournamentAt('groups', { groups: { '0': letters.slice(0, 8) } });
  const times = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 1 };
  let next = 0;
  const preview = previewRoundRobin({ days: 1, legs: 1, times }, groups, () => `m${(next += 1)}`);
  render(<SchedulePreviewView preview={preview} times={times} />);
  expect(screen.getByText('Games without a rest').nextSibling).toHaveTextContent(/^0$/);
});
