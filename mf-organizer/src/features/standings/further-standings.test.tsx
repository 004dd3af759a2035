import { matchId, teamId, type Match } from '@courtside/domain';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as client from '../../firebase.testkit';
import { groupsPlanAt, matchesAt } from '../../organizer.testkit';
import { InEvent, tells, wonGames } from '../../stages/stages.testkit';
import { pageWords } from '../../words.testkit';
import { FurtherStandings } from './further-standings';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const stage = 'mainRound11';
const [sample] = matchesAt('schedule').values();
const id = matchId(`${stage}-m0`);
const games = new Map([[id, { ...sample!, id, team1Id: teamId('e'), team2Id: teamId('b'), team1Score: 0, team2Score: 5 } as Match]]);
const drawn = { groups: { '0': ['a', 'b', 'e', 'f'] }, schedule: { '0': [id] }, scheduleType: 'roundRobin' };

const show = (more: object) =>
  render(
    <MemoryRouter>
      <InEvent plans={[groupsPlanAt(stage, { ...drawn, ...more })]} games={games} matches={wonGames(matchesAt('schedule'))}>
        <FurtherStandings />
      </InEvent>
    </MemoryRouter>,
  );
const section = () => screen.getByRole('region', { name: 'Main round: table' });
const points = () =>
  Object.fromEntries(
    within(section())
      .getAllByRole('row')
      .slice(1)
      .map((row) => [within(row).queryByRole('rowheader')?.textContent, within(row).getAllByRole('cell').at(-1)?.textContent]),
  );

beforeAll(pageWords);
beforeEach(() => client.watchStages.mockReset().mockImplementation(tells([]) as never));

it('counts the games of the stage alone if nothing counts again', () => {
  show({});
  expect(points()).toMatchObject({ 'Team B': '3', 'Team A': '0', 'Team E': '0' });
  expect(section()).not.toHaveTextContent('Counted from before');
});

it('counts games between teams that meet in a group again, and names them', () => {
  show({ carries: 'games' });
  expect(points()).toMatchObject({ 'Team A': '3', 'Team B': '3', 'Team E': '3', 'Team F': '0' });
  expect(section()).toHaveTextContent('Counted from before');
  expect(section()).toHaveTextContent(/Team A v Team B: 3–.?1/);
  expect(section()).not.toHaveTextContent('Team C');
});

it('counts all points from before, and names them', () => {
  show({ carries: 'points' });
  expect(points()).toMatchObject({ 'Team A': '6', 'Team B': '6', 'Team E': '3' });
  expect(section()).toHaveTextContent('Team A: 6 points');
});

it('shows nothing before the stage is drawn', () => {
  show({ groups: {}, schedule: {} });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
