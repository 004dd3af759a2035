import { matchId, teamId, type Match, type Tournament } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { TeamDirectory } from '../teams/team-directory';
import { ScheduleView } from './schedule-view';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'schedule', 'team'] }));

it('has a gap between the letter of the court and the number of the game, which share a line on paper', () => {
  const teams = ['a', 'b'].map((id) => ({ id: teamId(id), name: `Team ${id.toUpperCase()}` }));
  const unplayed = { team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false };
  const game: Match = { id: matchId('m1'), team1Id: teams[0]!.id, team2Id: teams[1]!.id, ...unplayed };
  const tournament = {
    schedule: { 0: [game.id] },
    scheduleType: 'swissRounds',
    scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 1 },
    startDate: '2027-06-12',
    groups: { 0: teams.map(({ id }) => id) },
    withdrawnGames: 'stand',
    withdrawnTeamIds: [],
    byes: {},
  } as unknown as Tournament;
  render(
    <TeamDirectory teams={teams as never}>
      <ScheduleView tournament={tournament} matches={new Map([[game.id, game]])} teams={teams} states={new Map()} next={[]} lately={[]} />
    </TeamDirectory>,
  );
  expect(screen.getByRole('link', { name: /^No\. 1/ }).closest('td')).toHaveTextContent(/Court A No\. 1/);
});
