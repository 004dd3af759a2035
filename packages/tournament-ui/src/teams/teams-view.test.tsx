import type { Team } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamDirectory } from './team-directory';
import { TeamsView } from './teams-view';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament'] }));
beforeEach(() => sessionStorage.clear());

const create = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `t${index}`, name: `Team ${index}`, profileIds: [`Player ${index}`, ''] }));

function show(teams: readonly object[]) {
  const given = teams as readonly Team[];
  render(
    <TeamDirectory teams={given}>
      <TeamsView teams={given} profiles={new Map()} />
    </TeamDirectory>,
  );
}
const names = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

it('says that there are no teams yet', () => {
  show([]);
  expect(screen.getByText(/^No teams yet\./)).toBeInTheDocument();
});

it('has each team with its players, without the blank places of a team, and says where nobody is named', () => {
  show([...create(2), { id: 'x', name: 'Blank', profileIds: ['', ''] }]);
  expect(names()).toEqual(['Team 0', 'Team 1', 'Blank']);
  const [first, , blank] = screen.getAllByRole('heading').map((heading) => heading.closest('li')!);
  expect(
    within(first!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Player 0']);
  expect(blank).toHaveTextContent('No players named yet.');
});

it('is searched by teams and by players where there are many, and says when there is none of that name', async () => {
  show(create(8));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  cleanup();
  show(create(9));
  const search = screen.getByRole('searchbox', { name: 'Search teams' });
  await userEvent.type(search, 'player 7');
  expect(names()).toEqual(['Team 7']);
  await userEvent.clear(search);
  await userEvent.type(search, 'nobody');
  expect(names()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No team or player of that name.');
});
