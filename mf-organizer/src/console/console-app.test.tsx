import { act, render, screen } from '@testing-library/react';
import { setSession, signedOut } from '../firebase.testkit';
import { pageWords } from '../words.testkit';
import { ConsoleApp } from './console-app';

jest.mock('@courtside/firebase', () => ({
  ...jest.requireActual<object>('../firebase.testkit'),
  prepareGoogleSignIn: () => Promise.resolve(),
}));
jest.mock('../app', () => ({ __esModule: true, default: () => <p>the board</p> }));

beforeAll(pageWords);
beforeEach(() => {
  setSession(signedOut);
  window.scrollTo = jest.fn();
});

it('a pass that is opened in a tab which asks for a sign-in at that board opens it, and it stays when the link has left the address', async () => {
  window.history.replaceState(null, '', '/t1/day');
  render(<ConsoleApp publicSite={null} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('the board')).not.toBeInTheDocument();
  const goTo = (address: string) =>
    act(async () => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  await goTo('/t1/day#pass=p1.secret');
  expect(await screen.findByText('the board')).toBeInTheDocument();
  await goTo('/t1/day');
  expect(screen.getByText('the board')).toBeInTheDocument();
  // A page that is not in the console.
  await goTo('/t1');
  expect(screen.queryByText('the board')).not.toBeInTheDocument();
});
