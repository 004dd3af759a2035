import { matchId, teamId, type Match, type MatchId } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchGroupGames, watchGroupStages, watchSchedule, watchTeams } from '../../firebase.testkit';
import { groupsPlanAt, matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { tells, wonGames } from '../../stages/stages.testkit';
import { bring, createEvent, inDays, part, resetWatches, show, type Fail, type Tell } from './my-tournaments.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const stage = 'mainRound11';
const [first, second] = [matchId(`${stage}-m1`), matchId(`${stage}-m2`)];
const match = (id: MatchId, one: string, other: string): Match => ({
  ...{ id, team1Id: teamId(one), team2Id: teamId(other), team1Score: null, team2Score: null },
  ...{ referee: '', hyperlink: '', isTieBreaker: false },
});
const games: ReadonlyMap<MatchId, Match> = new Map([
  [first, match(first, 'a', 'c')],
  [second, match(second, 'b', 'd')],
]);
const planned = groupsPlanAt(stage, { groupCount: 2, firstDay: 0 });
const drawn = groupsPlanAt(stage, {
  ...{ groupCount: 2, firstDay: 0, groups: { '0': ['a', 'c'], '1': ['b', 'd'] }, schedule: { '0': [first, second] } },
  scheduleTimes: { startTimes: ['14:00'], gameLength: 12, interval: 3, numberOfCourts: 1 },
});

let list: ReturnType<typeof resetWatches>;
const tell: Tell = (value) => list.tell(value);

const fails = (_id: string, _onValue: Tell, onError: Fail) => {
  onError({ code: 'unavailable' });
  return () => undefined;
};

/** Shows an event whose first groups are played. */
function showEvent(plans: readonly unknown[] | 'unreadable', stored: unknown = games, fields: object = {}) {
  watchGroupStages.mockImplementation((plans === 'unreadable' ? fails : tells(plans)) as never);
  watchGroupGames.mockImplementation(tells(stored) as never);
  show();
  const days = { startDate: inDays(0), endDate: inDays(1) };
  act(() => tell([createEvent({ ...tournamentAt('schedule', { hasFurtherGroups: true }), ...days, name: 'Cup', ...fields })]));
}
const card = () => within(screen.getByRole('article'));
const actions = () =>
  card()
    .getAllByRole('link', { name: /: Cup$/ })
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'home', 'organizer', 'organizerMine'] }));
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(`${inDays(0)}T14:05:00Z`), doNotFake: ['queueMicrotask'] });
  list = resetWatches();
  watchTeams.mockImplementation(bring(someTeams));
  watchSchedule.mockImplementation(bring(wonGames(matchesAt('schedule'))));
});
afterEach(() => jest.useRealTimers());

describe('My tournaments, of an event with a second group stage', () => {
  it('counts its games, and shows the one that is on', () => {
    showEvent([drawn]);
    expect(card().getByText(/6 of 8 played/)).toBeInTheDocument();
    expect(card().getByRole('link', { name: /Court A/ })).toHaveTextContent(/Team A.*Team C/);
    expect(actions()[0]).toEqual(['Court board: Cup', '/Cup/day']);
  });

  it('says that one of its results waits to be confirmed', () => {
    const clock = { startedAt: Date.now() - 300_000, pausedAt: Date.now() - 60_000, playedMs: 0, length: 12 };
    const play = { state: 'finished', ending: 'played', isConfirmed: false, clock };
    showEvent([drawn], new Map<MatchId, object>(games).set(first, { ...match(first, 'a', 'c'), team1Score: 3, team2Score: 1, play }));
    expect(part('Needs you')).toHaveTextContent(/1 result to confirm/);
  });

  it.each([
    ['planned after the first groups', [planned], games, ['Create Groups: Cup', '/Cup#bracket']],
    ['over, before the bracket', [drawn], wonGames(games), ['Create Bracket: Cup', '/Cup#bracket']],
  ])('leads to what comes next while it is %s', (_when, plans, stored, first) => {
    showEvent(plans, stored);
    expect(actions()[0]).toEqual(first);
  });

  it('leads to the Swiss rounds that are played last', () => {
    const swiss = { scheduleType: 'swissRounds' };
    showEvent([{ ...drawn, ...swiss }], wonGames(games));
    expect(actions()[0]).toEqual(['Next round: Cup', `/Cup#stage-${stage}`]);
    expect(within(part('Needs you')).getByRole('link', { name: 'Next round: Cup' })).toHaveAttribute('href', `/Cup#stage-${stage}`);
  });

  it('leads to no bracket where it can’t be read, says so, and reads it again', async () => {
    jest.useRealTimers();
    showEvent('unreadable', wonGames(games));
    expect(actions().map(([name]) => name)).not.toContain('Create Bracket: Cup');
    watchGroupStages.mockImplementation(tells([drawn]) as never);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(card().getByText(/8 of 8 played/)).toBeInTheDocument();
    expect(actions()[0]).toEqual(['Create Bracket: Cup', '/Cup#bracket']);
  });

  it('asks for its missing results after the event', () => {
    showEvent([drawn], games, { startDate: inDays(-3), endDate: inDays(-2) });
    expect(part('Needs you')).toHaveTextContent(/2 games without a result/);
  });

  it('reads nothing where there is none, nor before the event', () => {
    showEvent([drawn], games, { hasFurtherGroups: false });
    showEvent([drawn], games, { startDate: inDays(20), endDate: inDays(21) });
    expect(watchGroupStages).not.toHaveBeenCalled();
  });
});
