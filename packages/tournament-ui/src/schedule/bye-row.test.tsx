import { matchId, teamId, type Match, type ScheduleEntry, type Tournament } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamDirectory } from '../teams/team-directory';
import { ScheduleView } from './schedule-view';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'schedule', 'team'] }));

const teams = ['a', 'b', 'c'].map((id) => ({ id: teamId(id), name: `Team ${id.toUpperCase()}` }));
const unplayed = { team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false };
const game: Match = { id: matchId('m1'), team1Id: teams[0]!.id, team2Id: teams[1]!.id, ...unplayed };
const tournament = {
  schedule: { 0: [game.id] as readonly ScheduleEntry[] },
  scheduleType: 'swissRounds',
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 },
  startDate: '2027-06-12',
  groups: { 0: teams.map(({ id }) => id) },
  withdrawnGames: 'stand',
  withdrawnTeamIds: [],
  byes: { 0: teamId('c') },
} as unknown as Tournament;

it('shows below the games of a round which team has a bye, unless a filter leaves it out', async () => {
  render(
    <TeamDirectory teams={teams as never} mine={teamId('c')}>
      <ScheduleView tournament={tournament} matches={new Map([[game.id, game]])} teams={teams} states={new Map()} next={[]} lately={[]} />
    </TeamDirectory>,
  );
  const bye = () => screen.queryByRole('row', { name: /^Bye:.*Team C/ });
  expect(bye()).toBeInTheDocument();
  const choose = (field: string, value: string) => userEvent.selectOptions(screen.getByLabelText(field), value);
  await choose('Team', 'c');
  expect(bye()).toBeInTheDocument();
  await choose('Team', 'a');
  expect(bye()).not.toBeInTheDocument();
  await choose('Team', '');
  await choose('Court', 'A');
  expect(bye()).not.toBeInTheDocument();
});

it('shows the bye of each of two groups', () => {
  const both = {
    ...tournament,
    groups: { 0: [teams[0]!.id, teams[1]!.id, teams[2]!.id], 1: [] },
    byes: { '0': teamId('c'), '0-1': teamId('b') },
  };
  render(
    <TeamDirectory teams={teams as never} mine={null}>
      <ScheduleView tournament={both} matches={new Map([[game.id, game]])} teams={teams} states={new Map()} next={[]} lately={[]} />
    </TeamDirectory>,
  );
  expect(screen.getAllByRole('row', { name: /^Bye:/ }).map(({ textContent }) => textContent)).toEqual(['Bye:Team C', 'Bye:Team B']);
});
