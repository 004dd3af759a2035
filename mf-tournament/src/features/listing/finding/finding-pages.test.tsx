import { createI18n } from '@courtside/i18n';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { live, readArchivePart, sampleTournament } from '../../../firebase.testkit';
import ArchivePage from '../archive-page';
import HomePage from '../home-page';
import { loadLead } from '../lead/use-lead-code';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

/** The router as the browser sees it. */
const router: { search: string; back: () => void } = { search: '', back: () => undefined };
function Browser() {
  const navigate = useNavigate();
  router.search = useLocation().search;
  router.back = () => void navigate(-1);
  return null;
}

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Browser />
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/archive" element={<ArchivePage />} />
      </Routes>
    </MemoryRouter>,
  );
const names = () => screen.queryAllByRole('link').flatMap((link) => link.querySelector('h2')?.textContent ?? []);
const named = (name: string, change: object = {}) => ({ ...sampleTournament, id: name, name, location: 'Lyon, France', ...change });
const part = (tournaments: readonly object[], next: readonly string[] | null = null) => ({ tournaments, next });
const text = () => screen.getByRole('searchbox');
const choice = (name: string) => screen.getByRole('combobox', { name });

beforeAll(async () => {
  await createI18n({ language: 'en', namespaces: ['common', 'home'] });
  await loadLead();
});
beforeEach(() => readArchivePart.mockReset());

describe('finding at home', () => {
  const season = [
    named('Coupe'),
    named('Été', { location: 'Montréal, Canada', isRegistrationOpen: true, startDate: '2027-08-01', endDate: '2027-08-02' }),
  ];

  it('looks for what is typed, says how much it found, and has it in the address', async () => {
    show('/');
    act(() => live.tell(season));
    // The one with open registration leads.
    expect(names()).toEqual(['Été', 'Coupe']);
    for (const value of ['m', 'mon', 'montreal']) fireEvent.change(text(), { target: { value } });
    expect(await screen.findByText('1 of 2 tournaments found')).toHaveAttribute('aria-live', 'polite');
    expect(names()).toEqual(['Été']);
    expect(router.search).toBe('?q=montreal');
    fireEvent.change(text(), { target: { value: 'montréal ' } });
    await waitFor(() => expect(router.search).toBe('?q=montr%C3%A9al'));
    // All letters were one entry of the history.
    act(() => router.back());
    expect([names(), router.search]).toEqual([['Été', 'Coupe'], '']);
    expect(text()).toHaveValue('');
  });

  it('chooses by country, month, format and registration; Back takes back the last choice', async () => {
    show('/?q=%C3%A9');
    act(() => live.tell(season));
    await userEvent.selectOptions(choice('Country or region'), 'Canada');
    await userEvent.selectOptions(choice('Month'), 'August 2027');
    await userEvent.selectOptions(choice('Format'), 'Teams');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Registration open' }));
    expect(router.search).toBe('?q=%C3%A9&country=CA&month=2027-08&format=teams&open=1');
    expect(names()).toEqual(['Été']);
    act(() => router.back());
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(choice('Format')).toHaveValue('teams');
  });

  it('says that nothing was found, and shows all again', async () => {
    show('/?country=atlantis&month=never');
    act(() => live.tell(season));
    expect(screen.getByRole('heading', { name: 'No tournament found' })).toBeInTheDocument();
    expect(choice('Country or region')).toHaveValue('atlantis');
    await userEvent.click(screen.getByRole('button', { name: 'Show all tournaments' }));
    expect(names()).toEqual(['Été', 'Coupe']);
    expect(text()).toHaveFocus();
    expect(router.search).toBe('');
  });

  it('of no tournament at all it says that there is none, but not to who looks for one', async () => {
    show('/?q=coupe');
    act(() => live.tell([]));
    expect(screen.getByRole('heading', { name: 'No tournament and no team found' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all tournaments' }));
    expect(screen.getByRole('heading', { name: 'No Upcoming Tournaments' })).toBeInTheDocument();
  });
});

describe('finding in the archive', () => {
  const today = expect.any(String) as string;

  it('says how far it has looked, and looks further back', async () => {
    readArchivePart
      .mockResolvedValueOnce(part([named('Newer', { endDate: '2026-06-13' })], ['2026-06-13', 'Newer']))
      .mockResolvedValueOnce(part([named('Older one'), named('Older two')], ['2025-01-01', 'x']))
      .mockResolvedValueOnce(part([named('Oldest')]));
    show('/archive?q=older');
    expect(await screen.findByText('0 found in the last tournament, of 13 June 2026')).toBeInTheDocument();
    expect(screen.getByText(/^Not in what was searched so far/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Search further back' }));
    expect(await screen.findByRole('link', { name: /Older one/ })).toHaveFocus();
    expect(readArchivePart).toHaveBeenLastCalledWith({ today, after: ['2026-06-13', 'Newer'], parts: 4 });
    await userEvent.click(screen.getByRole('button', { name: 'Search further back' }));
    // The button is gone without a new result: the focus moves to the message about that.
    expect(await screen.findByText('2 of 4 tournaments found')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Search further back' })).not.toBeInTheDocument();
  });

  it('asks for a month as such', async () => {
    readArchivePart.mockResolvedValue(part([]));
    show('/archive?month=2024-05&open=1');
    expect(await screen.findByRole('heading', { name: 'No tournament found' })).toBeInTheDocument();
    expect(readArchivePart.mock.calls).toEqual([[{ today, parts: 1, month: '2024-05' }]]);
    expect(choice('Month')).toHaveValue('2024-05');
    await userEvent.selectOptions(choice('Month'), 'Month');
    expect(await screen.findByText('No past tournaments yet')).toBeInTheDocument();
    expect(readArchivePart).toHaveBeenLastCalledWith({ today, parts: 1 });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
