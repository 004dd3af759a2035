import { parseBracketGames, teamId, type BracketGame, type GameId } from '@courtside/domain';
import { applyChange, decide, type DayAction } from '@courtside/domain/day';
import { createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { act, screen, within } from '@testing-library/react';
import { playGame, recordBracketGame, watchBracket, watchStageGames, watchStages } from '../../../firebase.testkit';
import { letters, stageAt, tournamentAt } from '../../../organizer.testkit';
import { board, court, endEarly, known, setUpBoard, settle, show, tap, type Tell } from '../day-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

setUpBoard();

const ids = letters.map(teamId);
const times = (start: string) => ({ startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: 1 });
const stage = 'challenger1';
const a = storedBracket(createBracket('single', ids.slice(0, 4)));
const b = storedBracket(withStageIds(createBracket('single', ids.slice(4, 8)), stage));
const parsed = (games: Iterable<readonly [string, object]>): ReadonlyMap<GameId, BracketGame> => {
  const read = parseBracketGames(Object.fromEntries(games));
  if (!read.ok) throw new Error('not parsed');
  return read.value;
};
const [first] = [...b.games.keys()];
let games = parsed(b.games);
let tell: Tell = () => undefined;
const tells = (value: () => unknown, keep?: (onValue: Tell) => void) =>
  ((...args: readonly unknown[]) => {
    const onValue = args.find((one) => typeof one === 'function') as Tell;
    keep?.(onValue);
    onValue(value(), known);
    return () => undefined;
  }) as never;

/** Changes the game as the domain does. */
function obey(_id: string, { id }: { readonly id: string }, action: DayAction): Promise<void> {
  const game = games.get(id as GameId)!;
  const verdict = decide(game, action, { isBracket: true, hasTeams: true });
  if (!verdict.allowed) return Promise.reject(new Error(verdict.reason));
  games = new Map(games).set(game.id, { ...game, ...applyChange(game, verdict.change, Date.now()) });
  act(() => tell(games, known));
  return Promise.resolve();
}

const event = (hasStages: boolean) => tournamentAt('groups', { ...a.layout, bracketTimes: times('15:00'), hasStages });

beforeEach(() => {
  games = parsed(b.games);
  board.matches = new Map();
  watchBracket.mockImplementation(tells(() => parsed(a.games)));
  watchStages
    .mockReset()
    .mockImplementation(tells(() => [stageAt(stage, { name: 'B bracket', ...b.layout, bracketTimes: times('09:30') })]));
  watchStageGames.mockReset().mockImplementation(
    tells(
      () => games,
      (onValue) => (tell = onValue),
    ),
  );
  (playGame as jest.Mock).mockImplementation(obey);
  (recordBracketGame as jest.Mock).mockReset().mockResolvedValue({ changed: [], cleared: [] });
});

it('games of a further bracket are on their court, in the order of play, with the name of their bracket', async () => {
  show(event(true));
  expect(await screen.findByRole('region', { name: 'Court A' })).toHaveTextContent(/B bracket · Semi-finals/);
  const queue = within(court()).getAllByRole('listitem');
  expect(queue[0]).toHaveTextContent(/B bracket/);
});

it('what could not be read is read again by a press', async () => {
  watchStageGames.mockImplementationOnce(((...args: readonly unknown[]) => {
    const [, onError] = args.filter((one) => typeof one === 'function') as [Tell, (error: Error) => void];
    onError(new Error('offline'));
    return () => undefined;
  }) as never);
  show(event(true));
  expect(await screen.findByText(/A part of the games could not be read/)).toBeInTheDocument();
  settle();
  await board.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText(/A part of the games could not be read/)).not.toBeInTheDocument();
  expect(court()).toHaveTextContent(/B bracket/);
});

it('the notice keeps its place while it is read again, without another press', async () => {
  let tellAgain: Tell = () => undefined;
  watchStageGames
    .mockImplementationOnce(((...args: readonly unknown[]) => {
      const [, onError] = args.filter((one) => typeof one === 'function') as [Tell, (error: Error) => void];
      onError(new Error('offline'));
      return () => undefined;
    }) as never)
    .mockImplementationOnce(((...args: readonly unknown[]) => {
      tellAgain = args.find((one) => typeof one === 'function') as Tell;
      return () => undefined;
    }) as never);
  show(event(true));
  const notice = await screen.findByText(/A part of the games could not be read/);
  settle();
  const again = () => screen.getByRole('button', { name: 'Try again' });
  expect(again()).not.toHaveAttribute('aria-busy');
  await board.user.click(again());
  expect(notice).toBeInTheDocument();
  expect(again()).toHaveAttribute('aria-busy', 'true');
  await board.user.click(again());
  expect(watchStageGames).toHaveBeenCalledTimes(2);
  act(() => tellAgain(games, known));
  expect(notice).not.toBeInTheDocument();
});

it('they are called, started and ended there, in their own bracket; whoever wins goes on in it', async () => {
  show(event(true));
  await screen.findByRole('region', { name: 'Court A' });
  await tap(/^Call the teams/);
  await tap(/^Start/);
  await tap('Goal for Team E');
  await endEarly();
  const ref = { stage: 'bracket', id: first, further: stage };
  const calls = (playGame as jest.Mock).mock.calls as readonly (readonly [string, typeof ref, DayAction])[];
  const acts = calls.flatMap(([, to, action]) => (to.id === first ? [[to, action.kind]] : []));
  expect(acts).toEqual(['call', 'start', 'goal', 'end'].map((kind) => [ref, kind]));
  const scores = { team1Score: 1, team2Score: 0, winner: null, isTapped: true };
  expect(recordBracketGame).toHaveBeenCalledWith('t1', first, scores, stage);
});

it('none are asked for where there are none', async () => {
  show(event(false));
  await screen.findByRole('region', { name: 'Court A' });
  expect(watchStages).not.toHaveBeenCalled();
  expect(watchStageGames).not.toHaveBeenCalled();
});

it('once its time is up, a level game says that the next goal decides it, until one is tapped', async () => {
  show(event(true));
  await screen.findByRole('region', { name: 'Court A' });
  await tap(/^Call the teams/);
  await tap(/^Start/);
  act(() => void jest.advanceTimersByTime(13 * 60_000));
  const badge = (words: string) => within(court()).queryByText(words, { selector: 'span' });
  expect(badge('Golden goal')).toBeInTheDocument();
  expect(badge('Time is up')).not.toBeInTheDocument();
  await tap(/^Goal for Team E/);
  expect(badge('Time is up')).toBeInTheDocument();
});
