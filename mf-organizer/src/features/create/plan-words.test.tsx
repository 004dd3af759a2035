import { createI18n } from '@courtside/i18n';
import { render } from '@testing-library/react';
import { previewRoundRobin } from '../../games/create-schedule-model';
import { letters, tournamentAt } from '../../organizer.testkit';
import type { FirstPlan } from './first-plan';
import { PlanWords } from './plan-words';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizer', 'organizerSchedule'] }));

it('a plan names only days with games', () => {
  const { groups } = tournamentAt('groups', { groups: { '0': letters.slice(0, 2) } });
  const times = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 1 };
  const preview = previewRoundRobin({ days: 2, legs: 1, times }, groups, () => 'm1');
  const { container } = render(<PlanWords plan={{ groups, preview } as unknown as FirstPlan} startDate="2027-06-12" />);
  expect(container).toHaveTextContent(/1 game.*12 June.*09:00 to 09:12$/);
});
