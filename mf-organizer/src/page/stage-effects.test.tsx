import { matchId, teamId, type Match } from '@courtside/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../firebase.testkit';
import { groupsPlanAt, matchesAt, someTeams, tournamentAt } from '../organizer.testkit';
import { ResultDialog } from '../results/result-dialog';
import { command } from '../saving/command.testkit';
import { ScoreBox } from '../score-book/score-box';
import { ScoreBookProvider } from '../score-book/score-book-context';
import { ScoreTrouble } from '../score-book/score-state';
import { pageWords } from '../words.testkit';
import { compareAfter } from '../stages/compare-elsewhere';
import { toEventStages } from '../stages/event-stages';
import { InEvent, tells, wonGames } from '../stages/stages.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../saving/command.testkit').everyCommand);

jest.setTimeout(60_000);

const stage = 'mainRound11';
const matches = wonGames(matchesAt('schedule'));
const [sample] = matches.values();
const id = matchId(`${stage}-m0`);
const games = new Map([[id, { ...sample!, id, team1Id: teamId('e'), team2Id: teamId('b'), team1Score: 0, team2Score: 5 } as Match]]);
const plan = groupsPlanAt(stage, {
  ...{ groups: { '0': ['a', 'b', 'e', 'f'] }, schedule: { '0': [id] }, scheduleType: 'roundRobin', carries: 'games' },
});
const event = { plans: [plan], games, matches };

beforeAll(pageWords);
beforeEach(() => {
  command.mockReset().mockResolvedValue(undefined);
  client.watchStages.mockReset().mockImplementation(tells([]) as never);
});

it('a correction says which tables of other stages it changes, and which drawn stage stays as it is', async () => {
  render(
    <InEvent {...event}>
      <ResultDialog game={{ stage: 'match', id: 'm0' }} games={null} name="the game" gameOf={() => null} onClose={() => undefined} />
    </InEvent>,
  );
  const dialog = screen.getByRole('dialog');
  const [one, other] = within(dialog).getAllByLabelText(/^Score of/) as [HTMLElement, HTMLElement];
  await userEvent.clear(one);
  await userEvent.type(one, '0');
  await userEvent.clear(other);
  await userEvent.type(other, '9');
  expect(dialog).toHaveTextContent(/Main round, Team B goes from place \d to place 1\./);
  expect(dialog).toHaveTextContent('Group A: Team A goes from place 1 to place 2.');
  // The same two teams go on, in another order.
  expect(dialog).toHaveTextContent('Main round was drawn from the old tables. Its teams stay as they are.');
});

it('a typed score that would change the teams of a drawn stage waits until it is confirmed', async () => {
  render(
    <InEvent {...event}>
      <ScoreBookProvider tournamentId="t1" matches={matches}>
        <ScoreBox matchId="m1" side="team1Score" teamName="C" />
        <ScoreTrouble matchId="m1" teamNames={{ team1Score: 'C', team2Score: 'D' }} />
      </ScoreBookProvider>
    </InEvent>,
  );
  await userEvent.clear(screen.getByRole('textbox', { name: 'Score of C' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Score of C' }), '99');
  expect(
    await screen.findByText('Main round was drawn from the old tables. Its teams stay as they are.', {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(command).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }));
  expect(command.mock.calls.map(([name]) => name)).toEqual(['recordScore']);
});

it('a withdrawal is compared over all stages; without further groups there is nothing to compare', () => {
  const stored = { tournament: tournamentAt('schedule'), teams: someTeams, matches, brackets: [] };
  const withdrawn = [teamId('a')];
  expect(compareAfter(toEventStages({ ...stored, groups: [] }), new Map(), withdrawn)).toBeNull();
  const undrawn = toEventStages({ ...stored, groups: [{ plan, games }] });
  const forfeit = { kind: 'forfeit', ending: 'forfeitByTeam1' } as const;
  expect(compareAfter(undrawn, new Map([['m0', forfeit]]), withdrawn)?.places.length).toBeGreaterThan(0);
});
