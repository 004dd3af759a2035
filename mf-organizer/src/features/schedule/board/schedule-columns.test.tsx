import { gameId, teamId, type BracketGame, type Match, type MatchId } from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import { changeLanguage, createI18n } from '@courtside/i18n';
import { ToastRegion } from '@courtside/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { moveMatch } from '../../../firebase.testkit';
import { letters, matchesAt, someTeams, tournamentAt } from '../../../organizer.testkit';
import { noParts } from '../schedule-parts.testkit';
import { ScheduleProvider } from '../../../games/schedule-context';
import { BracketsOfScheduleProvider } from '../problems/brackets-of-schedule';
import { OrganizerSchedule } from '../schedule-section';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));
jest.setTimeout(60_000);

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
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => changeLanguage('en'));
});

/** m0 to m3 are A v B, C v D, A v C, B v D; m4 and m5 are of the other group. */
const show = (more: object = {}, changes: Readonly<Record<string, Partial<Match>>> = {}) =>
  render(
    <MemoryRouter>
      <ScheduleProvider
        tournament={tournamentAt('schedule', more)}
        teams={someTeams}
        matches={new Map([...matchesAt('schedule')].map(([id, match]): [MatchId, Match] => [id, { ...match, ...changes[id] }]))}
      >
        <OrganizerSchedule parts={noParts} />
        <ToastRegion label="Messages" dismissLabel="Dismiss" />
      </ScheduleProvider>
    </MemoryRouter>,
  );
const row = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)!;
const day = (number: number) => screen.getByRole('region', { name: new RegExp(`^Day ${number}`) });
const oneCourt = { scheduleTimes: { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 1 } };

