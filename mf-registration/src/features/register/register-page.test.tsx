import { useSession, useWatch } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { RegisterPage } from './register-page';

jest.mock('@courtside/firebase', () => ({ useSession: jest.fn(), useWatch: jest.fn(), watchTournament: jest.fn() }));

const session = (status: 'loading' | 'signedOut' | 'signedIn') => jest.mocked(useSession).mockReturnValue({ status, uid: status === 'signedIn' ? 'u1' : null } as never);
const watched = (state: object) => jest.mocked(useWatch).mockReturnValue({ status: 'ready', error: null, ...state } as never);

function Login() {
  return <p>login, then {(useLocation().state as { from: string }).from}</p>;
}

const show = () =>
  render(
    <MemoryRouter initialEntries={['/t1/register']}>
      <Routes>
        <Route path="/:tournamentId/register" element={<RegisterPage />} />
        <Route path="/auth" element={<Login />} />
      </Routes>
    </MemoryRouter>,
  );

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'registration', 'tournament'] }));
beforeEach(() => {
  session('signedIn');
  watched({ value: { id: 't1', name: 'Été', isRegistrationOpen: true } });
});

describe('RegisterPage', () => {
  it('waits for the session before anything else', () => {
    session('loading');
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('sends people to the login and back', async () => {
    session('signedOut');
    show();
    expect(screen.getByText('Sorry you must be logged in in to register')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    expect(await screen.findByText('login, then /t1/register')).toBeInTheDocument();
  });

  it('says that registration is closed', () => {
    watched({ value: { id: 't1', name: 'Été', isRegistrationOpen: false } });
    show();
    expect(screen.getByRole('heading', { name: 'Registration is Closed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('says whom to ask while it is open', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Register for Été' })).toBeInTheDocument();
    expect(screen.getByText(/Ask the organiser/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the tournament' })).toHaveAttribute('href', '/t1');
  });

  it.each([
    ['there is none', { value: null }, 'Tournament not found'],
    ['it is private', { status: 'error', error: { code: 'permission-denied' } }, 'Tournament not found'],
    ['the server is away', { status: 'error', error: { code: 'unavailable' } }, 'The tournament could not be loaded.'],
  ])('tells that %s', (_, state, title) => {
    watched({ value: undefined, ...state });
    show();
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  });
});
