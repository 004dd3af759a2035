import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Navbar } from './navbar';

jest.mock('@courtside/firebase', () => jest.requireActual('@courtside/firebase/testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'shell'] }));

function SignInPage() {
  const { search, state } = useLocation();
  return <p>{`back to ${(state as { from?: string } | null)?.from ?? search}`}</p>;
}

async function logIn(entry: string | { readonly pathname: string; readonly state: unknown }) {
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Navbar onSearch={jest.fn()} onToggleMenu={jest.fn()} menuOpen={false} />
      <Routes>
        <Route path="/auth" element={<SignInPage />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Login' }));
  return screen.getByText(/^back to/).textContent;
}

it('whoever logs in comes back to where they were, with what the address names there', async () => {
  expect(await logIn('/t1?view=visitor#match-m12')).toBe('back to /t1?view=visitor#match-m12');
});

it('among the sign-in pages it is still where they were before these', async () => {
  expect(await logIn({ pathname: '/auth/signup', state: { from: '/t1/register' } })).toBe('back to /t1/register');
});

it('also where an address says it', async () => {
  expect(await logIn('/auth/reset-password?from=%2Ft1')).toBe('back to ?from=%2Ft1');
});
