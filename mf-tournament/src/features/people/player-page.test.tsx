import type { Tournament } from '@courtside/domain';
import { parseStage } from '@courtside/domain/stages';
import { createI18n } from '@courtside/i18n';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  readBracketGames,
  readClubOf,
  readFurtherGroups,
  readPlayer,
  readPublicEntries,
  readSchedule,
  sampleTournament,
  setSession,
  signedIn,
  signedOut,
} from '../../firebase.testkit';
import { showPage } from './people-page.testkit';
import PlayerPage from './player-page';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const zoe = 'zoe'.padEnd(28, '0');
const profile = { id: zoe, name: 'zoé d’œuf', pronouns: 'elle', club: 'Ghent', region: 'Belgium', skill: 9 };
const teams = ['A', 'B'].map((id) => ({ id, name: `Team ${id}`, groupId: '0', profileIds: [zoe, ''], registeredAt: 1 }));
const createEntry = (changes: Partial<Tournament>, more: object = {}) => ({
  tournament: { ...sampleTournament, ...changes },
  teams: [teams[0]],
  teamIds: ['A', 'B'],
  uids: [zoe],
  ...more,
});
const part = (entries: readonly object[], more: object = {}) => ({ entries, searched: 24, back: '2026-01-31', next: null, ...more });

const show = (id = zoe) => showPage(`/players/${id}`, '/players/:playerId', <PlayerPage />);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'people', 'tournament'] }));
beforeEach(() => {
  setSession(signedOut);
  readPlayer.mockReset().mockResolvedValue(profile);
  readClubOf.mockReset().mockResolvedValue({ id: 'belgium_ghent' });
  readPublicEntries.mockReset().mockResolvedValue(part([]));
  readBracketGames.mockReset().mockResolvedValue(null);
  readSchedule.mockReset().mockResolvedValue(new Map());
});

it('shows the name as everywhere, and the club with a way to it', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Zoé d’Œuf' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Ghent' })).toHaveAttribute('href', '/clubs/belgium_ghent');
  expect(await screen.findByText('Looked through all public tournaments.')).toBeInTheDocument();
  // Data that only organizers see of a player.
  for (const hidden of ['elle', '9', 'Belgium']) expect(screen.queryByText(hidden)).not.toBeInTheDocument();
});

