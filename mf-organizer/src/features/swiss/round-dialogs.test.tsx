import { teamId, type DayId, type GamePlay, type Match } from '@courtside/domain';
import { CommandFailure } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ScheduleProvider } from '../../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { ScoreBookProvider } from '../../score-book/score-book-context';
import { ExchangeDialog } from './exchange-dialog';
import { NextRoundDialog } from './next-round-dialog';
import { RemoveRoundDialog } from './remove-round-dialog';
import { RoundNote } from './round-note';
import { WithdrawDialog } from './withdraw-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

jest.setTimeout(60_000);
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerSchedule'] }));
beforeEach(() => command.mockReset().mockResolvedValue('done'));

const tournament = tournamentAt('swiss', { schedule: { '0': ['m0', 'm1', 'm4', 'm5'], '1': ['m2', 'm3'] } });
const letters = Object.values(tournament.groups).flat();
const round = '1' as DayId;
const playing: GamePlay = { state: 'playing', ending: null, winner: null, clock: null, goals: [], isConfirmed: false };

/** The games of the round as they arrive, the others as they were played. */
function matchesWith(games: Readonly<Record<string, Partial<Match>>>) {
  const open = { team1Score: null, team2Score: null };
  return new Map(
    [...matchesAt('swiss')].map(([id, match]) => [id, id === 'm2' || id === 'm3' ? { ...match, ...open, ...games[id] } : match] as const),
  );
}
const page = (dialog: ReactNode, games: Readonly<Record<string, Partial<Match>>> = {}, event = tournament) => {
  const matches = matchesWith(games);
  return (
    <ScheduleProvider tournament={event} teams={someTeams} matches={matches}>
      <ScoreBookProvider tournamentId="t1" matches={matches}>
        {dialog}
      </ScoreBookProvider>
    </ScheduleProvider>
  );
};
const more = () => screen.queryByText(/^A result came in or a game began after you opened this/);
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe.each([
  ['removed', 'removeSwissRound', <RemoveRoundDialog key="d" dayId={round} onClose={jest.fn()} />, /^Remove the round/],
  ['drawn again', 'redrawSwissRound', <NextRoundDialog key="d" replaces={round} onClose={jest.fn()} />, /^Draw round 2 again/],
] as const)('a round that is %s', (_, name, dialog, submit) => {
  it('is lost only as far as it was on the screen, and what comes in meanwhile is said', async () => {
    const { rerender } = render(page(dialog, { m2: { team1Score: 1, team2Score: 0 } }));
    expect(screen.getByText(/1 result/)).toBeInTheDocument();
    expect(more()).not.toBeInTheDocument();
    rerender(page(dialog, { m2: { team1Score: 1, team2Score: 0 }, m3: { play: playing } }));
    expect(screen.getByText(/1 game that is being played/)).toBeInTheDocument();
    expect(more()).toBeInTheDocument();
    await press(submit);
    const seen = { roundId: '1', games: ['m2', 'm3'], mayClear: ['m2', 'm3'], pairings: { m2: ['a', 'c'], m3: ['b', 'd'] } };
    expect(command.mock.lastCall?.slice(0, 3)).toEqual([name, 't1', seen]);
  });
});

it('a round that is removed says when the event then ends', () => {
  const { schedule, scheduleTimes } = tournament;
  const event = tournamentAt('swiss', { schedule, scheduleTimes: { ...scheduleTimes, startTimes: ['09:00', '11:00'] } });
  render(page(<RemoveRoundDialog dayId={round} onClose={jest.fn()} />, {}, event));
  expect(screen.getByText('The event then ends Saturday 12 June 2027, 09:29 instead of 11:12.')).toBeVisible();
});

describe('a round that is drawn', () => {
  const dialog = <NextRoundDialog key="d" onClose={jest.fn()} />;
  const outdated = () => screen.queryByText(/^This draw is out of date/);

  it('that the server refuses as a conflict says what happened and what to do, once', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const { rerender } = render(page(dialog));
    command.mockRejectedValueOnce(new CommandFailure('conflict', 'Teams a and b are in different groups.'));
    await press(/^Create round 3/);
    expect(
      screen.getByText(/^Not saved: since you opened this, another organizer has changed the groups.* Close this and open it again/),
    ).toBeVisible();
    // The change itself may arrive only now.
    rerender(page(dialog, { m3: { team1Id: teamId('d'), team2Id: teamId('b') } }));
    expect(outdated()).not.toBeInTheDocument();
  });

  it('follows the last one as it was when the dialog was opened', async () => {
    const { rerender } = render(page(dialog));
    await press(/^Create round 3/);
    const follows = { roundId: '1', games: ['m2', 'm3'], pairings: { m2: ['a', 'c'], m3: ['b', 'd'] } };
    const drawn = { follows, teams: expect.arrayContaining(letters) as unknown };
    expect(command.mock.lastCall).toMatchObject(['addSwissRound', 't1', { roundId: '2', ...drawn }]);
    rerender(page(dialog, { m3: { team1Id: teamId('d'), team2Id: teamId('b') } }));
    expect(outdated()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Create round 3/ })).toBeDisabled();
  });

  it.each([
    ['a team withdraws', { withdrawnTeamIds: ['h'] }],
    ['a team comes late', { groups: { 0: [...letters, 'late'] } }],
    ['the round before it is removed', { schedule: { '0': ['m0', 'm1', 'm4', 'm5'] } }],
    ['further groups are drawn', { drawnGroupStages: ['groupsB12345'] }],
    ['the bracket is created', { bracket: { upper: { round1: ['u1-1'] } } }],
  ])('is out of date when %s, and says so', (_, change) => {
    const { rerender } = render(page(dialog));
    expect(outdated()).not.toBeInTheDocument();
    // A result that arrived was no reason to draw again before, and is none now.
    rerender(page(dialog, { m2: { team1Score: 1, team2Score: 0 } }));
    expect(outdated()).not.toBeInTheDocument();
    rerender(page(dialog, {}, tournamentAt('swiss', { schedule: tournament.schedule, ...change })));
    expect(outdated()).toBeInTheDocument();
  });
});

