import { playerId, type Profile, type Tournament } from '@courtside/domain';
import { defaultShuffle } from '@courtside/domain/shuffle';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CommandFailure,
  recordShuffleResult,
  sampleTournament,
  saveShuffleRound,
  setPlayerAway,
  setShufflePublic,
  storedShuffle,
  watchShuffle,
} from '../../firebase.testkit';
import { pageWords } from '../../words.testkit';
import type { TournamentData } from '../../workspace/tournament-data';
import { ShuffleSection } from './shuffle-section';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));
jest.setTimeout(60_000);

const gone = playerId('g'.repeat(28));
const zoe = playerId('z'.repeat(28));
const profiles = new Map([[zoe as string, { id: zoe, name: 'zoé', skill: 8 } as unknown as Profile]]);
const players = [zoe, ...Array.from({ length: 7 }, (_, index) => playerId(`PLAYER ${index + 2}`))];
const round = '2027-06-12T10:00 0.1.2 3.4.5;6.7';
const createData = (change: Partial<Tournament>): TournamentData =>
  ({
    tournament: { ...sampleTournament, tournamentType: 'MIXER', hasShuffle: true, playerIds: players, ...change },
    profiles,
  }) as unknown as TournamentData;
const openHistory = jest.fn();
const show = (stored: object = {}, change: Partial<Tournament> = {}) => {
  storedShuffle.value = { ...defaultShuffle, players: [], away: [], rounds: [], results: {}, ...stored };
  return render(<ShuffleSection data={createData(change)} readOnly={false} openHistory={openHistory} />);
};
/** Opens the menu and returns what it offers. */
const listTools = async () => {
  await userEvent.click(button('More tools for the shuffle'));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeAll(pageWords);
beforeEach(() => {
  for (const command of [recordShuffleResult, saveShuffleRound, setPlayerAway, setShufflePublic])
    command.mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('a round is previewed, drawn again, and drawn as it was shown', async () => {
  show();
  await userEvent.click(button('Draw round 1'));
  const dialog = screen.getByRole('dialog');
  const status = () => within(dialog).getAllByRole('status').at(-1)!;
  // The dialog is there before the draw, which takes a while with many players.
  expect(status()).toHaveTextContent('Drawing…');
  expect(button('Use this draw')).toBeDisabled();
  await screen.findByText(/^Draw 1/);
  expect(status()).toHaveTextContent(/^Draw 1: 1 game\. Largest difference of skill in a game: \d+\.$/);
  expect(within(dialog).getByText(/^Rest: /)).toBeInTheDocument();
  expect(within(dialog).getByText('7 players without a skill count as 5.')).toBeInTheDocument();
  await userEvent.click(button('Draw again'));
  await screen.findByText(/^Draw 2/);
  expect(button('Use this draw')).toBeEnabled();
  const shown = within(dialog)
    .getAllByRole('list')
    .filter((list) => list.tagName === 'UL')
    .map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    );
  await userEvent.click(button('Use this draw'));
  const [, number, plan] = saveShuffleRound.mock.calls[0] as unknown as [
    string,
    number,
    { teams: string[][]; resting: string[]; start: string },
  ];
  expect([number, plan.start]).toEqual([1, '10:00']);
  expect(plan.teams.map((team) => team.map((id) => (id === zoe ? 'Zoé' : id)))).toEqual(shown);
  expect([...plan.teams.flat(), ...plan.resting].sort()).toEqual([...players].sort());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a round that another organizer has drawn in the meantime is not drawn twice', async () => {
  saveShuffleRound.mockRejectedValue(new CommandFailure('conflict', 'Round 1 is the last one by now.'));
  show();
  await userEvent.click(button('Draw round 1'));
  await screen.findByText(/^Draw 1/);
  await userEvent.click(button('Use this draw'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The shuffle was not changed/);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('with too few players it says how many a game needs', () => {
  show({ away: players.slice(0, 3) });
  expect(button('Draw round 1')).toBeDisabled();
  expect(screen.getByText('A game needs 6 players who are there.')).toBeInTheDocument();
});

it('after the last possible round it says so, before the press', () => {
  show({ players, rounds: Array.from({ length: 60 }, () => round) });
  expect(button('Draw round 60')).toBeDisabled();
  expect(screen.getByText('A shuffle has at most 60 rounds.')).toBeInTheDocument();
});

it('after the last day, another round is still possible, but no longer the first thing to do', () => {
  const { unmount } = show({ players, rounds: [round] });
  const before = button('Draw round 2').className;
  unmount();
  show({ players, rounds: [round] }, { startDate: '2020-06-12', endDate: '2020-06-12' });
  expect(button('Draw round 2')).toBeEnabled();
  expect(button('Draw round 2').className).not.toBe(before);
});

it('a game without a result stays in sight when the next round is drawn; before the first result there is no table', () => {
  show({ players, rounds: [round, '2027-06-12T11:00/1/17 0.1.2 3.4.5;6.7'] });
  expect(screen.getByRole('heading', { name: /^Round 1.*, still open$/ })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Result: / })).toHaveLength(2);
  expect(screen.queryByText('Earlier rounds')).not.toBeInTheDocument();
  expect(screen.getByText('The table begins with the first result.')).toBeInTheDocument();
});

it('a later draw says who plays together again; without any skill it says nothing of skills', async () => {
  show({ players, away: [zoe], rounds: [round] });
  await userEvent.click(button('Draw round 2'));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/^Draw 1/)).toHaveTextContent(/^Draw 1: 1 game\. (No one plays|\d+ pairs? plays? together)/);
  expect(dialog.queryByText(/difference of skill|^skill \d/)).not.toBeInTheDocument();
  expect(dialog.queryByText(/without a skill/)).not.toBeInTheDocument();
});

it('its tools say what they change', async () => {
  show();
  expect(await listTools()).toEqual(['Change rules', 'History', 'Remove shuffle']);
});

it('it gets the focus if the user has just added it, once it is there', () => {
  const { unmount } = show();
  const section = () => screen.getByRole('region', { name: 'Shuffle' });
  expect(section()).not.toHaveFocus();
  unmount();
  const data = createData({});
  const { rerender } = render(<ShuffleSection data={data} readOnly={false} openHistory={openHistory} />);
  rerender(<ShuffleSection data={data} readOnly={false} openHistory={openHistory} isAdded />);
  expect(section()).toHaveFocus();
});

it('results are typed for each game, the table follows, and a round with a result stays', async () => {
  show({ players, rounds: [round] });
  expect(screen.getByText('Rest: PLAYER 7 and PLAYER 8.')).toBeInTheDocument();
  expect(await listTools()).toEqual(['Change rules', 'History', 'Remove round 1']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button(/^Result: Zoé, PLAYER 2 and PLAYER 3/));
  await userEvent.type(screen.getByLabelText(/^Goals of Zoé/), '3');
  expect(button('Save')).toBeDisabled();
  await userEvent.type(screen.getByLabelText(/^Goals of PLAYER 4/), '1');
  await userEvent.click(button('Save'));
  expect(recordShuffleResult).toHaveBeenCalledWith(sampleTournament.id, '1-1', [3, 1], null, expect.any(Array));
});

it('a played round shows its result and the table, and can be corrected', async () => {
  show({ players, rounds: [round], results: { '1-1': '3-1' }, away: ['PLAYER 8'] });
  expect(await listTools()).toEqual(['Change rules', 'History']);
  await userEvent.keyboard('{Escape}');
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/^1 Zoé 1 1 \+2 3/)).toBeInTheDocument();
  expect(row(/^6 PLAYER 4/)).toHaveTextContent('−2');
  expect(row(/PLAYER 8/)).toHaveTextContent('not there');
  await userEvent.click(button(/^Correct: /));
  await userEvent.click(button('Remove the result'));
  expect(recordShuffleResult).toHaveBeenCalledWith(sampleTournament.id, '1-1', null, [3, 1], expect.any(Array));
});

