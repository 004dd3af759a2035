import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { readSchedule, setSession, signedOut, watchUpcomingTournaments } from '../../firebase.testkit';
import HomePage from './home-page';
import { loadLead } from './lead/use-lead-code';

/* For tests of the home page; they mock `@courtside/firebase` with `firebase.testkit`. */

export const showHome = () =>
  render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );

/** Returns the names of the tournaments, in the order of the page. */
export const shownNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Loads words and code before the first test of the file; each test begins signed out. */
export function eachTestHasHome(): void {
  beforeAll(async () => {
    await createI18n({ language: 'en', namespaces: ['common', 'home'] });
    await loadLead();
  });
  beforeEach(() => {
    setSession(signedOut);
    watchUpcomingTournaments.mockClear();
    readSchedule.mockClear();
  });
}
