import type { Bracket } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CreateBracketDialog } from '../features/bracket/create-bracket-dialog';
import { CreateGroupsDialog } from '../features/groups/create-groups-dialog';
import { ScheduleProvider } from '../games/schedule-context';
import { dataAt } from '../organizer.testkit';
import { command } from '../saving/command.testkit';
import type { TournamentData } from '../workspace/tournament-data';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../saving/command.testkit').everyCommand);

beforeAll(() =>
  createI18n({
    language: 'en',
    namespaces: ['common', 'errors', 'organizerTeams', 'organizerEntries', 'organizerBracket', 'organizerSchedule', 'bracket'],
  }),
);
beforeEach(() => command.mockReset().mockResolvedValue('done'));
const before = dataAt('teams');
/** Team B is deleted, or has withdrawn. */
const after: TournamentData = {
  ...before,
  teams: before.teams.filter(({ id }) => id !== 'b'),
  seedOrder: before.seedOrder.filter((id) => id !== 'b'),
};
const page = ({ tournament, teams, matches }: TournamentData, dialog: ReactNode) => (
  <ScheduleProvider tournament={tournament} teams={teams} matches={matches}>
    {dialog}
  </ScheduleProvider>
);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const left = () => screen.queryByText('Team B no longer takes part and was taken out.');

it('seeds that an organiser put in order lose a team that leaves meanwhile, and it is named', async () => {
  const dialog = <CreateBracketDialog onClose={jest.fn()} />;
  const { rerender } = render(page(before, dialog));
  const box = screen.getByRole('textbox', { name: 'Seed of Team H' });
  await userEvent.clear(box);
  await userEvent.type(box, '1{Enter}');
  expect(left()).not.toBeInTheDocument();
  rerender(page(after, dialog));
  expect(left()).toBeInTheDocument();
  await press(/^Create bracket/);
  const [name, , bracket] = command.mock.lastCall ?? [];
  expect(name).toBe('createBracket');
  expect((bracket as Bracket).seeds).toEqual(['h', 'a', 'c', 'd', 'e', 'f', 'g']);
});

it('groups that an organiser arranges lose it, too', async () => {
  const { rerender } = render(page(before, <CreateGroupsDialog data={before} onClose={jest.fn()} />));
  expect(left()).not.toBeInTheDocument();
  rerender(page(after, <CreateGroupsDialog data={after} onClose={jest.fn()} />));
  expect(left()).toBeInTheDocument();
  expect(screen.queryByText('Team B')).not.toBeInTheDocument();
  await press(/^Create 2 groups/);
  const [name, , groups] = command.mock.lastCall ?? [];
  expect(name).toBe('saveGroups');
  expect(
    Object.values(groups as object)
      .flat()
      .sort(),
  ).toEqual([...'acdefgh']);
});
