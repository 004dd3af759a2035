import { matchId, type GamePlay } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { TeamDirectory } from '@courtside/tournament-ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTieBreakerMatch } from '../../firebase.testkit';
import { ScheduleProvider } from '../../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { CreateBracketDialog } from './create-bracket-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));
jest.setTimeout(60_000);
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerBracket', 'organizerSchedule', 'schedule', 'bracket'] }));

const none = { winner: null, clock: null, goals: [], isConfirmed: false } as const;

/** Returns the text about games without a result, if all others were won 3 to 1. */
function saidWith(play: GamePlay, scores: object = {}) {
  const id = matchId('m0');
  const matches = new Map(matchesAt('swiss'));
  matches.set(id, { ...matches.get(id)!, ...scores, play });
  render(
    <ScheduleProvider tournament={tournamentAt('swiss')} teams={someTeams} matches={matches}>
      <TeamDirectory teams={someTeams}>
        <CreateBracketDialog onClose={jest.fn()} />
      </TeamDirectory>
    </ScheduleProvider>,
  );
  return screen.queryByText(/of the schedule ha(s|ve) no result yet/)?.textContent ?? null;
}

it('warns of a game that is still playing: its goals count for no seed yet', () =>
  expect(saidWith({ ...none, state: 'playing', ending: null })).toBe('1 game of the schedule has no result yet.'));

it('warns in one box of all that is about the schedule', () => {
  saidWith({ ...none, state: 'playing', ending: null });
  const box = screen.getByText(/has no result yet/).closest('[role=status]');
  expect(box).toHaveTextContent(/The schedule can’t be changed while a bracket exists/);
});

it('numbers the games of the preview after those of the schedule', () => {
  saidWith({ ...none, state: 'playing', ending: null });
  const drawing = screen.getByRole('region', { name: /bracket/i });
  expect(Object.values(tournamentAt('swiss').schedule).flat()).toHaveLength(4);
  expect(drawing).toHaveTextContent('No. 5');
  expect(drawing).not.toHaveTextContent(/No\. [1-4]\D/);
});

it('does not warn of a forfeit, which has no scores and counts', () =>
  expect(saidWith({ ...none, state: 'finished', ending: 'forfeitByTeam1' }, { team1Score: null, team2Score: null })).toBeNull());

it('begins after the last game of the schedule where no other day is left, and says what overlaps before anything is written', async () => {
  const tournament = tournamentAt('swiss');
  render(
    <ScheduleProvider tournament={{ ...tournament, endDate: tournament.startDate }} teams={someTeams} matches={matchesAt('swiss')}>
      <TeamDirectory teams={someTeams}>
        <CreateBracketDialog onClose={jest.fn()} />
      </TeamDirectory>
    </ScheduleProvider>,
  );
  const start = screen.getByLabelText<HTMLInputElement>('Start');
  expect(start.value > tournament.scheduleTimes.startTimes[0]!).toBe(true);
  expect(start).not.toHaveAccessibleDescription();
  fireEvent.change(start, { target: { value: tournament.scheduleTimes.startTimes[0] } });
  expect(start).toHaveAccessibleDescription(/^The bracket begins at \d\d:\d\d, before the schedule ends at \d\d:\d\d\.$/);
});

it('says where the order of registration decides who goes on, and draws lots', async () => {
  const user = userEvent.setup();
  const level = new Map([...matchesAt('swiss')].map(([id, match]) => [id, { ...match, team1Score: null, team2Score: null }]));
  render(
    <ScheduleProvider tournament={tournamentAt('swiss')} teams={someTeams} matches={level}>
      <TeamDirectory teams={someTeams}>
        <CreateBracketDialog onClose={jest.fn()} />
      </TeamDirectory>
    </ScheduleProvider>,
  );
  expect(screen.queryByText('The order of registration decides who goes on')).not.toBeInTheDocument();
  const size = screen.getByRole('spinbutton', { name: 'Teams in the bracket' });
  await user.clear(size);
  await user.type(size, '4');
  expect(screen.getByText('The order of registration decides who goes on')).toBeInTheDocument();
  expect(screen.getByText(/are level in everything, and 4 of them go on\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Draw lots' }));
  expect(screen.getByText(/^Lots were drawn: .* go on\.$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the standings' }));
  expect(screen.getByRole('button', { name: 'Draw lots' })).toBeInTheDocument();
});

it('lets the lower seeds of a double elimination start in the lower bracket', async () => {
  const user = userEvent.setup();
  saidWith({ ...none, state: 'playing', ending: null });
  const start = () => screen.queryByRole('combobox', { name: 'Start in the upper bracket' });
  expect(start()).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Double/ }));
  expect(start()).toHaveDisplayValue('All teams');
  expect(screen.getByText(/^15 games, last one at/)).toBeInTheDocument();
  await user.selectOptions(start()!, 'Seeds 1 to 4');
  expect(start()).toHaveAccessibleDescription('The other teams start in the lower bracket: one loss and they are out.');
  expect(screen.getByText(/^11 games, last one at/)).toBeInTheDocument();
  expect(document.querySelector('[data-seed="8"]')).toHaveTextContent('Lower v 5');
  // A Hayes bracket has its own size.
  await user.click(screen.getByRole('radio', { name: /^Hayes Double/ }));
  expect(screen.getByRole('combobox', { name: 'Upper bracket' })).toHaveDisplayValue('4 places');
  expect(start()).not.toBeInTheDocument();
});

it('adds a tie-breaker game between two level teams with one press', async () => {
  const user = userEvent.setup();
  const won = new Map([...matchesAt('swiss')].map(([id, match]) => [id, { ...match, team1Score: null, team2Score: null }]));
  (addTieBreakerMatch as jest.Mock).mockReset().mockResolvedValue(undefined);
  const two = someTeams.slice(0, 5);
  const [one, other] = [two[3]!, two[4]!];
  const games = two.slice(0, 3).map((team, place) => {
    const id = matchId(`x${place}`);
    return [
      id,
      { ...[...won.values()][0]!, id, team1Id: team.id, team2Id: two[(place + 1) % 3]!.id, team1Score: 2, team2Score: 1 },
    ] as const;
  });
  const tournament = { ...tournamentAt('swiss'), groups: { '0': two.map(({ id }) => id) }, byes: {} } as never;
  render(
    <ScheduleProvider tournament={tournament} teams={two} matches={new Map(games)}>
      <TeamDirectory teams={two}>
        <CreateBracketDialog onClose={jest.fn()} />
      </TeamDirectory>
    </ScheduleProvider>,
  );
  const size = screen.getByRole('spinbutton', { name: 'Teams in the bracket' });
  await user.clear(size);
  await user.type(size, '4');
  await user.click(screen.getByRole('button', { name: 'Add a tie-breaker game' }));
  expect(addTieBreakerMatch).toHaveBeenCalledWith('t1', expect.any(String), expect.any(String), { team1Id: one.id, team2Id: other.id });
});
