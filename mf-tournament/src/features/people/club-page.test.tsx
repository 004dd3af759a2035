import { createI18n } from '@courtside/i18n';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readClub, readClubPlayers, readPublicEntries, sampleTournament } from '../../firebase.testkit';
import ClubPage from './club-page';
import { showPage } from './people-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const club = { id: 'belgium_ghent', name: 'Ghent Bike Polo', region: 'Belgium', area: 'Flanders' };
const player = (name: string) => ({ id: name.padEnd(28, '0'), name, pronouns: 'x', club: club.name, region: club.region, skill: 5 });

const show = () => showPage('/clubs/belgium_ghent', '/clubs/:clubId', <ClubPage />);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'people', 'tournament'] }));
beforeEach(() => {
  readClub.mockReset().mockResolvedValue(club);
  readClubPlayers.mockReset().mockResolvedValue({ players: [player('ada'), player('ben')], next: null });
  readPublicEntries.mockReset().mockResolvedValue({ entries: [], searched: 0, back: null, next: null });
});

it('names the club, its players with a way to their pages, and the tournaments that name them', async () => {
  const teams = Array.from({ length: 5 }, (_, index) => ({ id: `T${index}`, name: `Team ${index}`, profileIds: [] }));
  const entry = { tournament: { ...sampleTournament, id: 'cup', name: 'Cup', endDate: '2020-05-02' }, teams, teamIds: null, uids: [] };
  readPublicEntries.mockResolvedValue({ entries: [entry], searched: 1, back: '2020-05-02', next: null });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ghent Bike Polo' })).toBeInTheDocument();
  expect(screen.getByText('Flanders, Belgium')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', `/players/${'ada'.padEnd(28, '0')}`);
  expect(await screen.findByRole('link', { name: /Cup.*Team 0.*Team 3.*\+1/ })).toHaveAttribute('href', '/cup');
  expect(readPublicEntries.mock.calls[0]?.[0]).toEqual(['ada', 'ben'].map((name) => name.padEnd(28, '0')));
});

it('brings more players on demand', async () => {
  readClubPlayers
    .mockReset()
    .mockResolvedValueOnce({ players: [player('ada')], next: ['ada', 'x'] })
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ players: [player('zed')], next: null });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'More players' }));
  expect(await screen.findByText('More players could not be loaded. Try again.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More players' }));
  expect(await screen.findByRole('link', { name: 'Zed' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Ada' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More players' })).not.toBeInTheDocument();
});

it('without players asks for no tournaments', async () => {
  readClubPlayers.mockResolvedValue({ players: [], next: null });
  await show();
  expect(await screen.findByRole('heading', { name: 'No players to show' })).toBeInTheDocument();
  expect(readPublicEntries).not.toHaveBeenCalled();
});

it('that is not on the list is none', async () => {
  readClub.mockResolvedValue(null);
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'No club here' })).toBeInTheDocument();
  expect(readClubPlayers).not.toHaveBeenCalled();
});
