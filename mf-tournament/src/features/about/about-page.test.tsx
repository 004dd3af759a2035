import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import AboutPage from './about-page';

const show = () =>
  act(async () => {
    render(
      <Suspense fallback={null}>
        <AboutPage />
      </Suspense>,
    );
  });

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'about'] }));

describe('AboutPage', () => {
  it('explains the flow, the ties, the brackets and every icon', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Courtside');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    for (const term of ['Points first', 'Wins first', 'Single', 'Double', 'Hayes Single', 'Hayes Double', 'Edit details', 'Move games']) {
      expect(screen.getByText(term)).toBeInTheDocument();
    }
    expect(document.title).toBe('About Courtside · Courtside');
  });
});
