import type { Tournament } from '@courtside/domain';
import { cleanup, screen } from '@testing-library/react';
import { parts } from '../../firebase.testkit';
import { dayOfPlay, game, scheduled, setUpVisit, show } from './public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

/** Two Saturdays, three weeks apart. */
const first = dayOfPlay(['m1'], '09:30');
const league = {
  ...first,
  endDate: '2027-07-03',
  schedule: { 0: ['m1'], 1: ['m2'] },
  scheduleTimes: { ...first.scheduleTimes, startTimes: ['09:30', '09:30'], days: [0, 21] },
} as unknown as Partial<Tournament>;

/** Returns the parts that the page has: the team's next game above all, and the low head of a day of play. */
async function showAt(date: string, tournament = league) {
  jest.setSystemTime(new Date(`${date}T12:00:00-04:00`));
  await show(tournament);
  const shown = {
    card: document.getElementById('my-team') !== null,
    isBrief: screen.getAllByRole('banner').some((head) => head.hasAttribute('data-brief')),
  };
  cleanup();
  return shown;
}
const dayOf = { card: true, isBrief: true };
const betweenDays = { card: true, isBrief: false };
const otherDay = { card: false, isBrief: false };

describe('the page of a league', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2027-06-12T12:00:00-04:00'), advanceTimers: true });
    parts.schedule.value = scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D') });
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ['on its first day', '2027-06-12', dayOf],
    ['on the day after, on which a day that rained away is played', '2027-06-13', dayOf],
    ['between its days', '2027-06-14', betweenDays],
    ['the day before the next', '2027-07-02', betweenDays],
    ['on its last day', '2027-07-03', dayOf],
    ['after it', '2027-07-05', otherDay],
  ])('%s', async (_when, date, expected) => expect(await showAt(date)).toEqual(expected));

  it('says in its head where it is played today', async () => {
    const venues = [
      { courts: null, place: '' },
      { courts: 1, place: 'Hardcourt Ouest, Lyon' },
    ];
    const tournament = { ...league, location: 'Halle, Bron', scheduleTimes: { ...league.scheduleTimes!, venues } };
    for (const [date, place] of [
      ['2027-06-12', 'Halle, Bron'],
      ['2027-06-20', 'Halle, Bron'],
      ['2027-07-03', 'Hardcourt Ouest, Lyon'],
    ] as const) {
      jest.setSystemTime(new Date(`${date}T12:00:00-04:00`));
      await show(tournament);
      expect(screen.getByRole('link', { name: new RegExp(place) })).toHaveTextContent(place);
      cleanup();
    }
  });

  it('of which no dates were chosen is on all the time', async () => {
    expect(await showAt('2027-06-14', { ...league, scheduleTimes: first.scheduleTimes! })).toEqual(dayOf);
  });
});
