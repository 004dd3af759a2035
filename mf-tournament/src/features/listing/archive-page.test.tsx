import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { readArchive, sampleTournament } from '../../firebase.testkit';
import ArchivePage from './archive-page';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const show = () =>
  render(
    <MemoryRouter>
      <ArchivePage />
    </MemoryRouter>,
  );

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'home'] }));
beforeEach(() => readArchive.mockReset());

describe('ArchivePage', () => {
  it('shows what is over, in the order it was read', async () => {
    readArchive.mockResolvedValue([
      { ...sampleTournament, id: 'b', name: 'Newer' },
      { ...sampleTournament, id: 'a', name: 'Older' },
    ]);
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading tournaments…');
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Newer', 'Older']);
  });

  it('says that nothing is over yet', async () => {
    readArchive.mockResolvedValue([]);
    show();
    expect(await screen.findByText('No past tournaments yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upcoming tournaments' })).toHaveAttribute('href', '/');
  });

  it('tries again after a failure', async () => {
    readArchive.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce([sampleTournament]);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Été Hardcourt/ })).toBeInTheDocument();
  });
});
