import { matchId, teamId, type Match, type Tournament } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { TeamDirectory } from '../teams/team-directory';
import { ScheduleView } from './schedule-view';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'schedule', 'team'] }));

/** Renders a day with one game, which has no score yet. */
function show(scores: Partial<Match> = {}) {
  const teams = ['a', 'b'].map((id) => ({ id: teamId(id), name: `Team ${id.toUpperCase()}` }));
  const unplayed = { team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false };
  const game: Match = { id: matchId('m1'), team1Id: teams[0]!.id, team2Id: teams[1]!.id, ...unplayed, ...scores };
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
  return screen.getByRole('link', { name: /^No\. 1/ }).closest('tr')!;
}

it('has a gap between the letter of the court and the number of the game, which share a line on paper', () => {
  expect(show().cells[1]).toHaveTextContent(/Court A No\. 1/);
});

it('leaves the room of the scores to the names until there are any', () => {
  const hasRoom = (row: HTMLElement) => row.querySelector('[data-open]') !== null;
  expect(hasRoom(show())).toBe(true);
  cleanup();
  expect(hasRoom(show({ team1Score: 0, team2Score: 0 }))).toBe(false);
});
