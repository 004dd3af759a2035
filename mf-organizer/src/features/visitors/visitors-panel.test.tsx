import { ToastRegion } from '@courtside/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setVisibility } from '../../firebase.testkit';
import { tournamentAt } from '../../organizer.testkit';
import { pageWords } from '../../words.testkit';
import { VisitorsPanel } from './visitors-panel';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const bracket = { bracket: { upper: { round1: ['g1'] } }, bracketType: 'single' };
const panel = (tournament: ReturnType<typeof tournamentAt>) => (
  <VisitorsPanel tournament={tournament} isOpen onFold={() => undefined} open={<button>open it</button>} />
);
const rows = () => within(screen.getByRole('list', { name: 'What visitors see' })).getAllByRole('listitem');
const sentence = () => screen.getByRole('heading', { level: 2 }).nextSibling?.textContent;

beforeAll(pageWords);
beforeEach(() => {
  setVisibility.mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it.each([
  [
    'a new one',
    tournamentAt('teams'),
    ['Teams'],
    'Nothing yet: only organizers see this tournament. Once it is open: Details. Not yet: Teams.',
  ],
  ['a mixer', tournamentAt('mixer', { isTournamentPublic: true }), ['Players', 'Teams'], 'Now: Details. Not yet: Players and Teams.'],
  [
    'groups',
    tournamentAt('groups', { isTournamentPublic: true, isTeamsPublic: true }),
    ['Teams', 'Groups'],
    'Now: Details and Teams. Not yet: Groups.',
  ],
  [
    'a plan, all shown',
    tournamentAt('schedule', {
      ...bracket,
      isTournamentPublic: true,
      isTeamsPublic: true,
      isSchedulePublic: true,
      isBracketPublic: true,
      isScorersPublic: true,
      isGameTimesVisible: true,
    }),
    ['Teams', 'Schedule', 'Game times', 'Bracket', 'Top scorers'],
    'Now: Details, Teams, Schedule, Game times, Bracket and Top scorers. ',
  ],
])('says what visitors see, with a switch for each part that exists: %s', (_name, tournament, switches, said) => {
  render(panel(tournament));
  expect(screen.getAllByRole('switch').map((one) => one.querySelector('.name')?.textContent)).toEqual(switches);
  expect(sentence()).toBe(said);
});

it('says of a part that is missing what it waits for, and of an open tournament that it stays open', () => {
  const { rerender } = render(panel(tournamentAt('teams')));
  expect(rows().map((row) => row.textContent)).toEqual([
    'The tournamentopen it',
    'Teams Not public',
    'GroupsNot made yet',
    'ScheduleNot made yet',
    'Game timesWith the games',
    'BracketNot made yet',
  ]);
  rerender(panel(tournamentAt('teams', { isTournamentPublic: true })));
  expect(rows()[0]).toHaveTextContent('Public for good');
});

it('shows a part at once, says when that failed beside it, and tries again', async () => {
  setVisibility.mockRejectedValueOnce(new Error('no'));
  render(panel(tournamentAt('schedule', { isTournamentPublic: true })));
  const row = () => screen.getByRole('switch', { name: 'Schedule' }).closest('li') as HTMLElement;
  await userEvent.click(screen.getByRole('switch', { name: 'Schedule' }));
  expect(setVisibility).toHaveBeenLastCalledWith('t1', 'schedule', true);
  expect(await within(row()).findByRole('alert')).toHaveTextContent('Something went wrong updating the visibility!');
  await userEvent.click(within(row()).getByRole('button', { name: 'Try again' }));
  expect(setVisibility).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(within(row()).queryByRole('alert')).not.toBeInTheDocument());
});

it('names the part where a refusal comes after the panel has gone', async () => {
  let refuse = (): void => undefined;
  setVisibility.mockReturnValueOnce(new Promise((_, reject) => (refuse = () => reject(new Error('no')))));
  render(<ToastRegion label="Messages" dismissLabel="Close" />);
  const { unmount } = render(panel(tournamentAt('schedule', { isTournamentPublic: true })));
  await userEvent.click(screen.getByRole('switch', { name: 'Schedule' }));
  unmount();
  refuse();
  expect(await screen.findByText('Not saved: “Schedule – Public”')).toBeVisible();
});

it('keeps the focused switch while others change the rest', async () => {
  const { rerender } = render(panel(tournamentAt('groups')));
  const teams = screen.getByRole('switch', { name: 'Teams' });
  act(() => teams.focus());
  rerender(panel(tournamentAt('schedule', { ...bracket, isTournamentPublic: true, isTeamsPublic: true })));
  expect(screen.getByRole('switch', { name: 'Teams' })).toBe(teams);
  expect(teams).toHaveFocus();
  expect(teams).toBeChecked();
});