it('says of a club that is not listed what it is, and of none nothing', async () => {
  readClubOf.mockResolvedValue(null);
  await show();
  expect(await screen.findByText('Ghent')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ghent' })).not.toBeInTheDocument();
});

it('names no club of who wrote that they have none', async () => {
  readPlayer.mockResolvedValue({ ...profile, club: 'None' });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Zoé d’Œuf' })).toBeInTheDocument();
  expect(screen.queryByText('None')).not.toBeInTheDocument();
  expect(readClubOf).not.toHaveBeenCalled();
});

it('is one page for who is unknown and for who wants none', async () => {
  readPlayer.mockResolvedValue(null);
  await show('nobody');
  expect(await screen.findByRole('heading', { level: 1, name: 'No player’s page here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(readPublicEntries).not.toHaveBeenCalled();
});

it('tries again after a failure', async () => {
  readPlayer.mockRejectedValueOnce(new Error('offline'));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zoé d’Œuf' })).toBeInTheDocument();
});

it('lists what is to come and how the past ended, each row with the player’s team', async () => {
  readPublicEntries.mockResolvedValue(
    part([
      createEntry({ id: 'soon' as never, name: 'Coming Cup', startDate: '2999-05-01', endDate: '2999-05-02' }),
      createEntry({
        id: 'past' as never,
        name: 'Past Cup',
        startDate: '2020-05-01',
        endDate: '2020-05-02',
        isSchedulePublic: true,
        groups: { 0: ['A', 'B'] } as never,
        schedule: { 0: ['m1'] } as never,
      }),
      createEntry({ id: 'mixed' as never, name: 'Mixed Cup', startDate: '2019-05-01', endDate: '2019-05-02' }, { teams: [] }),
    ]),
  );
  const match = { id: 'm1', team1Id: 'A', team2Id: 'B', team1Score: 1, team2Score: 3, isTieBreaker: false };
  readSchedule.mockResolvedValue(new Map([['m1', match]]));
  await show();
  expect(await screen.findByRole('heading', { level: 2, name: 'Coming up' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Coming Cup.*Team A/ })).toHaveAttribute('href', '/soon?team=A');
  expect(await screen.findByRole('link', { name: /Past Cup.*Team A.*Place 2 of 2/ })).toHaveAttribute('href', '/past?team=A');
  expect(screen.getByRole('link', { name: /Mixed Cup.*Mixer/ })).toHaveAttribute('href', '/mixed');
  // No request for future games, or without a known team.
  expect(readSchedule.mock.calls).toEqual([['past']]);
});

it('ranks a team over all stages of an event with a second group stage', async () => {
  const past = { startDate: '2020-05-01', endDate: '2020-05-02', isSchedulePublic: true, hasFurtherGroups: true };
  const layout = { groups: { 0: ['A', 'B'] }, schedule: { 0: ['m1'] } } as never;
  readPublicEntries.mockResolvedValue(part([createEntry({ id: 'staged' as never, name: 'Staged Cup', ...past, ...(layout as object) })]));
  const stored = { name: 'Main round', kind: 'groups', order: 0, entry: 'groups 1-2', feed: 'snake', carries: 'none' };
  const parsed = parseStage('main1234567', { ...stored, groups: { 0: ['A', 'B'] }, schedule: { 0: ['main1234567-m1'] } });
  const match = (id: string, team1Score: number, team2Score: number) =>
    new Map([[id, { id, team1Id: 'A', team2Id: 'B', team1Score, team2Score, isTieBreaker: false }]]);
  readSchedule.mockResolvedValue(match('m1', 1, 3));
  readFurtherGroups.mockResolvedValueOnce([{ plan: parsed.ok && parsed.value, games: match('main1234567-m1', 2, 0) }]);
  await show();
  expect(await screen.findByRole('link', { name: /Staged Cup.*Team A.*Place 1 of 2/ })).toBeInTheDocument();
});

it('asks for no result that the tournament does not show', async () => {
  readPublicEntries.mockResolvedValue(
    part([
      createEntry({
        id: 'closed' as never,
        startDate: '2020-05-01',
        endDate: '2020-05-02',
        isSchedulePublic: false,
        isBracketPublic: false,
        schedule: { 0: ['m1'] } as never,
        bracket: { upper: { round1: ['g1'] } } as never,
      }),
    ]),
  );
  await show();
  expect(await screen.findByRole('link', { name: /Team A/ })).toBeInTheDocument();
  expect(readSchedule).not.toHaveBeenCalled();
  expect(readBracketGames).not.toHaveBeenCalled();
});

it('says how far it looked, looks further, and goes on with what came', async () => {
  readPublicEntries
    .mockResolvedValueOnce(part([], { next: ['2026-01-31', 'x'] }))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(part([createEntry({ id: 'old' as never, name: 'Old Cup', endDate: '2010-05-02', startDate: '2010-05-01' })]));
  await show();
  expect(
    await screen.findByText('Looked through the last 24 tournaments, back to 31 January 2026, and all those to come.'),
  ).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Search further back' });
  await userEvent.click(button);
  expect(await screen.findByText('Earlier tournaments could not be searched. Try again.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Search further back' }));
  expect(await screen.findByRole('link', { name: /Old Cup/ })).toHaveFocus();
  expect(readPublicEntries).toHaveBeenLastCalledWith([zoe], expect.objectContaining({ after: ['2026-01-31', 'x'] }));
});

it('tells a player that it is their own, and where to change it', async () => {
  setSession({ ...signedIn, uid: zoe } as never);
  await show();
  expect(await screen.findByRole('link', { name: 'Change it, or switch it off' })).toHaveAttribute('href', '/profile');
});
