import { playerId, type Tournament } from '@courtside/domain';
import { defaultShuffle } from '@courtside/domain/shuffle';
import { createI18n } from '@courtside/i18n';
import { act, screen, within } from '@testing-library/react';
import { readProfiles, setSession, signedIn, storedShuffle, watchShuffle } from '../../firebase.testkit';
import { sections, setUpVisit, show } from './public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

const me = playerId('m'.repeat(28));
const players = [me, ...Array.from({ length: 6 }, (_, index) => `PLAYER ${index + 2}`)];
const mixer = { tournamentType: 'MIXER', hasShuffle: true, isShufflePublic: true, playerIds: players } as unknown as Partial<Tournament>;
const stored = {
  ...defaultShuffle,
  ...{ players, away: [], courts: 2 },
  rounds: ['2027-06-12T10:00 0.1.2 3.4.5;6', '2027-06-12T10:20 3.0.6 1.4.5;2'],
  results: { '1-1': '3-1' },
};

beforeAll(() =>
  createI18n({
    language: 'en',
    namespaces: ['common', 'tournament', 'home', 'schedule', 'standings', 'bracket', 'team', 'after', 'shuffle'],
  }),
);
beforeEach(() => {
  watchShuffle.mockClear();
  storedShuffle.value = stored;
  readProfiles.mockResolvedValue(new Map([[me, { id: me, name: 'ida' }]]) as never);
});

const open = async (fields: Partial<Tournament> = mixer) => {
  await show(fields);
  // The code of shuffles is fetched for the first page that shows one.
  await act(() => import('./shuffle/shuffle-code'));
  await act(async () => undefined);
};
const region = () => screen.findByRole('region', { name: 'Shuffle' });

it('a page asks for no shuffle before it is shown to visitors', async () => {
  await open({ ...mixer, isShufflePublic: false });
  expect(watchShuffle).not.toHaveBeenCalled();
  expect(sections()).not.toContain('Shuffle');
});

it('shows the present round first, the table, and the earlier rounds folded', async () => {
  await open();
  const shuffle = within(await region());
  expect(shuffle.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Round 2');
  const game = shuffle.getByRole('listitem', { name: /^Game 1, 10:20, court A: PLAYER 4, Ida and PLAYER 7 against/ });
  expect(game).not.toHaveAttribute('data-mine');
  expect(shuffle.getByText('PLAYER 3 rests.')).toBeInTheDocument();
  expect(shuffle.getByText('Earlier rounds').closest('details')).not.toHaveAttribute('open');
  expect(sections()[0]).toBe('Shuffle');
});

it('marks the row and the game of the player who is signed in', async () => {
  setSession({ ...signedIn, uid: me } as never);
  await open({ ...mixer, startDate: '2027-06-12', endDate: '2027-06-12' });
  const shuffle = within(await region());
  expect(shuffle.getByText('You play at 10:20 on court A')).toBeInTheDocument();
  expect(shuffle.getByText('With PLAYER 4 and PLAYER 7')).toBeInTheDocument();
  expect(shuffle.getByText('Against PLAYER 2, PLAYER 5 and PLAYER 6')).toBeInTheDocument();
  expect(shuffle.getByRole('row', { name: /Ida/ })).toHaveAttribute('data-mine');
});

it('an account has a placeholder while its profile is read, and no id if it was deleted', async () => {
  let settle: (found: ReadonlyMap<string, unknown>) => void = () => undefined;
  readProfiles.mockReturnValue(new Promise((resolve) => (settle = resolve)) as never);
  await open();
  const shuffle = within(await region());
  expect(shuffle.getByRole('row', { name: /…/ })).toBeInTheDocument();
  expect(shuffle.queryByText(me)).not.toBeInTheDocument();
  await act(async () => settle(new Map()));
  expect(shuffle.getByRole('row', { name: /Unknown player/ })).toBeInTheDocument();
  expect(shuffle.queryByText(me)).not.toBeInTheDocument();
});

it('in an event of several days the day is named; an open game of the round before comes first', async () => {
  setSession({ ...signedIn, uid: me } as never);
  storedShuffle.value = { ...stored, results: {} };
  await open({ ...mixer, startDate: '2027-06-12', endDate: '2027-06-13' });
  const shuffle = within(await region());
  expect(shuffle.getByText(/^You play on Saturday 12 June( 2027)? at 10:00 on court A$/)).toBeInTheDocument();
  expect(shuffle.getByRole('heading', { name: /^Round 1, Saturday 12 June.*, still open$/ })).toBeInTheDocument();
  expect(shuffle.getByRole('listitem', { name: /^Game 1, 10:00/ }).closest('details')).toBeNull();
  expect(shuffle.queryByText('Earlier rounds')).not.toBeInTheDocument();
});

it('there is no table before the first result', async () => {
  storedShuffle.value = { ...stored, results: {} };
  await open();
  const shuffle = within(await region());
  expect(shuffle.getByText('The table begins with the first result.')).toBeInTheDocument();
  expect(shuffle.queryByRole('table')).not.toBeInTheDocument();
});

it('a player who rests is told so', async () => {
  setSession({ ...signedIn, uid: me } as never);
  storedShuffle.value = { ...stored, rounds: ['2027-06-12T10:00 1.2.3 4.5.6;0'] };
  await open();
  expect(within(await region()).getByText('You rest in round 1.')).toBeInTheDocument();
});

it('a shuffle that is gone leaves the page as it is without one', async () => {
  storedShuffle.value = null;
  await open();
  expect(sections()).not.toContain('Shuffle');
  expect(sections()).toContain('Details');
});

it('a shuffle that a later release stored otherwise is reported, and the rest of the page stays', async () => {
  storedShuffle.value = { ...stored, rounds: ['?'] };
  await open();
  expect(within(await region()).getByRole('alert')).toHaveTextContent('This part could not be loaded.');
  // Reading it again would not help.
  expect(within(await region()).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(sections()).toContain('Details');
});

it('an open page keeps what it shows while a shuffle that is switched on loads', async () => {
  const { rerender } = await show({ ...mixer, isShufflePublic: false });
  let tell: (value: unknown, meta: object) => void = () => undefined;
  watchShuffle.mockImplementationOnce((_id, onValue) => {
    tell = onValue;
    return () => undefined;
  });
  const details = screen.getByRole('region', { name: 'Details' });
  await act(async () => rerender(mixer));
  expect(sections()).not.toContain('Shuffle');
  expect(details).toBeInTheDocument();
  await act(async () => tell(stored, { fromCache: false, pending: false }));
  expect(await region()).toBeInTheDocument();
  expect(details).toBeInTheDocument();
});

it('a shuffle that can’t be read is reported, and read again', async () => {
  watchShuffle.mockImplementationOnce((_id, _onValue, onError) => {
    onError?.(new Error('offline'));
    return () => undefined;
  });
  await open();
  expect(within(await region()).getByRole('alert')).toHaveTextContent('This part could not be loaded.');
  let tell: (value: unknown, meta: object) => void = () => undefined;
  watchShuffle.mockImplementationOnce((_id, onValue) => {
    tell = onValue;
    return () => undefined;
  });
  const retry = within(await region()).getByRole('button', { name: 'Try again' });
  await act(async () => retry.click());
  // A press shows that it is read again.
  expect(retry).toHaveAttribute('aria-busy', 'true');
  await act(async () => tell(stored, { fromCache: false, pending: false }));
  expect(within(await region()).getByRole('heading', { name: /^Round 2/ })).toBeInTheDocument();
});
