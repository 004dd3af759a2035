import { screen, within } from '@testing-library/react';
import { everything, plan, setUpVisit, show } from './public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

const HOUR = 3_600_000;
const ahead = { startDate: '2099-06-13', endDate: '2099-06-14', timeZone: 'America/Toronto' };
const steps = () => {
  const list = screen.queryByRole('list', { name: 'What comes next' });
  return (
    list &&
    within(list)
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.hasAttribute('aria-current')])
  );
};

it.each([
  ['open', { isRegistrationOpen: true }, 'Registration is open.', true],
  [
    'open until a time',
    { isRegistrationOpen: true, registrationClosesAt: Date.UTC(2099, 5, 1, 16) },
    'Registration is open until 1 June 2099 at 12:00.',
    true,
  ],
  [
    'not open yet',
    { isRegistrationOpen: true, registrationOpensAt: Date.UTC(2099, 4, 1, 16) },
    'Registration opens on 1 May 2099 at 12:00.',
    true,
  ],
  ['over', { isRegistrationOpen: true, registrationClosesAt: Date.now() - HOUR }, 'Registration is closed.', false],
  ['switched off', {}, 'Registration is closed.', false],
])('before the draw it says what comes next while registration is %s', async (_state, fields, words, isCurrent) => {
  await show({ ...ahead, ...fields });
  expect(steps()).toEqual([
    [words, isCurrent],
    ['Then groups and schedule are published on this page.', !isCurrent],
    ['Play begins on Saturday 13 June 2099.', false],
  ]);
});

it('once there are games, or the event is over, it says no more about them', async () => {
  await show({ ...everything, ...plan, ...ahead });
  expect(steps()).toBeNull();
});
it('an event that is over has nothing to come', async () => {
  await show({ startDate: '2020-06-13', endDate: '2020-06-14' });
  expect(steps()).toBeNull();
});
