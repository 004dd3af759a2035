import { openGames } from '@courtside/domain';
import { applyResult, storedBracket } from '@courtside/domain/engines';
import { createI18n } from '@courtside/i18n';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  countEntrants,
  sampleTournament,
  setSession,
  signedOut,
  storedInvitations,
  storedMyTeams,
  watchBracket,
  watchDay,
  watchMyInvitations,
  watchMyTeams,
  watchMyTournaments,
  watchSchedule,
  watchTeams,
  watchTournament,
} from '../../firebase.testkit';
import { matchesAt, someBracket, someTeams, tournamentAt } from '../../organizer.testkit';
import { bring, createEvent, inDays, part, resetWatches, show, type Fail, type Tell } from './my-tournaments.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

let list: ReturnType<typeof resetWatches>;
const tell: Tell = (value) => list.tell(value);
const fail: Fail = (error) => list.fail(error);
const rows = (name: string) => [...part(name).querySelectorAll(':scope ol > li')].map(({ textContent }) => textContent);
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'home', 'organizer', 'organizerMine'] }));
beforeEach(() => {
  list = resetWatches();
});

describe('MyTournamentsPage', () => {
  it('asks strangers to sign in and reads nothing', () => {
    setSession(signedOut);
    show();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
    expect(watchMyTournaments).not.toHaveBeenCalled();
  });

  it('loads the reader’s own, and shows those to come by start, and those that are over from the last one on', () => {
    show();
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(watchMyTournaments).toHaveBeenCalledWith('u1', expect.any(Function), expect.any(Function));
    act(() =>
      tell([
        createEvent({ name: 'Later', startDate: inDays(40), endDate: inDays(40) }),
        createEvent({ name: 'Soon', startDate: inDays(9), endDate: inDays(9) }),
        createEvent({ name: 'Long ago', startDate: inDays(-60), endDate: inDays(-60) }),
        createEvent({ name: 'Last month', startDate: inDays(-30), endDate: inDays(-30) }),
      ]),
    );
    expect(names()).toEqual(['Needs you', 'Next', 'Past']);
    expect(rows('Next')).toEqual([expect.stringContaining('Soon'), expect.stringContaining('Later')]);
    expect(
      within(part('Past'))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Last month', 'Long ago']);
    expect(screen.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/Later');
    expect(screen.getAllByText('Not public')).toHaveLength(2);
  });

  it('has a league between two of its days among the next ones, by its next day', () => {
    watchTeams.mockImplementation(bring(someTeams));
    const league = tournamentAt('schedule');
    const days = Object.keys(league.schedule).map((_, index) => 14 * index);
    const scheduleTimes = { ...league.scheduleTimes, days };
    show();
    act(() =>
      tell([
        createEvent({ ...league, scheduleTimes, name: 'League', startDate: inDays(-4), endDate: inDays(60) }),
        createEvent({ ...league, scheduleTimes, name: 'Plays today', startDate: inDays(-14), endDate: inDays(60) }),
        createEvent({ name: 'In a week', startDate: inDays(7), endDate: inDays(7) }),
        createEvent({ name: 'In two weeks', startDate: inDays(14), endDate: inDays(14) }),
      ]),
    );
    expect(rows('Next').map((text) => text?.match(/League|In a week|In two weeks/)?.[0])).toEqual(['In a week', 'League', 'In two weeks']);
    expect(rows('Next')[1]).toContain('in 10 days');
    expect(part('Today')).toHaveTextContent(/Plays today/);
    expect(part('Today')).not.toHaveTextContent(/League/);
  });

  it('names for each one to come what to do next, how far it is, and one way there', () => {
    watchTeams.mockImplementation((id: string, onValue: Tell) => {
      onValue(id === 'Four' ? someTeams.slice(0, 4) : []);
      return () => undefined;
    });
    show();
    const days = { startDate: inDays(20), endDate: inDays(21) };
    act(() =>
      tell([
        createEvent({ name: 'Empty', ...days }),
        createEvent({ name: 'Four', ...days }),
        createEvent({ ...tournamentAt('groups'), name: 'Grouped', ...days }),
        createEvent({ ...tournamentAt('mixer'), name: 'Mixer', ...days, isTournamentPublic: true, isRegistrationOpen: true }),
      ]),
    );
    const steps = screen.getAllByRole('link', { name: /: / }).map((link) => [link.textContent, link.getAttribute('href')]);
    expect(steps).toEqual([
      ['Set up', '/Empty'],
      ['Create Groups', '/Four#groups'],
      ['Create Schedule', '/Grouped#schedule'],
      ['Show players', '/Mixer#players'],
    ]);
    expect(rows('Next')[0]).toContain('No teams yet');
    expect(rows('Next')[2]).toContain('Teams: doneSchedule: begunReferees: not begunVisible to visitors: not begun8 teams');
    expect(rows('Next')[3]).toContain('12 players');
    expect(rows('Next')[0]).toContain('in 3 weeks');
    // A tournament three weeks ahead needs nothing today.
    expect(part('Needs you')).toHaveTextContent('Nothing needs you right now.');
  });

  it('reads one document, or asks for a number, of a tournament to come', async () => {
    countEntrants.mockResolvedValue(5);
    const watches = [watchTeams, watchSchedule, watchBracket, watchDay];
    watches.forEach((watch) => watch.mockClear());
    show();
    const registering = { isTournamentPublic: true, isRegistrationOpen: true, places: 12, startDate: inDays(20), endDate: inDays(20) };
    act(() => tell([createEvent({ name: 'Counted', ...registering, registrationClosesAt: Date.now() + 24 * 60 * 60_000 })]));
    expect(await screen.findByRole('link', { name: 'Extend: Counted' })).toHaveAttribute('href', '/Counted#details');
    expect(screen.getAllByText(/5 of 12 teams/)).toHaveLength(2);
    expect(watches.flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(part('Needs you')).toHaveTextContent('Registration closes tomorrow');
  });

  it('gathers what waits over all tournaments, by deadline', () => {
    watchTeams.mockImplementation(bring(someTeams));
    watchSchedule.mockImplementation(bring(matchesAt('schedule')));
    show();
    act(() =>
      tell([
        createEvent({ name: 'In a week', startDate: inDays(7), endDate: inDays(7) }),
        createEvent({ ...tournamentAt('groups'), name: 'Tomorrow', startDate: inDays(1), endDate: inDays(1) }),
        createEvent({ ...tournamentAt('schedule'), name: 'Yesterday', startDate: inDays(-3), endDate: inDays(-2) }),
        createEvent({ ...tournamentAt('schedule'), name: 'Last month', startDate: inDays(-30), endDate: inDays(-29) }),
      ]),
    );
    const needs = within(part('Needs you'));
    expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '6 games without a resultYesterdayAdd results',
      'The schedule is missingTomorrow · tomorrowCreate Schedule',
      'The groups are not drawnIn a week · in 7 daysCreate Groups',
    ]);
    expect(needs.getByRole('heading')).toHaveTextContent('Needs you');
    expect(needs.getByText('3')).toBeInTheDocument();
    expect(needs.getByRole('link', { name: 'Add results: Yesterday' })).toHaveAttribute('href', '/Yesterday#schedule');
  });

  it('says which could not be checked, and tries them again', async () => {
    watchTeams.mockImplementationOnce((_id, _onValue, onError) => {
      onError?.({ code: 'permission-denied' });
      return () => undefined;
    });
    show();
    act(() => tell([createEvent({ name: 'Closed', startDate: inDays(2), endDate: inDays(2) })]));
    expect(screen.getByRole('alert')).toHaveTextContent('Some tournaments could not be checked.');
    expect(rows('Next')[0]).toContain('Could not be read');
    expect(screen.getByRole('link', { name: 'Overview: Closed' })).toHaveAttribute('href', '/Closed');
    watchTeams.mockImplementation(bring([]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(rows('Next')[0]).toContain('No teams yet');
  });

  it('names who has won those that are over, shows five of them at first, and copies one', async () => {
    let { bracket } = someBracket();
    for (let [game] = openGames(bracket); game !== undefined; [game] = openGames(bracket))
      bracket = applyResult(bracket, game, { team1Score: 3, team2Score: 1 }).bracket;
    const { games, layout } = storedBracket(bracket);
    watchBracket.mockImplementation(bring(games));
    watchTeams.mockImplementation(bring(someTeams));
    show();
    act(() =>
      tell(
        Array.from({ length: 7 }, (_, index) =>
          createEvent({ ...layout, name: `Old ${index}`, startDate: inDays(-30 - index), endDate: inDays(-30 - index) }),
        ),
      ),
    );
    const past = within(part('Past'));
    expect(past.getAllByRole('rowheader')).toHaveLength(5);
    expect(past.getAllByRole('row')[1]).toHaveTextContent(/^Old 0.* 20268 teamsTeam A$/);
    await userEvent.click(past.getByRole('button', { name: 'All 7' }));
    expect(past.getAllByRole('rowheader')).toHaveLength(7);
    await userEvent.click(past.getByRole('button', { name: 'Duplicate Old 3' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Old 3');
  });

  it('shows all others where one fails: anybody may name somebody an organizer of what they have stored', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const poisoned = (name: string, days: number) => ({
      ...createEvent({ name, startDate: inDays(days), endDate: inDays(days) }),
      get groups(): object {
        throw new URIError('URI malformed');
      },
    });
    show();
    act(() =>
      tell([
        createEvent({ name: 'Sound', startDate: inDays(20), endDate: inDays(20) }),
        createEvent({ name: 'Long ago', startDate: inDays(-60), endDate: inDays(-60) }),
        poisoned('Broken', 30),
        poisoned('Broken long ago', -70),
        poisoned('Broken today', 0),
      ]),
    );
    expect(rows('Next')).toEqual([expect.stringContaining('Sound')]);
    expect(
      within(part('Past'))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Long ago']);
    expect(part('Needs you')).toHaveTextContent('Nothing needs you right now.');
  });

  it('says that there is none and how to make one', () => {
    show();
    act(() => tell([]));
    expect(screen.getByRole('link', { name: 'Organize' })).toHaveAttribute('href', '/organize');
    expect(screen.queryByRole('link', { name: 'New tournament' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('shows where the reader plays, with the way to their team, and leaves out what they left', () => {
    storedMyTeams.value = [
      { uid: 'u1', tournamentId: 'played', teamId: 'a', leftAt: null, isConfirmed: true },
      { uid: 'u1', tournamentId: 'left', teamId: 'b', leftAt: 5 },
    ];
    watchTournament.mockImplementation((id: string, onValue: Tell) => {
      onValue({ ...sampleTournament, id, name: `Cup ${id}`, isTournamentPublic: true });
      return () => undefined;
    });
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'You play' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My team in Cup played' })).toHaveAttribute('href', '/played/register');
    expect(screen.queryByText('Cup left')).not.toBeInTheDocument();
    // Before the list that they organize none has loaded.
    act(() => tell([]));
    expect(names().slice(0, 1)).toEqual(['You play']);
    storedMyTeams.value = [];
  });

  it.each([
    ['plays', watchMyTeams],
    ['is invited', watchMyInvitations],
  ])('says that it is not known where the reader %s, rather than that there is nothing, and tries again', async (_what, watched) => {
    watched.mockImplementationOnce((_uid: string, _onValue: unknown, onError: Fail) => {
      onError({ code: 'unavailable' });
      return () => undefined;
    });
    show();
    act(() => tell([]));
    expect(screen.getByRole('alert')).toHaveTextContent('The tournaments could not be loaded.');
    expect(screen.queryByText('You don’t organize a tournament yet')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('You don’t organize a tournament yet')).toBeInTheDocument();
    expect(watchMyTournaments).toHaveBeenCalledTimes(1);
  });

  it('shows first where captains ask the reader into a team, with the way to the answer, and not where they play or have answered', () => {
    const asked = (tournamentId: string, name: string, answer: string | null = null) => ({
      uid: 'u1',
      tournamentId,
      teamId: name,
      name,
      at: 1,
      answer,
    });
    storedInvitations.value = [
      asked('cup', 'Mud Club'),
      asked('two', 'Yaks'),
      asked('two', 'Apes'),
      asked('no', 'Elks', 'declined'),
      asked('played', 'Foxes'),
    ];
    storedMyTeams.value = [{ uid: 'u1', tournamentId: 'played', teamId: 'a', leftAt: null, isConfirmed: true }];
    watchTournament.mockImplementation((id: string, onValue: Tell) => {
      onValue({ ...sampleTournament, id, name: `Cup ${id}`, isTournamentPublic: true });
      return () => undefined;
    });
    show();
    act(() => tell([sampleTournament]));
    expect(names()[0]).toBe('You are invited');
    expect(screen.getByRole('link', { name: 'Answer in Cup cup' })).toHaveAttribute('href', '/cup/register');
    expect(screen.getByText(/Mud Club invites you/)).toBeInTheDocument();
    expect(screen.getByText(/2 teams invite you/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Answer in/ })).toHaveLength(2);
    storedMyTeams.value = [];
    storedInvitations.value = [];
  });

  it('keeps what it has after a failure, and tries again', async () => {
    show();
    act(() => tell([sampleTournament]));
    act(() => fail({ code: 'unavailable' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The tournaments could not be loaded.');
    expect(screen.getByRole('heading', { level: 3, name: 'Été Hardcourt' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(watchMyTournaments).toHaveBeenCalledTimes(2);
  });
});
