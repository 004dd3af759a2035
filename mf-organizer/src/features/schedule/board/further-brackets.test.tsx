import { parseBracketGames, teamId, type BracketGame, type GameId, type MatchId } from '@courtside/domain';
import { createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { createI18n } from '@courtside/i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { watchStageGames, watchStages } from '../../../firebase.testkit';
import { ScheduleProvider } from '../../../games/schedule-context';
import { matchesAt, someTeams, stageAt, tournamentAt } from '../../../organizer.testkit';
import { noParts } from '../schedule-parts.testkit';
import { BracketsOfScheduleProvider } from '../problems/brackets-of-schedule';
import { OrganizerSchedule } from '../schedule-section';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));
jest.setTimeout(60_000);

const stage = 'challenger1';
const parsed = (games: Iterable<readonly [string, object]>): ReadonlyMap<GameId, BracketGame> => {
  const read = parseBracketGames(Object.fromEntries(games));
  if (!read.ok) throw new Error('not parsed');
  return read.value;
};
const drawn = (seeds: string, further: boolean) => {
  const made = createBracket('single', [...seeds].map(teamId));
  return storedBracket(further ? withStageIds(made, stage) : made);
};
const tells = (value: () => unknown) =>
  ((...args: readonly unknown[]) => {
    (args.find((one) => typeof one === 'function') as (value: unknown, meta: object) => void)(value(), {
      fromCache: false,
      pending: false,
    });
    return () => undefined;
  }) as never;

