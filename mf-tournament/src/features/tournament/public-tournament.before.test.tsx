import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parts } from '../../firebase.testkit';
import { dayOfPlay, game, scheduled, sections, setUpVisit, show } from './public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

describe('PublicTournament, before its games', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2027-06-01T12:00:00-04:00'), advanceTimers: true });
    parts.schedule.value = scheduled({ m1: { ...game('A', 'B'), referee: 'Wet Chain' }, m2: game('C', 'D'), m3: game('A', 'D') });
  });
  afterEach(() => jest.useRealTimers());
  const coming = dayOfPlay(['m1', 'm2', 'm3'], '09:30');
  const card = (name = 'Your next game') => screen.getByRole('region', { name });
  const choose = (team: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'My team' }), team);

  it('begins with the answer, then the schedule; details and teams come last', async () => {
    await show(coming);
    expect(card()).toHaveTextContent(/Play begins.*Saturday 12 June, 09:30.*Choose your team/);
    expect(sections()).toEqual(['Schedule', 'Standings', 'Details', 'Teams']);
    const bar = screen.getByRole('navigation', { name: 'Parts of the tournament' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(sections());
    expect(card().compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows when a team plays first, where, against which team, and what comes then', async () => {
    await show(coming);
    await choose('A');
    expect(card()).toHaveTextContent(/Your first game.*Saturday 12 June, 09:30.*against Mallet Club.*Then: 10:00.*Court A/);
    expect(within(card()).getByRole('link', { name: 'Team’s page' })).toBeInTheDocument();
    // A team that referees before its own first game must come earlier.
    await choose('C');
    expect(card()).toHaveTextContent(/Your first game.*09:45.*against Pédale Douce.*You referee at 09:30 on court A/);
  });

  it('shows no time and no court while those are hidden', async () => {
    await show({ ...coming, isGameTimesHidden: true });
    await choose('A');
    expect(card()).toHaveTextContent(/Saturday 12 June.*against Mallet Club/);
    expect(card()).not.toHaveTextContent(/09:30|10:00|Court A/);
  });

  it('says that a team without a game is not in the schedule yet', async () => {
    parts.schedule.value = scheduled({ m1: game('A', 'B'), m2: game('A', 'D'), m3: game('B', 'D') });
    await show(coming);
    await choose('C');
    expect(card()).toHaveTextContent(/No game planned yet/);
  });

  it('has no card without a published schedule, or once results are there', async () => {
    await show({ ...coming, isSchedulePublic: false });
    expect(screen.queryByRole('region', { name: 'Your next game' })).not.toBeInTheDocument();
    expect(sections()).toEqual(['Details', 'Teams']);
    cleanup();
    parts.schedule.value = scheduled({ m1: game('A', 'B', 1, 0), m2: game('C', 'D', 1, 0), m3: game('A', 'D', 1, 0) });
    await show(coming);
    expect(screen.queryByRole('region', { name: 'Your next game' })).not.toBeInTheDocument();
    expect(sections()).toEqual(['Schedule', 'Standings', 'Details', 'Teams']);
  });
});
