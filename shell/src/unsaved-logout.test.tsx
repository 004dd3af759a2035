import { signOut } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { setSession, signedIn } from '@courtside/firebase/testkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NavList } from './features/frame/nav-list';
import { useUnsavedWarning } from './features/profile/use-unsaved-warning';

jest.mock('@courtside/firebase', () => ({
  ...jest.requireActual<object>('@courtside/firebase/testkit'),
  signOut: jest.fn(() => Promise.resolve()),
}));

// The router creates one for each navigation; the test environment lacks the class.
class NoRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal | null | undefined;
  constructor(
    readonly url: string,
    { signal }: RequestInit,
  ) {
    this.signal = signal;
  }
}
Object.assign(globalThis, { Request: NoRequest });

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'shell', 'profile'] }));
beforeEach(() => {
  setSession(signedIn);
  jest.mocked(signOut).mockClear();
});

const Profile = ({ isDirty }: { readonly isDirty: boolean }) => <p>profile {useUnsavedWarning(isDirty)}</p>;

function show(isDirty: boolean) {
  const menu = <NavList chatUrl={null} contactEmail={null} />;
  const router = createMemoryRouter(
    [
      { path: '/profile', element: [menu, <Profile key="profile" isDirty={isDirty} />] },
      { path: '/', element: <p>home</p> },
    ],
    { initialEntries: ['/profile'] },
  );
  render(<RouterProvider router={router} />);
}
const logOut = () => userEvent.click(screen.getByRole('button', { name: 'Logout' }));

it('a logout asks before unsaved changes are left behind', async () => {
  show(true);
  await logOut();
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(signOut).not.toHaveBeenCalled();
  await logOut();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('and not where there are none', async () => {
  show(false);
  await logOut();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('home')).toBeInTheDocument();
});
