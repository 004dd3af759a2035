import { createI18n } from '@courtside/i18n';
import { signOut } from '@courtside/firebase';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { setSession, signedIn, signedOut, toTournament, watchMyTournaments } from '../../firebase.testkit';
import { ConsoleFrame } from '../console-frame';

jest.mock('@courtside/firebase', () => ({
  ...jest.requireActual<object>('../../firebase.testkit'),
  signOut: jest.fn(() => Promise.resolve()),
}));

function Where() {
  return <output>{useLocation().pathname}</output>;
}
let tell: (value: unknown) => void;
let fail: (error: { code: string }) => void;

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'console'] }));
beforeEach(() => {
  setSession(signedIn);
  watchMyTournaments.mockImplementation((_uid, onValue: typeof tell, onError: typeof fail) => {
    tell = onValue;
    fail = onError;
    return () => undefined;
  });
});
const show = () =>
  render(
    <MemoryRouter initialEntries={['/organize']}>
      <ConsoleFrame>
        <Where />
      </ConsoleFrame>
    </MemoryRouter>,
  );
const open = () => screen.findByRole('combobox', { name: 'Page, tournament, team or action' });
const names = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.getAttribute('aria-label'));

it('opens a tournament or its board from its button or by the key, and gives the focus back', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Search and go' }));
  await open();
  act(() => tell([{ ...toTournament({}), id: 't1', name: 'Ghent Open' }]));
  expect(names()).toEqual([expect.stringMatching(/^Ghent Open, /), 'My Tournaments', 'Organize', 'Log out', 'Keyboard shortcuts']);
  await userEvent.keyboard('ghent board{Enter}');
  expect(screen.getByText('/t1/day')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await open();
  await userEvent.keyboard('log out{Enter}');
  expect(signOut).toHaveBeenCalled();
});

it('says that the tournaments could not be read, while the pages open', async () => {
  show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await open();
  act(() => fail({ code: 'unavailable' }));
  expect(screen.getByText('The tournaments could not be read. Everything else works.')).toBeInTheDocument();
  await userEvent.keyboard('my tourn{Enter}');
  expect(screen.getByText('/my-tournaments')).toBeInTheDocument();
});

it('lists the keys by "?", also for a scorekeeper without an account', async () => {
  setSession(signedOut);
  show();
  await userEvent.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Search and goCtrlK', 'This list?', 'Close what is openEsc']);
});
