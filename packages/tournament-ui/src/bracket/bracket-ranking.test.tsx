import { teamId } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { TeamDirectory } from '../teams/team-directory';
import { BracketRanking } from './bracket-ranking';
import { fourTeams, playBracket } from './bracket.testkit';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'bracket', 'tournament'] }));

function show(games: number) {
  render(
    <TeamDirectory teams={fourTeams} mine={teamId('B')}>
      <BracketRanking bracket={playBracket(games)} id="ranking" />
    </TeamDirectory>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

it('shows nothing while no team has its place', () => {
  expect(show(0)).toEqual([]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(show(2)).toEqual([]);
});

it('shows the places that are known while the final is to be played', () => {
  expect(show(3)).toEqual(['3Place 3Team C', '4Place 4Team D']);
  expect(screen.getByRole('heading', { name: 'Ranking so far' })).toBeInTheDocument();
  expect(screen.queryByText('Champion')).not.toBeInTheDocument();
});

it('has the champion and all teams at the end, and marks the team that the user follows', () => {
  expect(show(4)).toEqual(['1Place 1ChampionTeam A', '2Place 2Team B You', '3Place 3Team C', '4Place 4Team D']);
  expect(screen.getByRole('heading', { name: 'Final ranking' }).closest('section')).toHaveAttribute('id', 'ranking');
  // The page names the champion at its top, and here for the second time.
  expect(screen.getAllByText('Team A')).toHaveLength(1);
  expect(screen.getByText('Team B').closest('li')).toHaveAttribute('data-mine');
});
