import { createI18n } from '@courtside/i18n';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { live, readShownTeams, sampleTournament } from '../../../firebase.testkit';
import HomePage from '../home-page';
import { loadLead } from '../lead/use-lead-code';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

const named = (name: string, change: object = {}) => ({ ...sampleTournament, id: name, name, isTeamsPublic: true, ...change });
const season = [named('Coupe'), named('Trophy'), named('Hidden', { isTeamsPublic: false })];
const teams: Readonly<Record<string, readonly object[]>> = {
  Coupe: [
    { id: 'a', name: 'Étoile Filante' },
    { id: 'b', name: 'Les Loups' },
  ],
  Trophy: [{ id: 'c', name: 'Wolves & Étoiles' }],
};

const field = () => screen.getByRole('searchbox', { name: 'Tournament, place or team' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const region = () => screen.findByRole('region', { name: 'Teams' });
const asked = () => readShownTeams.mock.calls.map(([{ id }]) => id);
const show = () => {
  render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
  act(() => live.tell(season));
};

beforeAll(async () => {
  await createI18n({ language: 'en', namespaces: ['common', 'home'] });
  await loadLead();
});
beforeEach(() => readShownTeams.mockReset().mockImplementation(({ id }) => Promise.resolve(teams[id] ?? [])));

describe('finding teams at home', () => {
  it('lists those whose name matches, with their tournament, as links to their pages', async () => {
    show();
    type('etoile');
    const links = within(await region()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/Coupe/teams/a', '/Trophy/teams/c']);
    expect(links[0]).toHaveTextContent(/Étoile Filante.*Coupe · /);
    expect(screen.getByText('0 of 3 tournaments found · 2 teams')).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('heading', { name: /^No tournament/ })).not.toBeInTheDocument();
  });

  it('reads the teams that visitors may see, once, and from two letters on', async () => {
    show();
    type('é');
    expect(await screen.findByText(/^\d of 3 tournaments found$/)).toBeInTheDocument();
    expect(asked()).toEqual([]);
    type('ét');
    await region();
    type('loups');
    expect(await screen.findByText('0 of 3 tournaments found · 1 team')).toBeInTheDocument();
    expect(asked()).toEqual(['Coupe', 'Trophy']);
  });

  it('says that it is looking before it says that there is nothing', async () => {
    let answer: (teams: readonly object[]) => void = () => undefined;
    readShownTeams.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    show();
    act(() => live.tell([named('Coupe')]));
    type('nobody');
    expect(await screen.findByText('Looking for teams …')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^No tournament/ })).not.toBeInTheDocument();
    await act(async () => answer(teams['Coupe'] ?? []));
    expect(screen.getByRole('heading', { name: 'No tournament and no team found' })).toBeInTheDocument();
    expect(screen.queryByText('Looking for teams …')).not.toBeInTheDocument();
  });

  it('says which could not be searched, and searches them again', async () => {
    readShownTeams.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    show();
    type('etoile');
    expect(await screen.findByText('Some teams could not be searched.')).toBeInTheDocument();
    expect(within(await region()).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('0 of 3 tournaments found · 2 teams')).toBeInTheDocument();
    expect(screen.queryByText('Some teams could not be searched.')).not.toBeInTheDocument();
    expect(asked()).toEqual(['Coupe', 'Trophy', 'Coupe']);
  });
});
