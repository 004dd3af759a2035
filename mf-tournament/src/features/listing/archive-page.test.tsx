import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { readArchivePart, sampleTournament } from '../../firebase.testkit';
import ArchivePage from './archive-page';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const show = () =>
  render(
    <MemoryRouter>
      <ArchivePage />
    </MemoryRouter>,
  );

const part = (tournaments: readonly object[], next: readonly string[] | null = null) => ({ tournaments, next });

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'home'] }));
beforeEach(() => readArchivePart.mockReset());

describe('ArchivePage', () => {
  it('shows what is over, in the order it was read', async () => {
    readArchivePart.mockResolvedValue(
      part([
        { ...sampleTournament, id: 'b', name: 'Newer' },
        { ...sampleTournament, id: 'a', name: 'Older' },
      ]),
    );
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading tournaments…');
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Newer', 'Older']);
  });

  it('offers the months of what was played once all of it is read, and every month before', async () => {
    const played = (id: string, date: string) => ({ ...sampleTournament, id, name: id, startDate: date, endDate: date });
    readArchivePart
      .mockResolvedValueOnce(part([played('Newer', '2024-06-12')], ['2024-06-12', 'Newer']))
      .mockResolvedValueOnce(part([played('Older', '2023-09-02')]));
    show();
    const months = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).options].slice(1).map(({ value }) => value);
    const more = await screen.findByRole('button', { name: 'Earlier tournaments' });
    expect(months().length).toBeGreaterThanOrEqual(60);
    await userEvent.click(more);
    await screen.findByRole('link', { name: /Older/ });
    expect(months()).toEqual(['2024-06', '2023-09']);
  });

  it('says that nothing is over yet', async () => {
    readArchivePart.mockResolvedValue(part([]));
    show();
    expect(await screen.findByText('No past tournaments yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upcoming tournaments' })).toHaveAttribute('href', '/');
  });

  it('tries again after a failure', async () => {
    readArchivePart.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(part([sampleTournament]));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Été Hardcourt/ })).toBeInTheDocument();
  });

  it('brings earlier ones on demand, goes on with the first of them, and says when they do not come', async () => {
    const named = (name: string) => ({ ...sampleTournament, id: name, name });
    readArchivePart
      .mockResolvedValueOnce(part([named('Newer')], ['2027-06-13', 'Newer']))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(part([named('Older')]));
    window.history.replaceState({ place: 'here' }, '');
    const { unmount } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier tournaments' }));
    expect(await screen.findByText('Earlier tournaments could not be loaded. Try again.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Newer/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Earlier tournaments' }));
    expect(await screen.findByRole('link', { name: /Older/ })).toHaveFocus();
    expect(screen.getByRole('link', { name: /Newer/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Earlier tournaments' })).not.toBeInTheDocument();
    expect(readArchivePart).toHaveBeenLastCalledWith({ today: expect.any(String), after: ['2027-06-13', 'Newer'] });
    // The browser’s buttons restore the length of the list; a new visit starts from scratch.
    unmount();
    window.history.replaceState({ place: 'anew' }, '');
    readArchivePart.mockResolvedValueOnce(part([named('Newer')], ['2027-06-13', 'Newer']));
    const anew = show();
    await screen.findByRole('link', { name: /Newer/ });
    expect(readArchivePart).toHaveBeenLastCalledWith({ today: expect.any(String), parts: 1 });
    anew.unmount();
    window.history.replaceState({ place: 'here' }, '');
    readArchivePart.mockResolvedValueOnce(part([named('Newer'), named('Older')]));
    show();
    await screen.findByRole('link', { name: /Older/ });
    expect(readArchivePart).toHaveBeenLastCalledWith({ today: expect.any(String), parts: 2 });
  });
});
