import { teamId, type TeamId } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { TeamDirectory } from '../teams/team-directory';
import { fourTeams, playBracket } from './bracket.testkit';
import { PathList } from './path-list';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'bracket', 'schedule', 'tournament'] }));

function show(games: number, team: TeamId, mine: TeamId | null = null) {
  render(
    <TeamDirectory teams={fourTeams} mine={mine}>
      <PathList bracket={playBracket(games)} team={team} />
    </TeamDirectory>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) =>
    textContent
      .trim()
      .replace(/\u2060/g, '')
      .replace(/\s+/g, ' '),
  );
}

it('has the first game of a team before any is played', () => {
  expect(show(0, teamId('A'))).toEqual(['Semi-finals Team D']);
  expect(screen.getByRole('heading')).toHaveTextContent('Path of a team');
});

it('has the results seen from the team, and what its next game waits for', () => {
  expect(show(1, teamId('A'), teamId('A'))).toEqual(['Semi-finals Team D3–1', 'Final Winner of game 2']);
  expect(screen.getByRole('heading')).toHaveTextContent('Your path');
});

it('leads a team that has lost to the game for third place', () => {
  expect(show(3, teamId('D'))).toEqual(['Semi-finals Team A1–3', 'Third place Team C1–3']);
});

it('shows nothing of a team that is not in the bracket', () => {
  expect(show(0, teamId('X'))).toEqual([]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
