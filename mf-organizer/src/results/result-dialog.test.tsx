import { matchId, type BracketGame, type GameId, type GamePlay, type Match } from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { command } from '../saving/command.testkit';
import { ScheduleProvider } from '../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../organizer.testkit';
import { pageWords } from '../words.testkit';
import { ResultDialog } from './result-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../saving/command.testkit').everyCommand);

const finished: GamePlay = { state: 'finished', ending: 'played', winner: null, clock: null, goals: [], isConfirmed: false };
const seeds = someTeams.slice(0, 4).map(({ id }) => id);
const { layout, games: stored } = storedBracket(createBracket('single', seeds, { series: 'upper-round1:3' }));
const tournament = { ...tournamentAt('schedule'), ...layout };

beforeAll(pageWords);
beforeEach(() => void command.mockReset().mockResolvedValue(undefined));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function showMatch(fields: Partial<Match>) {
  const matches = new Map(matchesAt('schedule'));
  const id = matchId('m0');
  matches.set(id, { ...matches.get(id)!, ...fields });
  render(
    <ScheduleProvider tournament={tournament} teams={someTeams} matches={matches}>
      <ResultDialog game={{ stage: 'match', id }} games={null} name="the game" gameOf={() => null} onClose={() => undefined} />
    </ScheduleProvider>,
  );
}

type Change = readonly [id: string, fields: Partial<BracketGame>];
function series(...changes: Change[]) {
  const games = new Map([...stored].map(([id, game]) => [id, { ...game, referee: '', hyperlink: '' } as BracketGame]));
  for (const [id, fields] of changes) games.set(id as GameId, { ...games.get(id as GameId)!, ...fields });
  return (
    <ScheduleProvider tournament={tournament} teams={someTeams} matches={new Map()}>
      <ResultDialog
        game={{ stage: 'bracket', id: 'u1-1' }}
        games={games}
        name="the game"
        gameOf={(id) => ({ name: id, team1Score: 1, team2Score: 0 })}
        bestOf={3}
        onClose={() => undefined}
      />
    </ScheduleProvider>
  );
}
const showSeries = (...changes: Change[]) => render(series(...changes));

it('DP-27 removes the result of a game that was played, when it is saved', async () => {
  const goals = [1, 2, 3, 4].map((at) => ({ id: `${at}`, side: at === 4 ? 2 : 1, at, player: '' }) as const);
  showMatch({ team1Score: 3, team2Score: 1, play: { ...finished, goals } });
  await press('Remove the result');
  expect(screen.getByText('The 4 goals that were tapped are lost.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove the result' })).not.toBeInTheDocument();
  expect(command).not.toHaveBeenCalled();
  await press('Save result');
  expect(command).toHaveBeenCalledWith(
    'correctResult',
    't1',
    { stage: 'match', id: 'm0' },
    { kind: 'clear' },
    { choice: 'carry', seen: expect.objectContaining({ team1Score: 3 }), mayClear: [] },
  );
});

it('DP-27 removes a single score, which a page of an earlier release may have left', async () => {
  showMatch({ team1Score: 3, team2Score: null });
  await press('Remove the result');
  await press('Save result');
  expect(command).toHaveBeenCalledWith('correctResult', 't1', { stage: 'match', id: 'm0' }, { kind: 'clear' }, expect.anything());
});

it('asks for both scores of a game that has none, and offers nothing to remove', () => {
  showMatch({ team1Score: null, team2Score: null });
  expect(screen.getByText('Enter both scores.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove the result' })).not.toBeInTheDocument();
});

it('DP-27 removes a series that was typed into the wrong game, by emptied fields as well', async () => {
  showSeries(['u1-1', { play: { ...finished, state: 'planned', ending: null, games: [{ scores: [3, 2], winner: 1, goals: 0 }] } }]);
  for (const box of screen.getAllByRole('textbox', { name: /^Game 1/ })) await userEvent.clear(box);
  await press('Save result');
  expect(command).toHaveBeenCalledWith('correctResult', 't1', { stage: 'bracket', id: 'u1-1' }, { kind: 'clear' }, expect.anything());
});

it('follows a series that is played while the dialog is open, and removes nothing of it', async () => {
  const { rerender } = showSeries();
  const playing = { ...finished, state: 'called', ending: null, games: [{ scores: [2, 1], winner: 1, goals: 3 }] } as const;
  rerender(series(['u1-1', { play: playing }]));
  expect(screen.getAllByRole('textbox', { name: /^Game 1/ }).map((box) => (box as HTMLInputElement).value)).toEqual(['2', '1']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Save result');
  expect(command).not.toHaveBeenCalledWith('correctResult', expect.anything(), expect.anything(), { kind: 'clear' }, expect.anything());
});

it('says what is missing of a series: a winner, or a game', async () => {
  const games = [1, 2].map(() => ({ scores: [1, 0], winner: 1, goals: 0 }) as const);
  showSeries(['u1-1', { team1Score: 2, team2Score: 0, play: { ...finished, games } }]);
  const box = (game: number, place: number) => screen.getAllByRole('textbox', { name: new RegExp(`^Game ${game}`) })[place]!;
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await type(box(2, 1), '1');
  expect(screen.getByText('Equal scores: say who won.')).toBeInTheDocument();
  expect(screen.queryByText('Enter both scores.')).not.toBeInTheDocument();
  await type(box(2, 1), '4');
  expect(screen.getByText('No team has won 2 games yet: enter the next one.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save result' })).toBeDisabled();
  await type(box(3, 0), '2');
  expect(screen.getByText('Enter both scores.')).toBeInTheDocument();
  await type(box(3, 1), '1');
  expect(screen.getByRole('button', { name: 'Save result' })).toBeEnabled();
});

it('DP-27 says which later games a removed result takes with it', async () => {
  const won = {
    team1Score: 2,
    team2Score: 0,
    play: { ...finished, games: [1, 2].map(() => ({ scores: [1, 0], winner: 1, goals: 0 }) as const) },
  };
  const teams = { team1Id: seeds[0]!, team2Id: seeds[1]! };
  showSeries(['u1-1', won], ['u1-2', won], ['u2-1', { ...teams, team1Score: 1, team2Score: 0, winner: seeds[0]!, play: finished }]);
  await press('Remove the result');
  expect(screen.getByText(/^u2-1 becomes a team not known yet v Team B and loses its result, 1–\u20600/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await press('Save, and clear 1 game');
  expect(command).toHaveBeenCalledWith(
    'correctResult',
    't1',
    { stage: 'bracket', id: 'u1-1' },
    { kind: 'clear' },
    expect.objectContaining({ choice: 'carry', mayClear: ['u2-1'] }),
  );
});
