import { RemoteFailure, type RemoteLoader, type RemoteName } from '@courtside/federation';
import { useTournament } from '@courtside/firebase';
import { setSession, signedIn, signedOut } from '@courtside/firebase/testkit';
import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { RemotePage } from './remote-page';

jest.mock('@courtside/firebase', () => ({
  ...jest.requireActual<object>('@courtside/firebase/testkit'),
  useTournament: jest.fn(() => ({ state: 'loading' })),
}));

const tournament = jest.mocked(useTournament);
const setTournament = (loaded: object) => tournament.mockReturnValue(loaded as ReturnType<typeof useTournament>);

/** The remotes that a test replaces; all others show their name. */
let remotes: Partial<Record<RemoteName, () => Promise<ComponentType>>> = {};
const crashed = jest.fn((_name: RemoteName) => false);
const load = Object.assign(
  async (name: RemoteName) => {
    const named: ComponentType = () => <h1>{name}</h1>;
    return { default: await (remotes[name]?.() ?? Promise.resolve(named)) };
  },
  { crashed, registry: {} },
) as unknown as RemoteLoader;

function Elsewhere() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/planner?teams=9')}>Elsewhere</button>;
}
const show = (address: string) =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Elsewhere />
        <RemotePage load={load} notFound={<h1>Nothing here</h1>} />
      </MemoryRouter>,
    );
  });
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'shell'] }));
beforeEach(() => {
  remotes = {};
  setSession(signedOut);
  setTournament({ state: 'loading' });
  crashed.mockClear().mockReturnValue(false);
  // React and the boundary log what the tests provoke.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['/', 'mf-tournament'],
  ['/archive', 'mf-tournament'],
  ['/planner', 'mf-planner'],
  ['/cup/register', 'mf-registration'],
  ['/a/b/c/d', 'Nothing here'],
])('shows at %s what owns it: %s', async (address, owner) => {
  await show(address);
  expect(heading()).toBe(owner);
});

describe('a tournament', () => {
  it.each([
    ['a visitor who is signed out', signedOut, { state: 'loading' }, '/cup', 'mf-tournament'],
    ['its organizer', signedIn, { state: 'ready', isOrganizer: true }, '/cup', 'mf-organizer'],
    ['the user of another tournament', signedIn, { state: 'ready', isOrganizer: false }, '/cup', 'mf-tournament'],
    ['an organizer who looks as a visitor', signedIn, { state: 'ready', isOrganizer: true }, '/cup?view=visitor', 'mf-tournament'],
    ['a user who can’t read it', signedIn, { state: 'failed' }, '/cup', 'mf-tournament'],
  ])('for %s', async (_who, session, loaded, address, remote) => {
    setSession(session);
    setTournament(loaded);
    await show(address);
    expect(heading()).toBe(remote);
  });

  it.each([
    ['it is not known who is signed in', { ...signedOut, status: 'loading' } as unknown as typeof signedOut],
    ['it is not known whether the user organizes it', signedIn],
  ])('waits while %s, and loads no remote that may be the wrong one', async (_what, session) => {
    setSession(session);
    const loaded = jest.fn(() => new Promise<ComponentType>(() => undefined));
    remotes = { 'mf-tournament': loaded, 'mf-organizer': loaded };
    await show('/cup');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(loaded).not.toHaveBeenCalled();
  });
});

it('shows shapes while a remote loads', async () => {
  let arrive: (app: ComponentType) => void = () => undefined;
  remotes = { 'mf-planner': () => new Promise((resolve) => (arrive = resolve)) };
  await show('/planner');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  await act(async () => arrive(() => <h1>Planner</h1>));
  expect(heading()).toBe('Planner');
});

it('says that a remote could not be loaded, and loads it again on request', async () => {
  remotes = { 'mf-planner': () => Promise.reject(new RemoteFailure('load-failed', 'mf-planner')) };
  await show('/planner');
  expect(screen.getByRole('alert')).toHaveTextContent('The planner could not be loaded.');
  remotes = {};
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'mf-planner' })).toBeInTheDocument();
});

it('has the rest of the site while one remote fails, and tries again what has failed at another place', async () => {
  remotes = { 'mf-tournament': () => Promise.reject(new RemoteFailure('timeout', 'mf-tournament')) };
  await show('/archive');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'mf-planner' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('reports a remote that throws while it draws, and takes the release in its place where there is one', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  remotes = { 'mf-planner': () => Promise.resolve(Broken) };
  await show('/planner');
  expect(crashed).toHaveBeenCalledWith('mf-planner');
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

it('loads the release in the place of a canary that throws, without a question', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  remotes = { 'mf-planner': () => Promise.resolve(Broken) };
  crashed.mockImplementation(() => {
    remotes = {};
    return true;
  });
  await show('/planner');
  expect(await screen.findByRole('heading', { level: 1, name: 'mf-planner' })).toBeInTheDocument();
});

it('comes back by itself on an unattended screen', async () => {
  remotes = { 'mf-tournament': () => Promise.reject(new RemoteFailure('load-failed', 'mf-tournament')) };
  await show('/cup/screen');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
