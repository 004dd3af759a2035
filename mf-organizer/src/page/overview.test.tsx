import { parseBracketGames } from '@courtside/domain';
import { createBracket as newBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { PageMain } from '@courtside/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { publish, tellConnection, watchStageGames, watchStages } from '../firebase.testkit';
import { BracketsOfScheduleProvider } from '../features/schedule/problems/brackets-of-schedule';
import { ScheduleProvider } from '../games/schedule-context';
import { dataAt, someBracket, someTeams, stageAt, type Stage } from '../organizer.testkit';
import type { TournamentData } from '../workspace/tournament-data';
import { pageWords } from '../words.testkit';
import { Overview } from './overview';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

const stepNames = ['teams', 'registration', 'stages', 'schedule', 'referees', 'publish'] as const;
const showVisitors = { ...createRef<() => void>(), current: () => undefined };
const page = (data: TournamentData) => (
  <MemoryRouter>
    <ScheduleProvider tournament={data.tournament} teams={data.teams} matches={data.matches}>
      <BracketsOfScheduleProvider games={data.games}>
        <Overview data={data} onOpened={() => undefined} showVisitors={showVisitors} />
      </BracketsOfScheduleProvider>
      <section id="teams" tabIndex={-1} />
      <section id="schedule">
        <p data-problem="rest" tabIndex={-1} />
        <p data-problem="referee" data-hard tabIndex={-1} />
      </section>
    </ScheduleProvider>
  </MemoryRouter>
);
const show = (stage: Stage, more: object = {}, data: Partial<TournamentData> = {}) => render(page({ ...dataAt(stage, more), ...data }));
const step = (id: (typeof stepNames)[number]) => document.querySelector<HTMLElement>(`[data-step="${id}"]`) as HTMLElement;
const states = () => stepNames.map((id) => step(id).dataset['state']).join(' ');
const button = (id: (typeof stepNames)[number]) => within(step(id)).getByRole('button', { name: /./ });
const refereed = (data: TournamentData): Partial<TournamentData> => ({
  matches: new Map([...data.matches].map(([id, match]) => [id, { ...match, referee: `Referee of ${id}` }])),
});
const shown = { isTournamentPublic: true, isSchedulePublic: true, isTeamsPublic: true, isGameTimesVisible: true };

beforeAll(pageWords);
beforeEach(() => {
  publish.mockReset().mockResolvedValue(undefined);
  tellConnection('online');
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-01T12:00:00-04:00'));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
});
afterEach(() => jest.restoreAllMocks());

it('a new tournament begins with its teams; what waits says for what and has no button', () => {
  show('teams', {}, { teams: [], entrants: [] });
  expect(states()).toBe('next open waiting waiting waiting waiting');
  expect(step('teams')).toHaveAttribute('aria-current', 'step');
  expect(step('teams')).toHaveTextContent('TeamsNextNo teams yetAdd teams');
  expect(step('registration')).toHaveTextContent('Registration is closed.');
  expect(step('stages')).toHaveTextContent('Groups and bracket: waitsNeeds 4 teams.');
  expect(step('schedule')).toHaveTextContent('Needs the groups.');
  expect(step('publish')).toHaveTextContent('Needs the schedule.');
  expect(within(step('stages')).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('0 of 6 · in 11 days')).toBeInTheDocument();
});

it('as the next step, open registration says when to close it', () => {
  show('teams', { isTournamentPublic: true, isRegistrationOpen: true }, { teams: [], entrants: [] });
  expect(states()).toBe('open next waiting waiting waiting waiting');
  expect(step('registration')).toHaveTextContent('Registration is open for teams of 3 players. Close it once everybody is there.');
});

it.each<[string, Stage, object, string, string]>([
  ['teams', 'teams', {}, 'done done next waiting waiting waiting', 'Create Groups'],
  ['a mixer before the draw', 'mixer', {}, 'next open waiting waiting waiting waiting', 'Draw teams'],
  ['groups', 'groups', {}, 'done done done next waiting waiting', 'Create Schedule'],
  ['a schedule of its own', 'schedule', {}, 'done done done done open next', 'Publish'],
  ['a public schedule', 'schedule', shown, 'done done done done next done', 'Referees'],
])('%s: the next step has the one green button', (_name, stage, more, expected, label) => {
  show(stage, more, stage === 'mixer' ? { teams: [], entrants: [] } : {});
  expect(states()).toBe(expected);
  const next = step(stepNames[expected.split(' ').indexOf('next')] ?? 'teams');
  expect(within(next).getByRole('button', { name: label })).toBeInTheDocument();
});

it('says where each step is in one line', () => {
  show('schedule', { isTournamentPublic: true, isTeamsPublic: true });
  expect(step('teams')).toHaveTextContent('8 teams');
  expect(step('registration')).toHaveTextContent('Registration is closed: there are groups.');
  expect(step('stages')).toHaveTextContent('2 groups of 4.');
  expect(step('schedule')).toHaveTextContent('6 games · 2 days · 2 courts');
  expect(step('referees')).toHaveTextContent('0 of 6 games have a referee.');
  expect(step('publish')).toHaveTextContent('Not yet: Schedule and Top scorers.');
});

it('counts the games of further brackets among those that have a referee', () => {
  const named = <Game,>(games: ReadonlyMap<string, Game>) => new Map([...games].map(([id, game]) => [id, { ...game, referee: 'Team H' }]));
  const stage = 'challenger1';
  const further = storedBracket(
    withStageIds(
      newBracket(
        'single',
        someTeams.slice(0, 4).map(({ id }) => id),
      ),
      stage,
    ),
  );
  const parsed = parseBracketGames(Object.fromEntries(further.games));
  watchStages.mockImplementation(((_id: string, onValue: (value: unknown, meta: object) => void) => {
    onValue([stageAt(stage, further.layout)], { fromCache: false, pending: false });
    return () => undefined;
  }) as never);
  watchStageGames.mockImplementation(((_id: string, _stage: string, onValue: (value: unknown, meta: object) => void) => {
    onValue(parsed.ok ? parsed.value : null, { fromCache: false, pending: false });
    return () => undefined;
  }) as never);
  const { games } = someBracket();
  const more = { ...shown, ...createBracket(), isBracketPublic: true, hasStages: true };
  show('schedule', more, { ...refereed(dataAt('schedule')), games: named(games) as never });
  expect(step('referees')).toHaveTextContent(`${6 + games.size} of ${6 + games.size + 4} games have a referee.`);
  expect(step('referees').dataset['state']).toBe('next');
});

it('says where the referee of a bracket game is named, once those of the schedule are', () => {
  const bracketOnly = { ...shown, ...createBracket(), isBracketPublic: true };
  const { games } = someBracket();
  const { unmount } = show('teams', bracketOnly, { games });
  expect(step('referees')).toHaveTextContent(`0 of ${games.size} games have a referee. Press a game of the bracket to name its referee.`);
  expect(button('referees')).toHaveTextContent('Show bracket');
  unmount();
  show('schedule', bracketOnly, { games });
  expect(step('referees')).not.toHaveTextContent('Press a game of the bracket');
});

it('opens the dialog that does the step, and leads to what is done', async () => {
  show('teams');
  await userEvent.click(button('stages'));
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Create Groups');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(button('teams'));
  expect(document.getElementById('teams')).toHaveFocus();
});

it('publishes all that is made in one go, says when that failed beside the button, and can be tried again', async () => {
  publish.mockRejectedValueOnce(new Error('no'));
  show('schedule', { ...createBracket(), isTournamentPublic: true }, { games: someBracket().games });
  await userEvent.click(button('publish'));
  expect(publish).toHaveBeenLastCalledWith('t1', ['teams', 'schedule', 'gameTimes', 'bracket']);
  expect(await within(step('publish')).findByRole('alert')).toHaveTextContent('It was not published.');
  await userEvent.click(within(step('publish')).getByRole('button', { name: 'Publish' }));
  expect(publish).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(within(step('publish')).queryByRole('alert')).not.toBeInTheDocument());
});

