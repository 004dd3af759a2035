import { createRemoteLoader, type RemoteName } from '@courtside/federation';
import { contractVersion } from '@courtside/federation/apps';
import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { NewReleaseNotice } from './new-release-notice';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'shell'] }));

const registryWith = (shell: string) => ({ latest: jest.fn(() => Promise.resolve({ remotes: [], malformed: [], shell })) });
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const words = 'A new version of this site is ready.';

function mount(registry: ReturnType<typeof registryWith>) {
  return render(
    <MemoryRouter initialEntries={[window.location.pathname]}>
      <Link to="/archive">leave</Link>
      <NewReleaseNotice registry={registry} />
    </MemoryRouter>,
  );
}

it('is said on the next page, not while somebody is busy with this one', async () => {
  mount(registryWith('9.9.9-newer'));
  await comeBack();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'leave' }));
  expect(screen.getByRole('status')).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('is not said while the tab has what is live, or nobody knows', async () => {
  // A page that was not built, as here, calls itself so.
  const registry = registryWith('unbuilt');
  mount(registry);
  await comeBack();
  registry.latest.mockRejectedValueOnce(new Error('no network'));
  await comeBack();
  expect(registry.latest).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('link', { name: 'leave' }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

/** A page that has loaded these apps, by a registry whose planner needs a newer page. */
async function load(...names: readonly RemoteName[]) {
  const remotes = [
    { name: 'mf-tournament', entry: '/t.js', release: '1', contractVersion },
    {
      name: 'mf-planner',
      entry: '/p2.js',
      contractVersion: contractVersion + 1,
      earlier: [{ entry: '/p1.js', release: '1', contractVersion }],
    },
  ];
  const loadRemote = createRemoteLoader({
    registryUrl: '/remotes.json',
    fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve({ remotes }) } as Response),
    runTime: { mount: () => Promise.resolve(), app: () => Promise.resolve({ default: () => null }) },
  });
  for (const name of names) await act(async () => void (await loadRemote(name)));
}

describe('to who has just come to another app of the site', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.spyOn(console, 'warn').mockReturnValue();
  });

  it('is said at once, and once; the first app is as new as its page', async () => {
    const registry = registryWith('9.9.9-newer');
    mount(registry);
    await load('mf-tournament');
    expect(registry.latest).not.toHaveBeenCalled();
    await load('mf-planner');
    expect(screen.getByRole('status')).toHaveTextContent(words);
    await load('mf-tournament', 'mf-planner');
    expect(registry.latest).toHaveBeenCalledTimes(1);
  });

  it('is said where it came in a release of before, before anybody looked', async () => {
    await load('mf-planner');
    const registry = registryWith('9.9.9-newer');
    mount(registry);
    expect(await screen.findByRole('status')).toHaveTextContent(words);
  });

  it('is not said where a reload would bring the same again', async () => {
    await load('mf-planner');
    const registry = registryWith('unbuilt');
    mount(registry);
    await comeBack();
    expect(registry.latest).toHaveBeenCalled();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('and asks nobody where there is no network', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const registry = registryWith('9.9.9-newer');
    mount(registry);
    await load('mf-planner');
    expect(registry.latest).not.toHaveBeenCalled();
    network.mockRestore();
  });
});
