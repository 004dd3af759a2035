import { act, fireEvent, screen } from '@testing-library/react';
import { live, sampleTournament, setSession, signedIn, storedMyTeams, watchMyTeams } from '../../firebase.testkit';
import { eachTestHasHome, showHome, shownNames } from './home-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

eachTestHasHome();

describe('home for somebody who is signed in', () => {
  const games = { numberOfCourts: 1, startTimes: ['09:00'], gameLength: 12, interval: 5 };
  const on = (id: string, startDate: string, more: object = {}) => ({
    ...sampleTournament,
    ...{ id, name: id, startDate, endDate: startDate, timeZone: 'UTC', organizerUids: [], scheduleTimes: games, ...more },
  });
  const playing = { schedule: { 0: ['m1'] }, isSchedulePublic: true };
  beforeEach(() => {
    setSession(signedIn);
    jest.useFakeTimers({ now: Date.parse('2027-06-12T09:03:00Z'), doNotFake: ['queueMicrotask'] });
  });
  afterEach(() => {
    storedMyTeams.value = [];
    jest.useRealTimers();
  });

  it('begins with where they play and what they organize today, then what is being played, then the others', async () => {
    storedMyTeams.value = [
      { tournamentId: 'mine', leftAt: null },
      { tournamentId: 'left', leftAt: 1 },
    ];
    showHome();
    await act(async () =>
      live.tell([
        on('left', '2027-06-11'),
        on('organized', '2027-06-12', { organizerUids: ['u1'] }),
        on('running', '2027-06-12', playing),
        on('next', '2027-06-20', { organizerUids: ['u1'] }),
        on('mine', '2027-07-01'),
      ]),
    );
    expect(shownNames()).toEqual(['organized', 'mine', 'running', 'left', 'next']);
  });

  it('leads with what is played of their own, however large another one is', async () => {
    showHome();
    const large = { ...playing, groups: { 0: ['a', 'b', 'c', 'd', 'e', 'f'] } };
    await act(async () => live.tell([on('large', '2027-06-12', large), on('own', '2027-06-12', { ...playing, organizerUids: ['u1'] })]));
    expect(shownNames()).toEqual(['own', 'large']);
  });

  it('keeps the order by date for who looks for something', async () => {
    storedMyTeams.value = [{ tournamentId: 'cup two', leftAt: null }];
    showHome();
    await act(async () => live.tell([on('cup one', '2027-06-20'), on('cup two', '2027-07-01')]));
    expect(shownNames()).toEqual(['cup two', 'cup one']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cup' } });
    act(() => jest.advanceTimersByTime(1000));
    expect(shownNames()).toEqual(['cup one', 'cup two']);
  });

  it('shows nothing before it is known where they play, and all of it where that can’t be read', async () => {
    let failTeams: (error: { code: string }) => void = () => undefined;
    watchMyTeams.mockImplementationOnce((_uid, _onValue, onError) => {
      failTeams = onError;
      return () => undefined;
    });
    showHome();
    await act(async () => live.tell([on('cup', '2027-06-20')]));
    expect(screen.queryByRole('heading', { name: 'cup' })).not.toBeInTheDocument();
    await act(async () => failTeams({ code: 'unavailable' }));
    expect(shownNames()).toEqual(['cup']);
  });

  it('waits no longer than a moment for that, and keeps what it shows', async () => {
    watchMyTeams.mockImplementationOnce(() => () => undefined);
    showHome();
    await act(async () => live.tell([on('cup', '2027-06-20')]));
    expect(screen.queryByRole('heading', { name: 'cup' })).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1500));
    expect(shownNames()).toEqual(['cup']);
  });
});
