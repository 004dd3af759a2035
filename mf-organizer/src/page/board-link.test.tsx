import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { tournamentAt } from '../organizer.testkit';
import { pageWords } from '../words.testkit';
import { BoardLink } from './board-link';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

/** Two Saturdays, a week apart. */
const league = (fields: object = {}) =>
  tournamentAt('schedule', {
    ...{ isTournamentPublic: true, endDate: '2027-06-19' },
    scheduleTimes: { startTimes: ['09:00', '09:00'], gameLength: 12, interval: 5, numberOfCourts: 2, days: '0 7' },
    ...fields,
  });

function showAt(date: string, tournament = league()) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T12:00:00-04:00`));
  render(
    <MemoryRouter>
      <BoardLink tournament={tournament} />
    </MemoryRouter>,
  );
  return {
    links: screen.queryAllByRole('link').map((link) => link.textContent),
    buttons: screen.queryAllByRole('button').map((button) => button.textContent),
  };
}

beforeAll(pageWords);
afterEach(() => jest.restoreAllMocks());

it.each([
  ['on its first day', '2027-06-12', ['Court board', 'Wall screen'], ['Passes']],
  ['between its days', '2027-06-15', [], ['Passes']],
  ['on its last day', '2027-06-19', ['Court board', 'Wall screen'], ['Passes']],
  ['after it', '2027-06-21', [], []],
])('a league has the way to its board %s', (_when, date, links, buttons) => expect(showAt(date)).toEqual({ links, buttons }));

it('days that follow each other have it on each', () => {
  expect(showAt('2027-06-15', league({ scheduleTimes: {} })).links).toEqual(['Court board', 'Wall screen']);
});
