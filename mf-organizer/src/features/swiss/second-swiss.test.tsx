import { dayId, matchId, teamId, type Match } from '@courtside/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GroupsStageProvider } from '../../stages/groups-stage';
import * as client from '../../firebase.testkit';
import { ScheduleProvider } from '../../games/schedule-context';
import { groupsPlanAt, matchesAt, someTeams } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { ScoreBookProvider } from '../../score-book/score-book-context';
import { useEventStages } from '../../stages/event-stages';
import { toGroupsEvent } from '../../stages/groups-source';
import { InEvent, tells, wonGames } from '../../stages/stages.testkit';
import { pageWords } from '../../words.testkit';
import { ExchangeDialog } from './exchange-dialog';
import { NextRoundDialog } from './next-round-dialog';
import { RemoveRoundDialog } from './remove-round-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

jest.setTimeout(60_000);

const stage = 'mainRound11';
const [sample] = matchesAt('schedule').values();
const toGame = (id: string, one: string, other: string): [Match['id'], Match] => [
  matchId(`${stage}-${id}`),
  { ...sample!, id: matchId(`${stage}-${id}`), team1Id: teamId(one), team2Id: teamId(other) },
];
/** Four teams whose first round was won by A and E, and whose second one is drawn. */
const first = wonGames(new Map([toGame('m0', 'a', 'b'), toGame('m1', 'e', 'f')]));
const second = new Map([toGame('m2', 'a', 'e'), toGame('m3', 'b', 'f')]);
const rounds = { '0': [...first.keys()], '1': [...second.keys()] };
const scheduleTimes = { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };
const layout = { groups: { '0': ['a', 'b', 'e', 'f'] }, teamOrder: ['a', 'b', 'e', 'f'], scheduleType: 'swissRounds', scheduleTimes };

/** Renders a dialog of the rounds of a stage, as its section does. */
function InStage({ games, children }: { readonly games: ReadonlyMap<Match['id'], Match>; readonly children: React.ReactNode }) {
  const event = useEventStages();
  const plan = event.groups[0]?.plan;
  if (!plan) return null;
  return (
    <GroupsStageProvider value={{ plan, address: [plan.id] }}>
      <ScheduleProvider tournament={toGroupsEvent(event, plan)} teams={someTeams} matches={games}>
        <ScoreBookProvider tournamentId="t1" matches={games}>
          {children}
        </ScoreBookProvider>
      </ScheduleProvider>
    </GroupsStageProvider>
  );
}

function show(dialog: React.ReactNode, schedule: object, games: ReadonlyMap<Match['id'], Match>, more: object = {}) {
  const plan = groupsPlanAt(stage, { ...layout, schedule, ...more });
  render(
    <InEvent plans={[plan]} games={games} matches={wonGames(matchesAt('schedule'))}>
      <InStage games={games}>{dialog}</InStage>
    </InEvent>,
  );
}
const close = () => undefined;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const all = new Map([...first, ...second]);

beforeAll(pageWords);
beforeEach(() => {
  localStorage.clear();
  command.mockReset().mockResolvedValue(undefined);
  client.watchStages.mockReset().mockImplementation(tells([]) as never);
});

it('draws the next round in the documents of its stage', async () => {
  show(<NextRoundDialog onClose={close} />, { '0': rounds['0'] }, first);
  await press(/^Create round 2/);
  const [name, id, round, address] = command.mock.lastCall as unknown as [string, string, { matches: Record<string, Match> }, string];
  expect([name, id, address]).toEqual(['addSwissRound', 't1', stage]);
  expect(round).toMatchObject({ roundId: '1', teams: ['a', 'b', 'e', 'f'], follows: { roundId: '0', games: rounds['0'] } });
  const pairs = Object.values(round.matches).map(({ team1Id, team2Id }) => [team1Id, team2Id].sort().join(''));
  expect(pairs.sort()).toEqual(['ae', 'bf']);
});

it('pairs by the points with which its teams began', async () => {
  show(<NextRoundDialog onClose={close} />, { '0': rounds['0'] }, first, { carries: 'points' });
  await userEvent.click(screen.getByRole('switch'));
  const dialog = screen.getByRole('dialog');
  // Three points for the game of the stage, and those of the groups before it.
  expect(dialog).toHaveTextContent('Team A9 pointsTeam E6 points');
  await press(/^Create round 2/);
  expect(command.mock.lastCall?.at(-1)).toBe(stage);
});

it.each([
  ['redrawSwissRound', <NextRoundDialog key="d" replaces={dayId('1')} onClose={close} />, /^Draw round 2 again/],
  ['removeSwissRound', <RemoveRoundDialog key="d" dayId={dayId('1')} onClose={close} />, /^Remove the round/],
] as const)('changes the last round there: %s', async (name, dialog, submit) => {
  show(dialog, rounds, all);
  await press(submit);
  const { lastCall } = command.mock;
  expect([lastCall?.[0], lastCall?.[2], lastCall?.at(-1)]).toMatchObject([name, { roundId: '1', games: rounds['1'] }, stage]);
});

it('exchanges two teams there', async () => {
  show(<ExchangeDialog dayId={dayId('1')} onClose={close} />, rounds, all);
  const [one, other] = screen.getAllByRole('combobox');
  await userEvent.selectOptions(one!, 'Team A');
  await userEvent.selectOptions(other!, 'Team B');
  await press(/^Swap|^Exchange/);
  expect([command.mock.lastCall?.[0], command.mock.lastCall?.at(-1)]).toEqual(['exchangeSwissTeams', stage]);
});
