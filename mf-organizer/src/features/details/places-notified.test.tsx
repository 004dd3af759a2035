import { createI18n } from '@courtside/i18n';
import { ToastRegion } from '@courtside/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { dataAt, place } from '../../organizer.testkit';
import { MovedUp } from './moved-up';
import { PlacesDialog } from './places-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

/** A is in; B, C and D wait in this order. Mail reaches the captains of A and B. */
const data = {
  ...dataAt('teams', { places: 1, movesUp: 'automatic' }),
  places: ['a', 'b', 'c', 'd'].map((id, index) => place(id, index + 1)),
};

interface Sent {
  readonly uids: readonly string[];
  readonly subject: string;
  readonly text: string;
}
const sent: Sent[] = [];

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer'] }));
beforeEach(() => {
  sent.length = 0;
  client.setPlaces.mockReset().mockResolvedValue(undefined);
  client.writeToCaptains.mockReset().mockImplementation(async (_id, uids, mailIn, onSent) => {
    for (const uid of uids) sent.push({ uids: [uid], ...(await mailIn('fr', uid.slice(1))) });
    onSent(uids);
  });
});

it('tells everybody for whom more places are enough', async () => {
  render(
    <>
      <PlacesDialog data={data} onClose={() => undefined} />
      <ToastRegion label="Messages" dismissLabel="Close" />
    </>,
  );
  const count = screen.getByRole('spinbutton', { name: 'Places' });
  await userEvent.clear(count);
  await userEvent.type(count, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save places' }));
  expect(await screen.findByText(/Team B and Team C move up\..*reaches the captains of: Team C\./)).toBeInTheDocument();
  expect(sent.map(({ uids: [uid] }) => uid)).toEqual(['ub']);
});

describe('who has moved up because a captain withdrew', () => {
  const withdrawn = { ...data, places: data.places.map((one) => (one.id === 'a' ? { ...one, withdrawnAt: 9 } : one)) };

  it('is told by the first organiser who looks, and that is noted', async () => {
    render(<MovedUp data={withdrawn} />);
    expect(screen.getByText('Team B moved up because a team withdrew. Nobody has told them yet.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tell them' }));
    expect(sent.map(({ uids: [uid], subject }) => [uid, subject.split(/\s*:/)[0]])).toEqual([['ub', 'Vous avez une place']]);
    expect(client.noteTold).toHaveBeenCalledWith('t1', ['b']);
    expect(client.writeToCaptains).toHaveBeenCalledTimes(1);
  });

  it('is not said to be done where no mail reaches them', async () => {
    client.writeToCaptains.mockRejectedValue(new Error('no network'));
    const { container, rerender } = render(<MovedUp data={withdrawn} />);
    await userEvent.click(screen.getByRole('button', { name: 'Tell them' }));
    rerender(<MovedUp data={{ ...withdrawn, places: withdrawn.places.map((one) => (one.id === 'b' ? { ...one, toldAt: 10 } : one)) }} />);
    expect(await screen.findByText(/^No email reaches the captains of: Team B\./)).toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveClass('lucide-triangle-alert');
  });

  it('is not asked about again once that is noted', () => {
    render(<MovedUp data={{ ...withdrawn, places: withdrawn.places.map((one) => (one.id === 'b' ? { ...one, toldAt: 10 } : one)) }} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
