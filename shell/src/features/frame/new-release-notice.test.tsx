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