it('teams of a game that is being played stay where they are', async () => {
  render(page(<ExchangeDialog dayId={round} onClose={jest.fn()} />, { m3: { play: playing } }));
  await userEvent.selectOptions(screen.getByLabelText('This team'), 'a');
  await userEvent.selectOptions(screen.getByLabelText('changes places with'), 'b');
  expect(screen.getByText('Team B v Team D is being played. Its teams can be exchanged when it has ended.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Exchange the teams' })).toBeDisabled();
});

it.each([
  ['further groups', { drawnGroupStages: ['groupsB12345'] }, /^Closed: further groups/, /The further groups keep/],
  ['a bracket', { bracket: { upper: { round1: ['u1-1'] } } }, /^Closed: the bracket/, /The bracket keeps/],
])('a round below %s says what keeps it closed, and what an unlocked one leaves', async (_what, change, closed, kept) => {
  const event = tournamentAt('swiss', { schedule: tournament.schedule, ...change });
  const background = { problem: null, clear: jest.fn(), start: jest.fn() };
  render(page(<RoundNote dayId={round} background={background} />, {}, event));
  expect(screen.getByText(closed)).toBeVisible();
  await press(/^Unlock/);
  expect(screen.getByText(kept)).toBeVisible();
});

describe('two groups', () => {
  const groups = { 0: ['a', 'b', 'c'], 1: ['e', 'f', 'd'] };
  const event = tournamentAt('swiss', { groups, schedule: { '0': ['m0', 'm4'] }, byes: { '0': 'c', '0-1': 'd' } });
  const within = (dialog: ReactNode, more: object = {}) => page(dialog, {}, tournamentAt('swiss', { ...event, ...more }));

  it('show their pairings apart, with the bye of each, and are created together', async () => {
    render(within(<NextRoundDialog onClose={jest.fn()} />));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Group A', 'Group B']);
    expect(screen.getAllByText(/has a bye: a win without goals/)).toHaveLength(2);
    await press(/^Create round 2/);
    const [, , round] = command.mock.lastCall as [string, string, { matches: Record<string, object> }];
    expect(round).toMatchObject({ byeTeamId: ['b', 'f'], teams: ['a', 'b', 'c', 'd', 'e', 'f'] });
    expect(Object.values(round.matches)).toHaveLength(2);
  });

  it('exchange teams within one of them', async () => {
    render(within(<NextRoundDialog onClose={jest.fn()} />));
    await press(/^Exchange two teams/);
    await userEvent.selectOptions(screen.getByLabelText('This team'), 'e');
    const offered = [...screen.getByLabelText('changes places with').querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Choose a team', 'Team F (Bye)']);
    await userEvent.selectOptions(screen.getByLabelText('changes places with'), 'f');
    await press(/^Exchange$/);
    await press(/^Create round 2/);
    expect(command.mock.lastCall).toMatchObject(['addSwissRound', 't1', { byeTeamId: ['b', 'e'] }]);
  });

  it.each([
    ['has met', ['c'], /^The teams of this group have all met/],
    ['has one team left', ['b', 'c'], /^Fewer than two teams of this group play on/],
  ])('say which of them %s, and that no game of it is left', async (_what, withdrawnTeamIds, words) => {
    const { unmount } = render(within(<NextRoundDialog onClose={jest.fn()} />, { withdrawnTeamIds }));
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Create round 2/ })).toBeEnabled();
    unmount();
    render(within(<WithdrawDialog onClose={jest.fn()} />, { withdrawnTeamIds }));
    // No team rests where none plays.
    expect(screen.queryByText(/^Group A has an odd/)).not.toBeInTheDocument();
    expect(screen.queryAllByText('Group A has no game left.')).toHaveLength(withdrawnTeamIds.length - 1);
    expect(screen.getByText(/^Group B has an odd/)).toBeInTheDocument();
  });

  it('say together that no game is left', () => {
    render(within(<NextRoundDialog onClose={jest.fn()} />, { withdrawnTeamIds: ['b', 'c', 'e', 'd'] }));
    expect(screen.getByText('Fewer than two teams play on: no game is left.')).toBeInTheDocument();
    expect(screen.queryByText(/^Every team has met/)).not.toBeInTheDocument();
  });

  it('can be created while one of them has no game left', () => {
    render(within(<NextRoundDialog onClose={jest.fn()} />, { withdrawnTeamIds: ['c'] }));
    expect(screen.getByText(/^The teams of this group have all met/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Create round 2/ })).toBeEnabled();
  });

  it('name both teams that rest below the heading of the round', () => {
    const background = { problem: null, clear: jest.fn(), start: jest.fn() };
    render(within(<RoundNote dayId={'0' as DayId} background={background} />));
    expect(screen.getAllByText(/^Bye: /).map(({ textContent }) => textContent)).toEqual(['Bye: Team C', 'Bye: Team D']);
  });

  it('say which of them is odd when a team withdraws', () => {
    render(within(<WithdrawDialog onClose={jest.fn()} />, { withdrawnTeamIds: ['a'] }));
    expect(screen.queryByText(/^Group A has an odd/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Group B has an odd number of teams/)).toBeInTheDocument();
  });
});