describe('the courts of the schedule as columns', () => {
  it('are in the order of play, each time before its games, each game on its court', () => {
    show();
    expect([...day(1).querySelectorAll('li')].map((item) => item.dataset['row'] ?? item.textContent)).toEqual([
      '09:00',
      'm0',
      'm1',
      '09:17',
      'm2',
      'm3',
      '09:34',
      'break',
      'break',
    ]);
    expect(['m0', 'm1', 'm2', 'm3'].map((id) => [row(id).style.gridRow, row(id).style.gridColumn])).toEqual([
      ['1', '2'],
      ['1', '3'],
      ['2', '2'],
      ['2', '3'],
    ]);
    for (const [id, said] of [
      ['m1', ['Court B', 'No. 2', 'Group A']],
      ['m4', ['Court A', 'No. 5', 'Group B']],
    ] as const)
      for (const words of said) expect(within(row(id)).getByText(words)).toBeInTheDocument();
  });

  it('are a list if some games are filtered out, and each place shows its time if there is one court', async () => {
    const { unmount } = show();
    expect(document.querySelectorAll('ol[data-columns]')).toHaveLength(2);
    await userEvent.selectOptions(screen.getByLabelText('Court'), 'Court B');
    expect(document.querySelectorAll('[data-columns]')).toHaveLength(0);
    expect(within(day(1)).getByText('09:17')).toBeInTheDocument();
    unmount();
    window.history.replaceState({ place: 'another' }, '', window.location.pathname);
    show(oneCourt);
    expect(document.querySelectorAll('[data-columns]')).toHaveLength(0);
    expect(within(row('m2')).getByText('09:34')).toBeInTheDocument();
    expect(within(day(1)).getAllByText('09:34')).toHaveLength(1);
  });

  it('can be walked through by keyboard in that order', async () => {
    show();
    const handle = within(row('m0')).getByRole('button', { name: 'Move Team A v Team B' });
    act(() => handle.focus());
    for (const key of [' ', 'ArrowDown', 'ArrowDown', ' ']) fireEvent.keyDown(handle, { key });
    expect(screen.getByText('Team A v Team B moved to Day 1, position 3.')).toBeInTheDocument();
    expect([...day(1).querySelectorAll<HTMLElement>('[data-row]')].slice(0, 3).map((item) => item.dataset['row'])).toEqual([
      'm1',
      'm2',
      'm0',
    ]);
    expect([row('m0').style.gridRow, row('m0').style.gridColumn]).toEqual(['2', '2']);
    expect(within(row('m0')).getByRole('button', { name: /^Move Team A/ })).toHaveFocus();
    await act(() => Promise.resolve());
    expect(moveMatch).toHaveBeenCalledWith('t1', 'm0', { dayId: '0', index: 0 }, { dayId: '0', index: 2 });
    // The message offers to undo it.
    expect(screen.getByText('Team A v Team B was moved.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(moveMatch).toHaveBeenLastCalledWith('t1', 'm0', { dayId: '0', index: 2 }, { dayId: '0', index: 0 }, true);
    expect([...day(1).querySelectorAll<HTMLElement>('[data-row]')][0]!.dataset['row']).toBe('m0');
  });
});

describe('the bracket in the schedule', () => {
  const drawn = createBracket('single', letters.slice(0, 4).map(teamId));
  const { layout, games } = storedBracket(drawn);
  const stored = new Map([...games].map(([id, game]) => [gameId(id), { ...game, referee: '', hyperlink: '' } as BracketGame]));
  const showWith = (start: string, endDate: string) =>
    render(
      <MemoryRouter>
        <ScheduleProvider
          tournament={tournamentAt('schedule', {
            ...layout,
            endDate,
            bracketTimes: { startTimes: [start], gameLength: 12, interval: 5, numberOfCourts: 2 },
          })}
          teams={someTeams}
          matches={matchesAt('schedule')}
        >
          <BracketsOfScheduleProvider games={stored}>
            <OrganizerSchedule parts={noParts} />
          </BracketsOfScheduleProvider>
        </ScheduleProvider>
      </MemoryRouter>,
    );
  const items = () =>
    [...day(2).querySelectorAll('li')].map((item) => item.dataset['row'] ?? item.dataset['bracketGame'] ?? item.textContent);

  it('follows the games of its day by time and court, shows which team each place waits for, and links to the drawing', async () => {
    showWith('11:00', '2027-06-13');
    expect(items()).toEqual(['10:00', 'm4', 'm5', '11:00', 'u1-1', 'u1-2', '11:17', 'thirdPlace', '11:34', 'u2-1']);
    const final = document.querySelector<HTMLElement>('[data-bracket-game="u2-1"]')!;
    expect(within(final).getByText('Winner of game 7')).toBeInTheDocument();
    expect(within(final).getByRole('link', { name: 'No. 10' })).toHaveAttribute('href', '#game-u2-1');
    expect([final.style.gridRow, final.style.gridColumn]).toEqual(['4', '2']);
    await userEvent.selectOptions(screen.getByLabelText('Court'), 'Court B');
    expect(items()).toEqual(['10:00', 'm5', '11:00', 'u1-2']);
  });

  it('is not on a day on which it is not played', () => {
    showWith('09:00', '2027-06-14');
    expect(items()).toEqual(['10:00', 'm4', 'm5']);
  });
});

describe('a problem in the schedule', () => {
  const solve = () => screen.queryByRole('button', { name: /to solve/ });
  const clash = { schedule: { '0': ['m0', 'm2', 'm1', 'm3'], '1': ['m4', 'm5'] } };

  it('is shown below its game with a solution, and a button goes from one to the next', async () => {
    show(clash, { m5: { referee: 'Team E' } });
    expect(solve()).toHaveTextContent('3 to solve');
    const twice = 'Team A also plays Team A v Team B at the same time.';
    expect(within(row('m2')).getByText(twice)).toBeInTheDocument();
    expect(within(row('m0')).queryByText(/also plays/)).not.toBeInTheDocument();
    for (const [id, words] of [
      ['m2', twice],
      ['m3', 'Team D also plays Team C v Team D at the same time.'],
      ['m5', 'Referee busy at the same time: Team E v Team F'],
      ['m2', twice],
    ] as const) {
      await userEvent.click(solve()!);
      expect(document.activeElement).toHaveTextContent(words);
      expect(row(id)).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.click(within(row('m2')).getByRole('button', { name: 'Another time… Team A v Team C' }));
    expect(screen.getByRole('dialog', { name: 'Move Team A v Team C' })).toBeInTheDocument();
  });

  it('unfolds a folded day', async () => {
    show({}, { m5: { referee: 'Team E' } });
    await userEvent.click(screen.getByRole('button', { name: 'Hide Day 2' }));
    await userEvent.click(solve()!);
    expect(row('m5')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(row('m5')).getByRole('button', { name: /^Another referee…/ }));
    expect(screen.getByRole('textbox', { name: 'Referee of Team G v Team H' })).toBeInTheDocument();
  });

  it('is not shown if the game is over or can’t be moved', () => {
    const { unmount } = show(clash, { m2: { team1Score: 1, team2Score: 0 }, m3: { team1Score: 1, team2Score: 0 } });
    expect(solve()).not.toBeInTheDocument();
    unmount();
    show({ ...clash, bracket: { upper: { '0': ['g0'] } }, bracketType: 'single' }, { m5: { referee: 'Team E' } });
    expect(solve()).toHaveTextContent('1 to solve');
  });

  it('can be a short rest, which the organizer may keep', async () => {
    const { unmount } = show(oneCourt);
    expect(within(row('m2')).getByText('Team C also plays at 09:17: 5 minutes of rest.')).toBeInTheDocument();
    await userEvent.click(within(row('m2')).getByRole('button', { name: 'Keep Team A v Team C' }));
    expect(row('m2')).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByText(/of rest/)).not.toBeInTheDocument();
    expect(solve()).not.toBeInTheDocument();
    unmount();
    show(oneCourt);
    expect(solve()).not.toBeInTheDocument();
  });

  it('is shown in French', async () => {
    await act(() => changeLanguage('fr'));
    show(oneCourt);
    expect(screen.getByRole('button', { name: /^1 à régler.: y aller$/ })).toBeInTheDocument();
  });
});
