import { createI18n, currentLanguage } from '@courtside/i18n';
import { setSession, signedIn, signedOut, toTournament, type Fail, type Tell } from '@courtside/firebase/testkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useMenus } from './use-menus';

type Watch = 'upcoming' | 'mine' | 'teams';
const mockLive: Partial<Record<Watch, { readonly tell: Tell; readonly fail: Fail }>> = {};
const mockConnection = { status: 'online' };
jest.mock('@courtside/firebase', () => {
  const watch = (name: Watch) => (_of: unknown, tell: Tell, fail: Fail) => {
    mockLive[name] = { tell, fail };
    return () => undefined;
  };
  return {
    ...jest.requireActual<object>('@courtside/firebase/testkit'),
    watchUpcomingTournaments: watch('upcoming'),
    watchMyTournaments: watch('mine'),
    watchMyTeams: watch('teams'),
    useConnection: () => mockConnection,
    signOut: jest.fn(() => Promise.resolve()),
  };
});

function Where() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}
function Frame() {
  const { search, node } = useMenus();
  return (
    <>
      <button type="button" onClick={search} />
      {node}
    </>
  );
}

async function show(address = '/planner') {
  await createI18n({ language: 'en', namespaces: ['common', 'shell'] });
  render(
    <MemoryRouter initialEntries={[address]}>
      <Where />
      <Frame />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button'));
  return screen.findByRole('combobox', { name: 'Page, tournament, team or action' });
}
const isClosed = () => screen.queryByRole('dialog', { name: 'Search and go' }) === null;
const names = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'));
const own = { ...toTournament({ isTournamentPublic: true }), id: 't1' };
const other = { ...own, id: 't2', name: 'Ghent Open', organizerUids: ['u2'] };
const tell = (name: Watch, value: unknown) => act(() => mockLive[name]?.tell(value));

beforeEach(() => {
  setSession(signedOut);
  mockConnection.status = 'online';
});

it('lists pages and actions at once, and the tournaments of home when they have come', async () => {
  await show();
  expect(screen.getByText('Reading the tournaments…')).toBeInTheDocument();
  expect(names()).toEqual([
    'Home',
    'Archive',
    'Planner',
    'About',
    'Create an account',
    'Language: Français',
    'Language: Deutsch',
    'Language: Español',
    'Appearance: Light',
    'Appearance: Dark',
    'Login',
    'Keyboard shortcuts',
  ]);
  tell('upcoming', [other]);
  expect(screen.queryByText('Reading the tournaments…')).toBeNull();
  await userEvent.keyboard('ghent{Enter}');
  expect(screen.getByText(/^\/t2/)).toBeInTheDocument();
  expect(isClosed()).toBe(true);
});

it('knows what somebody organizes and where they play, each once', async () => {
  setSession(signedIn);
  await show();
  tell('upcoming', [own, other]);
  tell('mine', [own]);
  tell('teams', [
    { uid: 'u1', tournamentId: 't2', teamId: 'a', leftAt: null },
    { uid: 'u1', tournamentId: 't1', teamId: 'b', leftAt: 5 },
  ]);
  expect(names()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Été Hardcourt, You organize · 12–13 Jun 2027/),
      'My team in Ghent Open',
      'My Tournaments',
      'Organize',
    ]),
  );
  expect(names().filter((name) => name?.includes('Hardcourt'))).toHaveLength(1);
  await userEvent.keyboard('court board{Enter}');
  expect(screen.getByText(/^\/t1\/day/)).toBeInTheDocument();
});

it('says that the tournaments could not be read, while pages open', async () => {
  await show();
  act(() => mockLive.upcoming?.fail({ code: 'unavailable' }));
  expect(screen.getByText('The tournaments could not be read. Everything else works.')).toBeInTheDocument();
  await userEvent.keyboard('arch{Enter}');
  expect(screen.getByText(/^\/archive null/)).toBeInTheDocument();
});

it('says without a network that it knows what is kept', async () => {
  mockConnection.status = 'offline';
  await show();
  tell('upcoming', [other]);
  expect(screen.getByText(/^No network\. Of the tournaments/)).toBeInTheDocument();
  expect(names()).toEqual(expect.arrayContaining([expect.stringMatching(/^Ghent Open/)]));
});

it('leads to the login, and from there back', async () => {
  await show('/planner?teams=8');
  await userEvent.keyboard('login{Enter}');
  expect(screen.getByText('/auth {"from":"/planner?teams=8"}')).toBeInTheDocument();
});

it('searches the archive for what is typed', async () => {
  await show();
  await userEvent.keyboard('été 2019{Enter}');
  expect(screen.getByText('/archive?q=%C3%A9t%C3%A9+2019 null')).toBeInTheDocument();
});

it('lists the keyboard shortcuts in its place', async () => {
  await show();
  await userEvent.keyboard('shortcuts{Enter}');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Search and goCtrlK', 'This list?', 'Close what is openEsc']);
  expect(isClosed()).toBe(true);
});

it('changes the language', async () => {
  await show();
  await userEvent.keyboard('fran{Enter}');
  await waitFor(() => expect(currentLanguage()).toBe('fr'));
});
