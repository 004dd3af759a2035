import { parseMatches, teamId, type Tournament } from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  live,
  parts,
  readSchedule,
  sampleTournament,
  setSession,
  signedIn,
  storedDay,
  watchSchedule,
  watchUpcomingTournaments,
} from '../../firebase.testkit';
import { eachTestHasHome, showHome, shownNames } from './home-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

eachTestHasHome();

describe('HomePage', () => {
  it('shows a spinner until the list is there', () => {
    showHome();
    expect(screen.getByRole('status')).toHaveTextContent('Loading tournaments…');
    act(() => live.tell([sampleTournament]));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Été Hardcourt/ })).toHaveAttribute('href', '/t1');
  });

  it('sends the reader to the archive when nothing is to come', () => {
    showHome();
    act(() => live.tell([]));
    expect(screen.getByText('No Upcoming Tournaments')).toBeInTheDocument();
    expect(screen.getByText('Check out the archive to see previous tournament results')).toBeInTheDocument();
    expect(screen.getByText(/New tournaments appear here as soon as they are open/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Archive' })).toHaveAttribute('href', '/archive');
  });

  it('shows a newly opened tournament by itself', () => {
    showHome();
    act(() => live.tell([sampleTournament]));
    act(() =>
      live.tell([{ ...sampleTournament, id: 't0', name: 'Earlier', startDate: '2027-05-01', isRegistrationOpen: true }, sampleTournament]),
    );
    expect(shownNames()).toEqual(['Earlier', 'Été Hardcourt']);
    expect(screen.getAllByText('registration open')).toHaveLength(1);
    expect(watchUpcomingTournaments).toHaveBeenCalledTimes(1);
  });

  it('shows all others where a card fails: what anybody stored is shown to everybody', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    showHome();
    const poisoned = {
      ...sampleTournament,
      ...{ id: 't2', name: 'Poisoned' },
      get image(): never {
        throw new URIError('URI malformed');
      },
    };
    act(() => live.tell([poisoned, sampleTournament]));
    expect(shownNames()).toEqual(['Été Hardcourt']);
  });

  it('marks for organisers what is theirs', () => {
    setSession(signedIn);
    showHome();
    act(() => live.tell([sampleTournament, { ...sampleTournament, id: 't2', organizerUids: ['u2'] }]));
    expect(screen.getAllByText('You organize this tournament')).toHaveLength(1);
  });

  it('marks what is being played now, where the schedule is public', () => {
    const now = new Date();
    const startDate = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
    // One game that lasts all day.
    const playing = {
      ...sampleTournament,
      timeZone: null,
      startDate,
      schedule: { 0: ['m1'] },
      scheduleTimes: { startTimes: ['00:00'], gameLength: 1440, interval: 5, numberOfCourts: 1 },
    };
    showHome();
    act(() =>
      live.tell([
        { ...playing, isSchedulePublic: true },
        { ...playing, id: 't2', name: 'Not shown yet' },
      ]),
    );
    expect(screen.getAllByText('Live')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Live.*Été Hardcourt/ })).toBeInTheDocument();
  });

  describe('the Live badge', () => {
    const at = (time: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2027-06-12T${time}:00-04:00`));
    afterEach(() => jest.restoreAllMocks());
    const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 };
    const groups = {
      ...sampleTournament,
      isSchedulePublic: true,
      schedule: { 0: ['m1', 'm2'] },
      scheduleTimes: times,
    } as unknown as Tournament;
    const { layout } = storedBracket(createBracket('single', ['A', 'B', 'C', 'D'].map(teamId)));
    const bracket = { ...groups, ...layout, isBracketPublic: true, bracketTimes: { ...times, startTimes: ['14:00'] } };
    const isLive = (tournament: Tournament) => {
      act(() => live.tell([tournament]));
      return screen.queryByText('Live') !== null;
    };

    it.each([
      ['08:59', false],
      ['09:05', true],
      ['09:14', true],
      ['09:35', true],
      ['11:00', false],
    ])('of a schedule at %s: %s', (time, expected) => {
      at(time);
      showHome();
      expect(isLive(groups)).toBe(expected);
    });

    it.each([
      ['14:05', true],
      ['14:14', true],
      ['18:00', false],
    ])('of a bracket at %s: %s, while everybody may see it', (time, expected) => {
      at(time);
      showHome();
      expect(isLive(bracket)).toBe(expected);
      expect(isLive({ ...bracket, isBracketPublic: false })).toBe(false);
    });
  });

  describe('the Live badge of games that have a state', () => {
    const at = (seconds: number) => ({ seconds, nanoseconds: 0 });
    const clock = { startedAt: at(1), pausedAt: at(2), playedMs: 0, length: 12 };
    const states: Readonly<Record<string, object>> = {
      'playing': { state: 'playing', ending: '', clock: { ...clock, pausedAt: null } },
      'paused': { state: 'playing', ending: '', clock },
      'called': { state: 'called', ending: '' },
      'finished on the board': { state: 'finished', ending: 'played', clock },
      'a corrected result': { state: 'finished', ending: 'played' },
      'a forfeit': { state: 'finished', ending: 'forfeitByTeam1' },
    };
    afterEach(() => {
      jest.restoreAllMocks();
      readSchedule.mockReset().mockResolvedValue(new Map());
      storedDay.value = null;
      parts.schedule.value = new Map();
    });

    // Nine o'clock is a quarter of an hour before the first game, ten past nine is in the middle of it.
    it.each([
      ['playing', '09:00', true],
      ['paused', '09:00', true],
      // Called teams do not play yet.
      ['called', '09:20', false],
      ['finished on the board', '09:20', false],
      // The court is not run from the board, but its only game is over.
      ['a corrected result', '09:20', false],
      ['a forfeit', '09:20', false],
      // Everything is stopped until ten o'clock.
      ['paused', '09:20', false, '2027-06-12T10:00'],
      ['paused', '10:20', true, '2027-06-12T10:00'],
      ['playing', '09:20', true, '2027-06-12T10:00'],
    ])('is said by the state of the board: %s at %s is %s', async (state, time, expected, resumeAt = '') => {
      storedDay.value = { plan: { courts: {}, starts: {}, closedCourts: [], resumeAt }, announcements: [] };
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2027-06-12T${time}:00-04:00`));
      const read = parseMatches({ m1: { team1Id: 'A', team2Id: 'B', play: { game: 'm1', change: 'c1', ...states[state] } } });
      readSchedule.mockResolvedValue(read.ok ? new Map(read.value) : null);
      // The leading tournament is watched instead of being read from time to time.
      parts.schedule.value = read.ok ? new Map(read.value) : new Map();
      watchSchedule.mockClear();
      showHome();
      const times = { startTimes: ['09:15'], gameLength: 12, interval: 5, numberOfCourts: 1 };
      const schedule = { schedule: { 0: ['m1'] }, scheduleTimes: times } as unknown as Partial<Tournament>;
      await act(async () => live.tell([{ ...sampleTournament, isSchedulePublic: true, ...schedule }]));
      expect(screen.queryByText('Live') !== null).toBe(expected);
      expect(readSchedule.mock.calls.length + watchSchedule.mock.calls.length).toBe(1);
    });

    it('asks for nothing on other days', async () => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-10T09:20:00-04:00'));
      showHome();
      const schedule = { schedule: { 0: ['m1'] } } as unknown as Partial<Tournament>;
      await act(async () => live.tell([{ ...sampleTournament, isSchedulePublic: true, ...schedule }]));
      expect(readSchedule).not.toHaveBeenCalled();
    });
  });

  it('tries again after a failure', async () => {
    showHome();
    act(() => live.fail({ code: 'unavailable' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The tournaments could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(watchUpcomingTournaments).toHaveBeenCalledTimes(2);
    act(() => live.tell([sampleTournament]));
    expect(shownNames()).toEqual(['Été Hardcourt']);
  });
});