beforeAll(() =>
  createI18n({ language: 'en', namespaces: ['common', 'organizerSchedule', 'organizerUndo', 'schedule', 'tournament', 'bracket'] }),
);
beforeEach(() => {
  // A time before the first game, on the tournament's clock.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:00:00Z'));
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState({ place: Math.random().toString(36) }, '', window.location.pathname);
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

interface Shown {
  /** When the further bracket begins; the first one begins at 11:00. */
  readonly start: string;
  readonly courts?: number;
  readonly seeds?: string;
  readonly played?: readonly string[];
  /** Changes of the tournament. */
  readonly more?: object;
}

/** Two brackets of four teams on the second day, whose two games of the groups are at 10:00. The first bracket has two courts. */
function show({ start, courts = 1, seeds = 'efgh', played = [], more = {} }: Shown) {
  const [a, b] = [drawn('abcd', false), drawn(seeds, true)];
  const times = { gameLength: 12, interval: 5 };
  const own = { startTimes: [start], ...times, numberOfCourts: courts };
  watchStages.mockImplementation(
    tells(() => [stageAt(stage, { name: 'B bracket', ...b.layout, gamesBefore: 4, bracketTimes: own }), stageAt('undrawn')]),
  );
  const games = new Map(
    [...parsed(b.games)].map(([id, game]): [GameId, BracketGame] => [
      id,
      played.includes(id) ? { ...game, team1Score: 2, team2Score: 1, winner: game.team1Id } : game,
    ]),
  );
  watchStageGames.mockImplementation(tells(() => games));
  return render(
    <MemoryRouter>
      <ScheduleProvider
        tournament={tournamentAt('schedule', {
          ...a.layout,
          hasStages: true,
          bracketTimes: { startTimes: ['11:00'], ...times, numberOfCourts: 2 },
          ...more,
        })}
        teams={someTeams}
        matches={matchesAt('schedule') as ReadonlyMap<MatchId, never>}
      >
        <BracketsOfScheduleProvider games={parsed(a.games)}>
          <OrganizerSchedule parts={noParts} />
        </BracketsOfScheduleProvider>
      </ScheduleProvider>
    </MemoryRouter>,
  );
}
const day = () => screen.getByRole('region', { name: /^Day 2/ });
const items = () => [...day().querySelectorAll('li')].map((item) => item.dataset['row'] ?? item.dataset['bracketGame'] ?? item.textContent);
const game = (id: string) => day().querySelector<HTMLElement>(`[data-bracket-game="${id}"]`)!;
const place = (id: string) => [game(id).style.gridRow, game(id).style.gridColumn];
const solve = () => screen.queryByRole('button', { name: /to solve/ });
const [s1, s2, final, third] = [...drawn('efgh', true).games.keys()].map((id): string => id) as [string, string, string, string];

describe('games of a further bracket in the schedule', () => {
  it('are next to those of the first one, in the order of time, with the name of their bracket', () => {
    show({ start: '11:17' });
    expect(items()).toEqual([
      '10:00',
      'm4',
      'm5',
      '11:00',
      'u1-1',
      'u1-2',
      '11:17',
      'thirdPlace',
      s1,
      '11:34',
      'u2-1',
      s2,
      '11:51',
      third,
      '12:08',
      final,
    ]);
    expect(within(game(s1)).getByText('B bracket')).toBeInTheDocument();
    expect(within(game(s1)).getByText('Semi-finals')).toBeInTheDocument();
    expect(within(game('u1-1')).queryByText('B bracket')).not.toBeInTheDocument();
    expect(within(game(s1)).getByRole('link', { name: 'No. 11' })).toHaveAttribute('href', `#game-${s1}`);
    expect(within(game(final)).getByText('Winner of game 11')).toBeInTheDocument();
  });

  it('are before those of the groups if they begin earlier', () => {
    show({ start: '09:30' });
    expect(items().slice(0, 9)).toEqual(['09:30', s1, '09:47', s2, '10:00', 'm4', 'm5', '10:04', third]);
    expect(place(s1)).toEqual(['1', '2']);
    expect(day().querySelector<HTMLElement>('[data-row="m4"]')!.style.gridRow).toBe('3');
  });

  it('are below those of the groups on a court that both have at one time', () => {
    show({ start: '10:00' });
    expect(items().slice(0, 4)).toEqual(['10:00', 'm4', 'm5', s1]);
    expect(place(s1)).toEqual(['2', '2']);
    expect(['m4', 'm5'].map((id) => day().querySelector<HTMLElement>(`[data-row="${id}"]`)!.style.gridRow)).toEqual(['1', '1 / 3']);
  });

  it('have rows of their own where they begin at other times', () => {
    show({ start: '11:30' });
    expect(items().slice(3, 12)).toEqual(['11:00', 'u1-1', 'u1-2', '11:17', 'thirdPlace', '11:30', s1, '11:34', 'u2-1']);
    expect([place('thirdPlace'), place(s1), place('u2-1')].map(([row]) => row!.split(' ')[0])).toEqual(['3', '4', '5']);
  });

  it('are in two rows of one time where a court is booked twice, with a warning below the second', async () => {
    show({ start: '11:00' });
    expect(items().slice(3, 9)).toEqual(['11:00', 'u1-1', s1, 'u1-2', '11:17', 'thirdPlace']);
    expect([place('u1-1'), place(s1), place('u1-2')]).toEqual([
      ['2', '2'],
      ['3', '2'],
      ['2 / 4', '3'],
    ]);
    expect(within(game(s1)).getByText('Game 7 is on this court at the same time.')).toBeInTheDocument();
    expect(within(game('u1-1')).queryByText(/at the same time/)).not.toBeInTheDocument();
    expect(within(game(s1)).getByRole('link', { name: 'Times of the bracket' })).toHaveAttribute('href', `#stage-${stage}`);
    expect(solve()).toHaveTextContent('3 to solve');
    await userEvent.click(solve()!);
    expect(game(s1)).toContainElement(document.activeElement as HTMLElement);
  });

  it('are no double booking if the organizer says that the courts are two', async () => {
    const { unmount } = show({ start: '11:00' });
    await userEvent.click(within(game(s1)).getByRole('button', { name: /^These are two courts/ }));
    expect(within(game(s1)).getByRole('link', { name: 'No. 11' })).toHaveFocus();
    expect(screen.queryByText(/on this court/)).not.toBeInTheDocument();
    expect(solve()).not.toBeInTheDocument();
    unmount();
    show({ start: '11:00' });
    expect(solve()).not.toBeInTheDocument();
  });

  it('warn of a team that plays in two brackets at the same time', () => {
    show({ start: '11:05', seeds: 'afgh', courts: 3 });
    expect(within(day()).getByText('Team A also plays Game 7 at the same time.')).toBeInTheDocument();
  });

  it('warn of nothing once they are played', () => {
    show({ start: '11:00', played: [s1] });
    expect(within(game(s1)).queryByText(/at the same time/)).not.toBeInTheDocument();
    expect(solve()).toHaveTextContent('2 to solve');
  });

  it('have a day of their own after the schedule’s, with those of the first one and the same warnings', async () => {
    const bracketTimes = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };
    show({ start: '09:00', more: { bracketTimes, endDate: '2027-06-14' } });
    expect(items()).toEqual(['10:00', 'm4', 'm5']);
    const card = screen.getByRole('region', { name: /^Day 3, / });
    expect(within(card).getByText('0 of 8 played')).toBeInTheDocument();
    const rows = [...card.querySelectorAll('li')].map((item) => item.dataset['bracketGame'] ?? item.textContent);
    expect(rows.slice(0, 6)).toEqual(['09:00', 'u1-1', s1, 'u1-2', '09:17', 'thirdPlace']);
    const twice = card.querySelector<HTMLElement>(`[data-bracket-game="${s1}"]`)!;
    expect(within(twice).getByText('Game 7 is on this court at the same time.')).toBeInTheDocument();
    await userEvent.click(solve()!);
    expect(twice).toContainElement(document.activeElement as HTMLElement);
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'Team A');
    expect([...card.querySelectorAll('li')].map((item) => item.dataset['bracketGame'] ?? item.textContent)).toEqual(['09:00', 'u1-1']);
    expect(within(card).getByText('0 of 8 played')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'Team B');
    await userEvent.selectOptions(screen.getByLabelText('Court'), 'Court A');
    expect(card).not.toBeInTheDocument();
    expect(solve()).not.toBeInTheDocument();
  });

  it('are filtered by court and team like those of the schedule, with their warnings', async () => {
    show({ start: '11:00' });
    await userEvent.selectOptions(screen.getByLabelText('Court'), 'Court B');
    expect(items()).toEqual(['10:00', 'm5', '11:00', 'u1-2']);
    expect(screen.getByText(/^4 games shown\./)).toBeInTheDocument();
    expect(solve()).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Court'), 'All courts');
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'Team E');
    expect(items()).toEqual(['10:00', 'm4', '11:00', s1]);
    expect(within(game(s1)).getByText('Game 7 is on this court at the same time.')).toBeInTheDocument();
    expect(solve()).toHaveTextContent('1 to solve');
    await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(items()).toContain('u1-1');
  });

  it('have courts of their own to filter by', async () => {
    show({ start: '11:00', courts: 3, seeds: 'abcdefgh' });
    await userEvent.selectOptions(screen.getByLabelText('Court'), 'Court C');
    expect(items()).toEqual(['11:00', `${stage}-u1-2`]);
  });
});