it('players leave by a switch, and visitors see it by another', async () => {
  show({ players, rounds: [round] });
  await userEvent.click(button('Who is there'));
  await userEvent.click(screen.getByRole('switch', { name: 'PLAYER 8' }));
  expect(setPlayerAway).toHaveBeenCalledWith(sampleTournament.id, 'PLAYER 8', true);
  // A late player is added above the long list of the others.
  const late = screen.getByLabelText('Player who came late');
  expect(late.compareDocumentPosition(screen.getByRole('switch', { name: 'Zoé' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.type(screen.getByLabelText('Player who came late'), 'zoé');
  expect(screen.getByText('There is a player of that name.')).toBeInTheDocument();
  await userEvent.click(button('Done'));
  await userEvent.click(screen.getByRole('switch', { name: 'Visitors see it' }));
  expect(setShufflePublic).toHaveBeenCalledWith(sampleTournament.id, true);
  await userEvent.click(button('More tools for the shuffle'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'History' }));
  expect(openHistory).toHaveBeenCalledTimes(1);
});

it('an account has a placeholder while profiles are read, and no id if it was deleted', () => {
  const stored = { ...defaultShuffle, players: [gone, ...players], away: [], rounds: ['2027-06-12T10:00/1/17 0.1.2 3.4.5;'], results: {} };
  storedShuffle.value = stored;
  const data = createData({ playerIds: [gone, ...players] });
  const section = (isReadingProfiles: boolean) => (
    <ShuffleSection data={{ ...data, isReadingProfiles }} readOnly={false} openHistory={openHistory} />
  );
  const { rerender } = render(section(true));
  expect(button(/^Result: …, Zoé and/)).toBeInTheDocument();
  rerender(section(false));
  expect(button(/^Result: Unknown player, Zoé and/)).toBeInTheDocument();
  expect(screen.queryByText(gone)).not.toBeInTheDocument();
});

it('one that is being read says so', () => {
  watchShuffle.mockImplementationOnce(() => () => undefined);
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('one that can’t be read says so, and offers no reading again, which would not help', () => {
  show({ rounds: ['soon'] });
  expect(screen.getByText('The shuffle could not be read.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('one that could not be loaded is read again', async () => {
  watchShuffle.mockImplementationOnce((_id, _onValue, onError) => {
    onError?.(new Error('unavailable'));
    return () => undefined;
  });
  show();
  await userEvent.click(button('Try again'));
  expect(screen.queryByText('The shuffle could not be read.')).not.toBeInTheDocument();
  expect(button('Draw round 1')).toBeInTheDocument();
});
