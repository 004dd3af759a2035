import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AnswerList } from './answer-list';
import { TournamentFailed, TournamentNotFound } from './tournament-problem';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament'] }));

interface LinkProps {
  readonly to: string;
  readonly state?: { readonly from: string };
  readonly children: ReactNode;
}
const Link = ({ to, state, children }: LinkProps) => (
  <a href={to} data-from={state?.from}>
    {children}
  </a>
);

it('offers a way on where there is no such tournament; signing in only to those who have not', () => {
  const { unmount } = render(<TournamentNotFound tournamentId="cup" isSignedOut linkAs={Link} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tournament not found');
  expect(screen.getByText(/If you organize it, sign in to see it/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('data-from', '/cup');
  unmount();
  render(<TournamentNotFound tournamentId="cup" isSignedOut={false} linkAs={Link} />);
  expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(screen.queryByText(/sign in/)).not.toBeInTheDocument();
});

it('leads back after signing in to the page that has the message', () => {
  render(<TournamentNotFound tournamentId="cup" isSignedOut linkAs={Link} from="/cup/register" />);
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('data-from', '/cup/register');
});

it.each([
  [false, /Check your connection/],
  [true, /stored data could not be read/],
])('says why it could not be loaded and tries again: malformed %s', async (isMalformed, words) => {
  const onRetry = jest.fn();
  render(<TournamentFailed isMalformed={isMalformed} onRetry={onRetry} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('has a captain’s answers under their questions, yes and no in the words of the page', () => {
  const answers = [
    { questionId: '1', asked: 'Vegetarians?', kind: 'number', given: '2' },
    { questionId: '2', asked: 'Camping?', kind: 'yesNo', given: 'yes' },
    { questionId: '3', asked: 'Name of the dog?', kind: 'text', given: 'no' },
  ];
  render(<AnswerList answers={answers} yesNo={{ yes: 'Oui', no: 'Non' }} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Vegetarians?', 'Camping?', 'Name of the dog?']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2', 'Oui', 'no']);
});
