import { playerId, teamId, type Profile, type Team, type Tournament } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptMixerTeams, addMockPlayers, CommandFailure, overrideSkill, removePlayer, sampleTournament } from '../../firebase.testkit';
import type { TournamentData } from '../../workspace/tournament-data';
import { OrganizerPlayers } from './players-section';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const zoe = playerId('z'.repeat(28));
const profiles = new Map([
  [zoe as string, { id: zoe, name: 'zoé', pronouns: 'elle', club: 'Lyon', region: '', skill: 8 } as unknown as Profile],
]);
const mock = (count: number) => Array.from({ length: count }, (_, index) => playerId(`PLAYER ${index + 1}`));
const createData = (change: Partial<Tournament>, teams: readonly Team[] = []): TournamentData =>
  ({ tournament: { ...sampleTournament, tournamentType: 'MIXER', ...change }, teams, profiles }) as unknown as TournamentData;
const show = (change: Partial<Tournament>, teams?: readonly Team[]) => render(<OrganizerPlayers data={createData(change, teams)} />);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
const openDraw = async (change: Partial<Tournament> = {}, teams?: readonly Team[]) => {
  const view = show(
    { playerIds: mock(13), skillOverrides: Object.fromEntries(mock(13).map((id, index) => [id, 1 + (index % 10)])), ...change },
    teams,
  );
  await userEvent.click(button('Create Mixer Teams'));
  return view;
};
const teamsShown = () =>
  [...screen.getByRole('dialog').querySelectorAll<HTMLElement>('[data-team]')].map((team) =>
    [...team.querySelectorAll<HTMLElement>('[data-player]')].map((row) => row.dataset['player'] ?? ''),
  );