it('asks before publishing opens the tournament for ever, and needs a network for it', async () => {
  show('schedule');
  await userEvent.click(button('publish'));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('everybody sees: Teams, Schedule and Game times.');
  expect(question).toHaveTextContent('This can’t be undone.');
  act(() => tellConnection('offline'));
  await userEvent.click(within(question).getByRole('button', { name: 'Publish' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent('There is no network.');
  expect(publish).not.toHaveBeenCalled();
});

it.each([
  ['on a day of play', 'schedule', shown, '2027-06-12T10:00:00-04:00', {}],
  ['once all is done', 'schedule', shown, '2027-06-01T12:00:00-04:00', refereed(dataAt('schedule'))],
] as const)('%s it begins as one line', async (_name, stage, more, now, data) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  show(stage, more, data);
  const fold = screen.getByRole('button', { name: 'The way to the first game' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(step('teams')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Visitors see' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Now: Details, Teams, Schedule and Game times.')).toBeVisible();
  await userEvent.click(fold);
  expect(step('teams')).toBeVisible();
});

it.each([
  ['ahead of it', '2027-06-01T12:00:00-04:00', 'true', '5 of 6 · in 11 days'],
  ['on a day of play', '2027-06-12T10:00:00-04:00', 'false', '5 of 6 · 4 clashes'],
])('does not say that all is ready while games can’t be played as planned, %s', async (_name, now, isOpen, line) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const data = dataAt('schedule', shown);
  // One team is the referee of two games at the same time, one of which it plays.
  show('schedule', shown, { matches: new Map([...data.matches].map(([id, match]) => [id, { ...match, referee: 'Team A' }])) });
  const fold = screen.getByRole('button', { name: 'The way to the first game' });
  expect(fold).toHaveAttribute('aria-expanded', isOpen);
  expect(screen.getByText(line)).toBeVisible();
  expect(states()).toBe('done done done open done done');
  expect(step('schedule')).toHaveTextContent('6 games · 2 days · 2 courts · 4 clashes');
  if (isOpen === 'false') await userEvent.click(fold);
  await userEvent.click(button('schedule'));
  expect(document.querySelector('#schedule [data-hard]')).toHaveFocus();
});

it('what is done meanwhile folds nothing, and the button keeps its place and the focus', () => {
  const { rerender } = show('groups');
  const focused = within(step('schedule')).getByRole('button');
  act(() => focused.focus());
  const done = dataAt('schedule', shown);
  rerender(page({ ...done, ...refereed(done) }));
  expect(states()).toBe('done done done done done done');
  expect(within(step('schedule')).getByRole('button', { name: 'Show schedule' })).toBe(focused);
  expect(focused).toHaveFocus();
  expect(step('teams')).toBeVisible();
});

it('a step that falls back to waiting loses its button, and keeps the focus in its row', async () => {
  const inPage = (data: TournamentData) => (
    <PageMain address="/t1" entry="1">
      {page(data)}
    </PageMain>
  );
  const { rerender } = render(inPage(dataAt('teams')));
  act(() => button('stages').focus());
  rerender(inPage({ ...dataAt('teams'), teams: [], entrants: [] }));
  expect(within(step('stages')).queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(step('stages')).toHaveFocus());
});

function createBracket() {
  return { bracket: { upper: { round1: ['g1'] } }, bracketType: 'single' };
}

it('once the event is over there is no way to its first game, but what visitors see', () => {
  const { unmount } = show('schedule', { ...shown, startDate: '2020-06-01', endDate: '2020-06-01' });
  expect(screen.queryByRole('button', { name: /^The way to the first game/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Visitors see/ })).toBeInTheDocument();
  unmount();
  show('schedule', shown);
  expect(screen.getByRole('button', { name: /^The way to the first game/ })).toBeInTheDocument();
});
