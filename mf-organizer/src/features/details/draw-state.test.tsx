import { teamId } from '@courtside/domain';
import { drawnOrder, type HeldDraw } from '@courtside/domain/registration';
import { createI18n } from '@courtside/i18n';
import { ToastRegion } from '@courtside/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import * as client from '../../firebase.testkit';
import { dataAt, place } from '../../organizer.testkit';
import { DrawDialog } from './draw-state';
import { PlacesState } from './places-state';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const data = {
  ...dataAt('teams', { places: 3, movesUp: 'automatic', placesBy: 'draw' }),
  places: [place('a', 1, { isGuaranteed: true }), place('b', 2), place('c', 3), place('d', 4, { withdrawnAt: 9 })],
};

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer'] }));

it('before a draw nobody waits: who is in the draw is counted, without those who withdrew and those who are in already', async () => {
  render(<PlacesState data={data} />, { wrapper: MemoryRouter });
  expect(screen.getByText('3 places. 1 in already, 2 in the draw.')).toBeInTheDocument();
  expect(screen.getByText('Registration is over: 2 teams wait for the draw.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Draw the places' }));
  expect(screen.getByText(/^2 teams are in the draw\. Places: 2\./)).toBeInTheDocument();
});

describe('how a draw went', () => {
  const lots = [place('a', 1), place('b', 2), place('c', 3)];
  const held = { commitment: 'x', committedAt: 1, line: lots, fixedAt: 20, secret: 's', drawnAt: 20 };
  const drawn = { ...data, tournament: { ...data.tournament, places: 1 }, places: lots };
  const sent: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
  beforeEach(() => {
    sent.length = 0;
    client.noteTold.mockClear();
    client.drawPlaces.mockReset().mockResolvedValue(held);
    client.writeToCaptains.mockReset().mockImplementation(async (_id, uids, mailIn, onSent) => {
      for (const uid of uids) sent.push({ to: uid, ...(await mailIn('fr', uid.slice(1))) });
      onSent(uids);
    });
  });
  const rankOf = (id: string) => drawnOrder(held as HeldDraw).indexOf(teamId(id)) + 1;
  const expectAllTold = () => {
    expect(sent.map(({ to, subject }) => `${to} ${subject.split(/\s*:/)[0]}`)).toEqual(
      ['a', 'b'].map((id) => `u${id} Rang ${rankOf(id)} sur 3 au tirage`),
    );
    for (const { to, text } of sent)
      expect(text).toContain(rankOf(to.slice(1)) === 1 ? 'Elle a une place.' : `numéro ${rankOf(to.slice(1)) - 1} sur la liste d’attente`);
    expect(client.noteTold).toHaveBeenCalledWith('t1', ['a', 'b', 'c']);
  };

  it('is told at once to each captain in their language, with the names of those whom no mail reaches', async () => {
    render(
      <>
        <DrawDialog data={drawn} onClose={() => undefined} />
        <ToastRegion label="Messages" dismissLabel="Close" />
      </>,
      { wrapper: MemoryRouter },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Draw the places' }));
    expect(await screen.findByText(/No email reaches the captains of: Team C\./)).toBeInTheDocument();
    expectAllTold();
  });

  it('waits for an audience where the organiser wants that, and is told by a press', async () => {
    render(<DrawDialog data={drawn} onClose={() => undefined} />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('switch', { name: 'Write the result to the captains at once' }));
    await userEvent.click(screen.getByRole('button', { name: 'Draw the places' }));
    expect(client.drawPlaces).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
    render(<PlacesState data={{ ...drawn, draw: held }} />, { wrapper: MemoryRouter });
    expect(screen.getByText('3 captains have not been told how the draw went.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tell them the result' }));
    await waitFor(expectAllTold);
  });

  it('is not told twice', () => {
    render(<PlacesState data={{ ...drawn, draw: held, places: lots.map((one) => ({ ...one, toldAt: 21 })) }} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.queryByRole('button', { name: 'Tell them the result' })).not.toBeInTheDocument();
  });
});
