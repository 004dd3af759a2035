import { teamId, type Team } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen, within } from '@testing-library/react';
import { TeamLinks } from '../teams/linked-team';
import { TeamDirectory } from '../teams/team-directory';
import { GroupsView } from './groups-view';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament'] }));

const teams = ['a', 'b', 'c', 'd'].map((id) => ({ id: teamId(id), name: `Team ${id}` })) as unknown as readonly Team[];

function show(groups: Readonly<Record<string, readonly string[]>>) {
  render(
    <TeamDirectory teams={teams}>
      <TeamLinks value={({ id, children }) => <a href={`/teams/${id}`}>{children}</a>}>
        <GroupsView groups={groups as never} teams={teams} />
      </TeamLinks>
    </TeamDirectory>,
  );
  return screen.queryAllByRole('article').map((card) => [
    within(card).getByRole('heading').textContent,
    ...within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ]);
}

it('has a card for each group in the order of their letters, and one for the teams that wait', () => {
  expect(show({ 10: ['d'], 1: ['b'], 0: ['a'] })).toEqual([
    ['Group A', 'Team a'],
    ['Group B', 'Team b'],
    ['Group K', 'Team d'],
    ['Waiting list', 'Team c'],
  ]);
  expect(screen.getByRole('link', { name: /Team a/ })).toHaveAttribute('href', '/teams/a');
});

it('has no waiting list before there are groups', () => {
  expect(show({})).toEqual([]);
});

it('has a placeholder for a team that was deleted', () => {
  expect(show({ 0: ['a', 'gone'], 1: ['b', 'c', 'd'] })[0]).toEqual(['Group A', 'Team a', 'Unknown team']);
});
