import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { dataAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { AddTeamDialog } from './add-team-dialog';
import { ImportDialog } from './import-dialog';
import { MockTeamsDialog } from './mock-teams-dialog';

/* Texts of the tools for several teams when a tournament is full. */
jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerTeams'] }));

it('a file: the lines above the limit are left out before anything is sent, and the table says why', async () => {
  const teams = Array.from({ length: 511 }, (_, index) => ({ ...someTeams[0]!, id: `t${index}`, name: `T${index}` })) as never;
  render(<ImportDialog data={{ ...dataAt('teams'), teams, entrants: teams }} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText(/^Paste/), { target: { value: 'Canal\nDock' } });
  expect(await screen.findByText('left out: a tournament has at most 512 teams')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import 1 team' })).toBeEnabled();
});

it('mock teams: as many as there is room for', () => {
  render(<MockTeamsDialog tournament={tournamentAt('teams')} teamCount={506} onClose={() => undefined} />);
  expect(screen.getByRole('button', { name: /^Create 8/ })).toBeDisabled();
  expect(screen.getByText('A tournament has at most 512 teams.')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Number of teams'), { target: { value: '6' } });
  expect(screen.getByRole('button', { name: /^Create 6/ })).toBeEnabled();
});

describe('where a colleague makes the schedule meanwhile', () => {
  const locked = 'There is a schedule: names, addresses and players can change, the list of teams can’t.';

  it('a file: its new lines are left out, its changes are not', async () => {
    const dialog = (stage: 'groups' | 'schedule') => <ImportDialog data={dataAt(stage)} onClose={() => undefined} />;
    const { rerender } = render(dialog('groups'));
    fireEvent.change(screen.getByLabelText(/^Paste/), { target: { value: `id,name\n${someTeams[0]?.id},Ahoy\n,Canal` } });
    expect(await screen.findByRole('button', { name: 'Import 2 teams' })).toBeEnabled();
    rerender(dialog('schedule'));
    expect(screen.getByText('left out: there is a schedule')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import 1 team' })).toBeEnabled();
  });

  it('mock teams: none is made, and it is said why', () => {
    const dialog = (stage: 'groups' | 'schedule') => (
      <MockTeamsDialog tournament={tournamentAt(stage)} teamCount={8} onClose={() => undefined} />
    );
    const { rerender } = render(dialog('groups'));
    const make = screen.getByRole('button', { name: /^Create \d+ teams/ });
    expect(make).toBeEnabled();
    rerender(dialog('schedule'));
    expect(make).toBeDisabled();
    expect(screen.getByLabelText('Number of teams')).toHaveAccessibleDescription(locked);
  });

  it('a team by its name: what was typed stays, and it is said why it can’t be added', async () => {
    const dialog = (stage: 'groups' | 'schedule') => (
      <AddTeamDialog tournament={tournamentAt(stage)} teamCount={8} onClose={() => undefined} />
    );
    const { rerender } = render(dialog('groups'));
    const name = screen.getByLabelText('Team name');
    fireEvent.change(name, { target: { value: 'Canal' } });
    expect(name).not.toBeInvalid();
    rerender(dialog('schedule'));
    expect(name).toHaveValue('Canal');
    expect(name).toHaveAccessibleDescription(locked);
    expect(screen.getByRole('button', { name: 'Add team' })).toBeDisabled();
  });
});
