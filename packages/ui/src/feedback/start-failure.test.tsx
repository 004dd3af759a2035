import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StartFailure } from './start-failure';

describe('StartFailure', () => {
  it('says in every language what happened, in its own voice, and offers another attempt', async () => {
    const retry = jest.fn();
    render(
      <StartFailure
        title="Courtside could not start"
        words={{ en: 'Try again.', fr: 'Réessayez.' }}
        retryLabel="Try again / Réessayer"
        onRetry={retry}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Courtside could not start');
    expect(screen.getByText('Réessayez.')).toHaveAttribute('lang', 'fr');
    await userEvent.click(screen.getByRole('button', { name: 'Try again / Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
