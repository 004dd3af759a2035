import { openGames, parseBracketGames } from '@courtside/domain';
import { applyResult, createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { createI18n } from '@courtside/i18n';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleTournament, watchBracket, watchSchedule, watchStageGames, watchStages, watchTeams } from '../../firebase.testkit';
import { matchesAt, someBracket, someTeams, stageAt, tournamentAt } from '../../organizer.testkit';
import { bring, createEvent, inDays, part, resetWatches, show, type Fail, type Tell } from './my-tournaments.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'home', 'organizer', 'organizerMine'] }));
let list: ReturnType<typeof resetWatches>;
const tell: Tell = (value) => list.tell(value);
beforeEach(() => {
  list = resetWatches();
});

const timesFrom = (start: string) => ({ startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: 1 });
const parsed = (games: object) => {
  const read = parseBracketGames(games);
  if (!read.ok) throw new Error('not parsed');
  return read.value;
};

/** A bracket whose games are all played. */
const played = (() => {
  let { bracket } = someBracket();
  for (let [game] = openGames(bracket); game !== undefined; [game] = openGames(bracket))
    bracket = applyResult(bracket, game, { team1Score: 3, team2Score: 1 }).bracket;
  return storedBracket(bracket);
})();

describe('TodayCard', () => {
  it('shows the courts of today with their games, each the way to its board', () => {
    jest.useFakeTimers({ now: Date.parse(`${inDays(0)}T09:06:00Z`), doNotFake: ['queueMicrotask'] });
    watchTeams.mockImplementation(bring(someTeams));
    const playing = {
      state: 'playing',
      ending: 'played',
      isConfirmed: false,
      clock: { startedAt: Date.now() - 5 * 60_000, pausedAt: null, playedMs: 0, length: 12 },
    };
    watchSchedule.mockImplementation((_id: string, onValue: Tell) => {
      const matches = new Map<string, object>(matchesAt('schedule'));
      matches.set('m0', { ...matches.get('m0'), team1Score: 2, team2Score: 1, play: playing });
      onValue(matches);
      return () => undefined;
    });
    show();
    act(() => tell([createEvent({ ...tournamentAt('schedule'), name: 'Cup', startDate: inDays(0), endDate: inDays(1), timeZone: 'UTC' })]));
    const cup = within(screen.getByRole('article'));
    expect(cup.getByText('Live')).toBeInTheDocument();
    expect(cup.getByText('Day 1 of 2 · 0 of 6 played')).toBeInTheDocument();
    const courts = within(cup.getByRole('list', { name: 'Courts of Cup' })).getAllByRole('link');
    expect(courts.map((link) => link.getAttribute('href'))).toEqual(['/Cup/day?court=A', '/Cup/day?court=B']);
    expect(courts[0]).toHaveTextContent('Court A5 minTeam A2Team B1');
    expect(courts[1]).toHaveTextContent('Court B6 minTeam C–Team D–');
    expect(screen.getByRole('link', { name: 'Court board: Cup' })).toHaveAttribute('href', '/Cup/day');
    jest.useRealTimers();
  });

  it.each([
    ['groups, of a bracket that comes next', {}, ['Create Bracket: Cup', 'Court board: Cup', 'Overview: Cup'], '/Cup#bracket'],
    [
      'all games, of the page of the tournament',
      { ...played.layout, bracketTimes: timesFrom('15:00') },
      ['Overview: Cup', 'Court board: Cup'],
      '/Cup',
    ],
  ])('after the last game of %s', (_what, fields, links, first) => {
    watchTeams.mockImplementation(bring(someTeams));
    watchSchedule.mockImplementation(
      bring(new Map([...matchesAt('schedule')].map(([id, match]) => [id, { ...match, team1Score: 2, team2Score: 1 }]))),
    );
    watchBracket.mockImplementation(bring(parsed(Object.fromEntries(played.games))));
    show();
    act(() => tell([createEvent({ ...tournamentAt('schedule'), ...fields, name: 'Cup', startDate: inDays(0), endDate: inDays(0) })]));
    const shown = within(screen.getByRole('article')).getAllByRole('link', { name: /: Cup$/ });
    expect(shown.map((link) => link.getAttribute('aria-label'))).toEqual(links);
    expect(shown[0]).toHaveAttribute('href', first);
  });

  describe('of an event with a further bracket', () => {
    const ids = someTeams.map(({ id }) => id);
    const a = storedBracket(createBracket('single', ids.slice(0, 4)));
    const b = storedBracket(withStageIds(createBracket('single', ids.slice(4)), 'b'));
    const playOf = (game: string, more: object) => ({ game, change: 'c', ending: '', isConfirmed: false, ...more });
    const secondsAgo = (seconds: number) => ({ seconds: Math.floor(Date.now() / 1000) - seconds, nanoseconds: 0 });
    const clockTo = (ended: number | null) => ({
      ...{ startedAt: secondsAgo(300), pausedAt: ended === null ? null : secondsAgo(ended) },
      ...{ playedMs: 0, length: 12 },
    });
    const secondGames = (more: object) => {
      const [first] = [...b.games.keys()];
      return parsed(Object.fromEntries([...b.games].map(([id, one]) => [id, id === first ? { ...one, play: playOf(id, more) } : one])));
    };
    /** As the server has it. */
    const bringStored = (value: unknown) =>
      ((...args: readonly unknown[]) => {
        const onValue = args.find((one) => typeof one === 'function') as (value: unknown, meta: object) => void;
        onValue(value, { fromCache: false, pending: false });
        return () => undefined;
      }) as never;
    const bringGames = (games: unknown) => watchStageGames.mockImplementation(bringStored(games));
    const plans = [stageAt('b', { name: 'B bracket', ...b.layout, bracketTimes: timesFrom('09:00') })];
    const showEvent = (fields: object = {}) => {
      show();
      const event = { ...tournamentAt('groups', { ...a.layout, bracketTimes: timesFrom('15:00'), hasStages: true }), ...fields };
      act(() => tell([createEvent({ ...event, name: 'Cup', startDate: inDays(0), endDate: inDays(0), timeZone: 'UTC', ...fields })]));
    };
    beforeEach(() => {
      jest.useFakeTimers({ now: Date.parse(`${inDays(0)}T09:06:00Z`), doNotFake: ['queueMicrotask'] });
      watchTeams.mockImplementation(bring(someTeams));
      watchBracket.mockImplementation(bring(parsed(Object.fromEntries(a.games))));
      watchStages.mockImplementation(bringStored(plans));
      bringGames(secondGames({ state: 'playing', clock: clockTo(null) }));
    });
    afterEach(() => jest.useRealTimers());

    it('has its games on the courts of today, with the name of their bracket, and counts them', () => {
      showEvent();
      const cup = within(screen.getByRole('article'));
      expect(cup.getByText('Live')).toBeInTheDocument();
      expect(cup.getByText('0 of 8 played')).toBeInTheDocument();
      expect(cup.getByRole('link', { name: /Court A/ })).toHaveTextContent(/B bracket.*Team E.*Team H/);
    });

    it('says that one of its results waits to be confirmed', () => {
      bringGames(secondGames({ state: 'finished', ending: 'played', clock: clockTo(60) }));
      showEvent();
      expect(part('Needs you')).toHaveTextContent(/1 result to confirm/);
    });

    it('has the other games where it can’t be read, says so, and reads it again', async () => {
      jest.useRealTimers();
      const fails = ((_id: string, _onValue: Tell, onError: Fail) => {
        onError({ code: 'unavailable' });
        return () => undefined;
      }) as never;
      watchStages.mockImplementation(fails);
      showEvent();
      expect(within(screen.getByRole('article')).getByText(/^0 of 4 played$/)).toBeInTheDocument();
      watchStages.mockImplementation(bringStored(plans));
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(within(screen.getByRole('article')).getByText(/^0 of 8 played$/)).toBeInTheDocument();
    });

    it('is not asked for where there is none, nor before the event', () => {
      showEvent({ hasStages: false });
      showEvent({ startDate: inDays(20), endDate: inDays(20) });
      expect(watchStages).not.toHaveBeenCalled();
    });
  });

  it('leads to the board of those that have games today', () => {
    show();
    const schedule = { 0: ['m1'] };
    const played = { startDate: inDays(0), endDate: inDays(0), timeZone: 'UTC', schedule };
    act(() =>
      tell([
        { ...sampleTournament, id: 'b', name: 'Today', ...played },
        { ...sampleTournament, id: 'a', name: 'Without games', ...played, schedule: {} },
        { ...sampleTournament, id: 'c', name: 'Long ago', ...played, startDate: '2020-01-01', endDate: '2020-01-02' },
      ]),
    );
    expect(screen.getAllByRole('link', { name: /^Court board/ }).map((link) => link.getAttribute('href'))).toEqual(['/b/day']);
  });
});
