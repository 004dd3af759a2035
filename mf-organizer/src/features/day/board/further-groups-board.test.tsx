import { teamId, type Match, type MatchId, type TeamId } from '@courtside/domain';
import { applyChange, decide, type DayAction } from '@courtside/domain/day';
import { parseStage, type GroupsPlan } from '@courtside/domain/stages';
import { act, screen, within } from '@testing-library/react';
import { correctResult, playGame, setReferee, watchGroupGames, watchGroupStages } from '../../../firebase.testkit';
import { letters, matchesAt, tournamentAt } from '../../../organizer.testkit';
import { board, court, endEarly, known, setUpBoard, settle, show, tap, type Tell } from '../day-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

setUpBoard();

const stage = 'groupsB12345';
const [first, second] = [`${stage}-m1`, `${stage}-m2`] as [MatchId, MatchId];
const [a, b, c, d] = letters.slice(0, 4).map(teamId) as [TeamId, TeamId, TeamId, TeamId];
const match = (id: MatchId, team1Id: TeamId, team2Id: TeamId): Match => ({
  ...{ id, team1Id, team2Id, team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false },
});

function read(fields: object = {}): GroupsPlan {
  const parsed = parseStage(stage, {
    ...{
      name: 'Main round',
      kind: 'groups',
      order: 1,
      entry: 'groups 1-2 each',
      groupCount: 2,
      feed: 'snake',
      carries: 'games',
      firstDay: 0,
    },
    groups: { '0': [a, c], '1': [b, d] },
    schedule: { '0': [first, second] },
    scheduleTimes: { startTimes: ['09:30'], gameLength: 12, interval: 3, numberOfCourts: 1 },
    ...fields,
  });
  if (!parsed.ok || parsed.value.kind !== 'groups') throw new Error('not parsed');
  return parsed.value;
}

let games: ReadonlyMap<MatchId, Match> = new Map();
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
  const game = games.get(id as MatchId)!;
  const verdict = decide(game, action, { hasTeams: true });
  if (!verdict.allowed) return Promise.reject(new Error(verdict.reason));
  games = new Map(games).set(game.id, { ...game, ...applyChange(game, verdict.change, Date.now()) });
  act(() => tell(games, known));
  return Promise.resolve();
}

const event = (hasFurtherGroups: boolean) =>
  tournamentAt('groups', { hasFurtherGroups, ...(hasFurtherGroups ? { drawnGroupStages: [stage] } : {}), schedule: { '0': ['m0'] } });

beforeEach(() => {
  games = new Map([
    [first, match(first, a, c)],
    [second, match(second, b, d)],
  ]);
  // The only game of the first groups is over.
  board.matches = new Map([...matchesAt('schedule')].slice(0, 1).map(([id, one]) => [id, { ...one, team1Score: 3, team2Score: 1 }]));
  watchGroupStages.mockReset().mockImplementation(tells(() => [read()]));
  watchGroupGames.mockReset().mockImplementation(
    tells(
      () => games,
      (onValue) => (tell = onValue),
    ),
  );
  (playGame as jest.Mock).mockReset().mockImplementation(obey);
  (setReferee as jest.Mock).mockReset().mockResolvedValue(undefined);
  (correctResult as jest.Mock).mockReset().mockResolvedValue(undefined);
});

it('games of further groups are on their court, in the order of play, with the name of their stage and group', async () => {
  show(event(true));
  expect(await screen.findByRole('region', { name: 'Court A' })).toHaveTextContent(/Main round · Group A/);
  expect(within(court()).getAllByRole('listitem')[0]).toHaveTextContent(/Main round.*Team B.*Team D/);
});

it('games of Swiss rounds are there with their round', async () => {
  const rounds = { groups: { '0': [a, b, c, d] }, groupCount: 1, carries: 'points', scheduleType: 'swissRounds' };
  watchGroupStages.mockReset().mockImplementation(tells(() => [read({ ...rounds, schedule: { '0': [first], '1': [second] } })]));
  show(event(true));
  expect(await screen.findByRole('region', { name: 'Court A' })).toHaveTextContent(/Main round · Round 1/);
  const [queued] = within(court()).getAllByRole('listitem');
  expect(queued).toHaveTextContent(/Main round · Round 2/);
  // Its parts stay whole in a narrow column.
  expect(within(queued!).getByText('Round 2')).toBeInTheDocument();
});

it('they are called, started, scored and ended there, in their own document', async () => {
  show(event(true));
  await screen.findByRole('region', { name: 'Court A' });
  await tap(/^Call the teams/);
  await tap(/^Start/);
  await tap('Goal for Team A');
  await endEarly();
  const calls = (playGame as jest.Mock).mock.calls as readonly (readonly [string, { readonly id: string }, DayAction])[];
  const ref = { stage: 'match', id: first, further: stage };
  const acts = calls.flatMap(([, to, action]) => (to.id === first ? [[to, action.kind]] : []));
  expect(acts).toEqual(['call', 'start', 'goal', 'end'].map((kind) => [ref, kind]));
  expect(games.get(first)).toMatchObject({ team1Score: 1, team2Score: 0, play: { state: 'finished' } });
});

it('a referee is named there', async () => {
  show(event(true));
  await screen.findByRole('region', { name: 'Court A' });
  const [suggested] = within(court()).getAllByRole('button', { name: /^Referee: Team .\? \(/ });
  settle();
  await board.user.click(suggested!);
  expect(setReferee).toHaveBeenCalledWith('t1', first, expect.stringMatching(/^Team [BD-H]$/), stage);
});

it('a result is corrected there, by the games of their stage', async () => {
  const play = { state: 'finished', ending: 'played', winner: null, clock: null, goals: [], isConfirmed: true } as const;
  games = new Map(games).set(first, { ...games.get(first)!, team1Score: 1, team2Score: 0, play });
  show(event(true));
  await screen.findByRole('region', { name: 'Court A' });
  await board.user.click(screen.getByRole('button', { name: 'More about the day' }));
  await board.user.click(screen.getByRole('menuitem', { name: 'Played games' }));
  const list = await screen.findByRole('dialog', { name: 'Played games' });
  await board.user.click(within(list).getByRole('button', { name: /^Correct.*Team A.*Team C/ }));
  const correction = await screen.findByRole('dialog', { name: /Team A.*Team C/ });
  await board.user.type(within(correction).getAllByRole('textbox')[1]!, '3');
  await board.user.click(within(correction).getByRole('button', { name: /^(Save|Correct)/ }));
  const ref = { stage: 'match', id: first, further: stage };
  const action = { kind: 'correct', team1Score: 1, team2Score: 3 };
  expect(correctResult).toHaveBeenCalledWith('t1', ref, expect.objectContaining(action), expect.anything(), stage);
});

it('on paper they are numbered after the games of the first groups', async () => {
  show(event(true));
  await screen.findByRole('region', { name: 'Court A' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const [sheet] = document.querySelectorAll<HTMLElement>('[data-court-sheet]');
  const rows = within(sheet!)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([1, 2, 3].map((number) => expect.stringMatching(new RegExp(`No\\. ${number}(?!\\d)`)) as unknown));
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it('none are asked for where there are none', async () => {
  show(event(false));
  await screen.findByRole('region', { name: 'Court A' });
  expect(watchGroupStages).not.toHaveBeenCalled();
  expect(watchGroupGames).not.toHaveBeenCalled();
});
