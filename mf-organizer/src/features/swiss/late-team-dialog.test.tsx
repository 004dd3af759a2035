import { teamId, type Match, type MatchId } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScheduleProvider } from '../../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { ScoreBookProvider } from '../../score-book/score-book-context';
import { LateTeamDialog } from './late-team-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

jest.setTimeout(60_000);
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerSchedule'] }));
beforeEach(() => command.mockReset().mockResolvedValue('done'));

const draws = new Map<MatchId, Match>([...matchesAt('swiss')].map(([id, match]) => [id, { ...match, team1Score: 1, team2Score: 1 }]));

/** @param added a team that has joined the group since */
function page(matches: ReadonlyMap<MatchId, Match>, added?: string) {
  const tournament = tournamentAt('swiss', {
    groups: { 0: ['a', 'b', 'c', 'd', ...(added === undefined ? [] : [added])] },
    schedule: { '0': ['m0', 'm1'] },
  });
  const teams = added === undefined ? someTeams : [...someTeams, { ...someTeams[0]!, id: teamId(added) }];
  return (
    <ScheduleProvider tournament={tournament} teams={teams} matches={matches}>
      <ScoreBookProvider tournamentId="t1" matches={matches}>
        <LateTeamDialog onClose={jest.fn()} />
      </ScoreBookProvider>
    </ScheduleProvider>
  );
}
const show = (matches: ReadonlyMap<MatchId, Match>) => render(page(matches));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add the team' }));
const profileIds = ['', '', ''];

it('adds it without points, after its name is entered', async () => {
  show(draws);
  expect(screen.getByText(/plays from round 2 on/)).toBeInTheDocument();
  expect(screen.getByText(/number of teams is odd/)).toBeInTheDocument();
  await submit();
  expect(screen.getByText('Enter a name.')).toBeInTheDocument();
  expect(command).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Team name'), 'Canal');
  await submit();
  expect(command.mock.lastCall).toEqual(['addLateTeam', 't1', { name: 'Canal', profileIds }, expect.any(String)]);
});

it('adds it with the points of the lowest team, and the reason for everyone', async () => {
  show(draws);
  await userEvent.type(screen.getByLabelText('Team name'), 'Canal');
  await userEvent.click(screen.getByRole('radio', { name: /^2 points/ }));
  await submit();
  const points = { points: 2, reason: 'Came late: begins with the points of the lowest team.' };
  expect(command.mock.lastCall).toMatchObject(['addLateTeam', 't1', { name: 'Canal', points }, expect.any(String)]);
});

it('offers no points while the lowest team has none', () => {
  show(new Map([...draws].map(([id, match]) => [id, { ...match, team1Score: 1, team2Score: 0 }])));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('offers the same points again after a response was lost, although the team itself has none', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  command.mockRejectedValueOnce(new Error('lost'));
  const { rerender } = show(draws);
  await userEvent.type(screen.getByLabelText('Team name'), 'Canal');
  await submit();
  const id = String(command.mock.lastCall?.at(-1));
  rerender(page(draws, id));
  expect(screen.getByText(/number of teams is odd/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^2 points/ }));
  await submit();
  expect(command.mock.lastCall).toMatchObject(['addLateTeam', 't1', { points: { points: 2 } }, id]);
});