// Queries by role in dozens of rows are slow on busy processors.
jest.setTimeout(120_000);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerMixer', 'organizerSchedule', 'tournament', 'errors'] }));
beforeEach(() => {
  for (const command of [acceptMixerTeams, addMockPlayers, overrideSkill, removePlayer]) command.mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('OrganizerPlayers', () => {
  it('shows each player with what is known of them, N/A for the rest', () => {
    show({ playerIds: [zoe, ...mock(1)], skillOverrides: { [zoe]: 6 } });
    expect(card('Zoé')).toHaveTextContent('Skill 6');
    expect(card('Zoé')).toHaveTextContent('Set by an organizer; their own is 8.');
    expect(card('Zoé')).toHaveTextContent('elle');
    expect(within(card('Zoé')).getAllByText('N/A')).toHaveLength(1);
    expect(within(card('PLAYER 1')).getAllByText('N/A')).toHaveLength(3);
    expect(card('PLAYER 1')).toHaveTextContent('Counts as 5.');
  });

  it('adds 1 to 24 players to try it out, 12 unless told otherwise', async () => {
    show({});
    await userEvent.click(button('Add Mock Players'));
    const count = screen.getByRole('spinbutton', { name: 'Players' });
    expect(count).toHaveValue('12');
    for (const [typed, possible] of [
      ['0', false],
      ['25', false],
      ['24', true],
    ] as const) {
      await userEvent.clear(count);
      await userEvent.type(count, typed);
      expect(button(/^Add \d+ player/)).toHaveProperty('disabled', !possible);
    }
    addMockPlayers.mockRejectedValueOnce(new Error('quota'));
    await userEvent.click(button('Add 24 players'));
    expect(addMockPlayers).toHaveBeenCalledWith('t1', 24);
    expect(await screen.findByText('ERROR: quota')).toBeInTheDocument();
    await userEvent.click(button('Add 24 players'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('removes a player after a question, and says what failed in the catalogue’s words', async () => {
    removePlayer.mockRejectedValue(new Error('refused'));
    const team = { id: teamId('a'), name: 'Hors-Jeu', profileIds: ['PLAYER 2'] } as unknown as Team;
    show({ playerIds: mock(2) }, [team]);
    await userEvent.click(button('Remove PLAYER 2'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('PLAYER 2 stays in the team Hors-Jeu.');
    expect(removePlayer).not.toHaveBeenCalled();
    await userEvent.click(button('Remove player'));
    expect(removePlayer).toHaveBeenCalledWith('t1', 'PLAYER 2');
    expect(await screen.findByText('Could not save player: refused')).toBeInTheDocument();
  });

  it('sets a skill, and takes the own one back', async () => {
    show({ playerIds: [zoe, ...mock(1)], skillOverrides: { [zoe]: 6 } });
    await userEvent.click(button('Set the skill of Zoé'));
    expect(screen.getByRole('dialog')).toHaveTextContent('The player’s own figure is 8.');
    expect(screen.getByRole('slider')).toHaveValue('6');
    await userEvent.click(button('Use the player’s own'));
    expect(overrideSkill).toHaveBeenLastCalledWith('t1', zoe, null);
    await userEvent.click(button('Set the skill of PLAYER 1'));
    expect(screen.getByRole('slider')).toHaveValue('5');
    expect(screen.queryByRole('button', { name: 'Leave it unknown' })).not.toBeInTheDocument();
    await userEvent.click(button('Save'));
    expect(overrideSkill).toHaveBeenLastCalledWith('t1', 'PLAYER 1', 5);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    [{ playerIds: mock(11) }, 'Teams are drawn from 12 players or more. There are 11 now.'],
    [{ playerIds: mock(12), groups: { '0': [teamId('a')] } as Tournament['groups'] }, 'The groups exist, so the teams stay as they are.'],
  ])('says why no teams can be drawn', (change, words) => {
    show(change);
    expect(button('Create Mixer Teams')).toBeDisabled();
    expect(screen.getByText(new RegExp(words.slice(0, 40)))).toBeInTheDocument();
  });
});

describe('Create Mixer Teams', () => {
  it('draws threes, says the spread, draws again', async () => {
    await openDraw();
    const first = teamsShown();
    expect(first.map((team) => team.length).sort()).toEqual([3, 3, 3, 4]);
    expect(first.flat().sort()).toEqual([...mock(13)].sort());
    expect(screen.getByText(/^Spread \d\.\d\d$/)).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveTextContent('1 of them has one player more.');
    await userEvent.click(button('Draw again'));
    expect(teamsShown()).not.toEqual(first);
    expect(screen.getByRole('dialog')).toHaveTextContent('Draw 2');
  });

  it('swaps two players by menu, the focus goes along, and can be undone', async () => {
    await openDraw();
    const first = teamsShown();
    const [one = '', other = ''] = [first[0]?.[0], first[1]?.[0]];
    await userEvent.click(button(`Swap ${one} with`));
    await userEvent.click(screen.getByRole('menuitem', { name: new RegExp(`^${other}, team 2`) }));
    const swapped = teamsShown();
    expect([swapped[0]?.[0], swapped[1]?.[0]]).toEqual([other, one]);
    expect(button(`Swap ${one} with`)).toHaveFocus();
    expect(screen.getByText(/^As drawn: /)).toBeInTheDocument();
    await userEvent.click(button('Undo my swaps'));
    expect(teamsShown()).toEqual(first);
  });

  it('takes another team size, and refuses one that leaves a single team', async () => {
    await openDraw();
    const size = screen.getByRole('spinbutton', { name: 'Players in a team' });
    await userEvent.clear(size);
    await userEvent.type(size, '4');
    expect(
      teamsShown()
        .map((team) => team.length)
        .sort(),
    ).toEqual([4, 4, 5]);
    await userEvent.clear(size);
    await userEvent.type(size, '7');
    expect(teamsShown()).toEqual([]);
    expect(screen.getByText('From 2 to 6.')).toBeInTheDocument();
    expect(button(/^Create \d+ team/)).toBeDisabled();
  });

  it('creates what is shown, after saying what it replaces', async () => {
    const old = { id: teamId('a'), name: 'Hors-Jeu', profileIds: [] } as unknown as Team;
    await openDraw({ isRegistrationOpen: true }, [old]);
    expect(screen.getByRole('dialog')).toHaveTextContent('1 team is replaced: Hors-Jeu.');
    expect(screen.getByRole('dialog')).toHaveTextContent('Registration closes.');
    const shown = teamsShown();
    acceptMixerTeams.mockRejectedValueOnce(new CommandFailure('conflict', 'groups'));
    await userEvent.click(button('Create 4 teams'));
    expect(await screen.findByText(/^The teams were not created\. Someone else changed this at the same moment/)).toBeInTheDocument();
    await userEvent.click(button('Create 4 teams'));
    expect(acceptMixerTeams).toHaveBeenLastCalledWith(
      't1',
      shown.map((profileIds, index) => ({ name: `TEAM ${index + 1}`, profileIds })),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not create teams that no longer fit the players', async () => {
    const { rerender } = await openDraw();
    const first = teamsShown();
    await userEvent.click(button(`Swap ${first[0]?.[0]} with`));
    await userEvent.click(screen.getAllByRole('menuitem')[0] as HTMLElement);
    rerender(<OrganizerPlayers data={createData({ playerIds: mock(14) })} />);
    expect(screen.getByText(/^Players or skills have changed/)).toBeInTheDocument();
    expect(button('Create 4 teams')).toBeDisabled();
    await userEvent.click(button('Draw again'));
    expect(teamsShown().flat()).toHaveLength(14);
    expect(button('Create 4 teams')).toBeEnabled();
  });
});
