import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { tournamentAt } from '../../organizer.testkit';
import { AddOrganizerDialog } from './add-organizer-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer'] }));
const show = (count: number) => {
  const organizerUids = Array.from({ length: count }, (_, index) => `u${index}`);
  render(<AddOrganizerDialog tournament={tournamentAt('teams', { organizerUids })} onClose={() => undefined} onAdded={() => undefined} />);
};

it('says beside the field that there are as many organisers as there may be', async () => {
  show(20);
  expect(await screen.findByRole('combobox')).toHaveAccessibleDescription(/at most 20 organizers/);
  expect(screen.getByRole('button', { name: 'Add organizer' })).toBeDisabled();
});

it('takes the twentieth', async () => {
  show(19);
  expect(await screen.findByRole('combobox')).not.toBeInvalid();
  expect(screen.getByRole('button', { name: 'Add organizer' })).toBeEnabled();
});

it('says next to the field that a text is too long for a name, and shows no search', async () => {
  show(1);
  const box = await screen.findByRole('combobox');
  fireEvent.change(box, { target: { value: 'x'.repeat(101) } });
  expect(box).toHaveAccessibleDescription(/Use at most 100 characters/);
  expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
});
