import type { Fee } from '@courtside/domain/registration';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { FeeNote } from './fee-note';

const fee: Fee = { cents: 6250, currency: 'EUR', text: 'By transfer.\nUntil June.', link: 'https://pay.example/x' };
const show = (changes: Partial<Parameters<typeof FeeNote>[0]> = {}) => render(<FeeNote fee={fee} timeZone="UTC" {...changes} />);

it('says what it costs in the reader’s language, how to pay, and leads to https alone', async () => {
  await createI18n({ language: 'fr', namespaces: ['common', 'registration'] });
  show();
  expect(screen.getByRole('heading')).toHaveTextContent(/^Participation aux frais\s: 62,50\s€ par équipe$/);
  expect(screen.getByText(/By transfer/)).toBeInTheDocument();
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://pay.example/x');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('says whether the organisers have noted a payment, and shows no link that leads elsewhere', async () => {
  await createI18n({ language: 'en', namespaces: ['common', 'registration'] });
  const { unmount } = show({ fee: { ...fee, cents: 6000, link: 'javascript:alert(1)' }, payment: null });
  expect(screen.getByRole('heading')).toHaveTextContent('Fee: €60 per team');
  expect(screen.getByRole('status')).toHaveTextContent('have not noted a payment yet');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  show({ payment: { teamId: 'a', paidAt: Date.UTC(2027, 5, 12, 9, 5), paidBy: 'u' } });
  expect(screen.getByRole('status')).toHaveTextContent(/Paid: .*12 June 2027/);
});
