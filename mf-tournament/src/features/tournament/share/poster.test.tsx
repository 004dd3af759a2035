import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { sampleTournament } from '../../../firebase.testkit';
import { Poster } from './poster';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament', 'share'] }));

const show = (fields: object = {}) =>
  render(
    <MemoryRouter>
      <Poster tournament={{ ...sampleTournament, ...fields }} />
    </MemoryRouter>,
  );

describe('Poster', () => {
  it('says what, when and where, with the code and the address to type', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    show();
    const sheet = screen.getByRole('article');
    expect(sheet).toHaveTextContent('Été Hardcourt');
    expect(sheet).toHaveTextContent(/12.*13 June 2027/);
    expect(sheet).toHaveTextContent('Parc La Fontaine, Montréal');
    expect(sheet).toHaveTextContent(`${window.location.host}/t1`);
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('a long name is set smaller; of a private tournament it is said that visitors can’t read it', () => {
    show({ name: 'A championship of all clubs of the northern and southern hemisphere', isTournamentPublic: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-long');
    expect(screen.getByText(/The tournament is not public/)).toBeInTheDocument();
  });
});
