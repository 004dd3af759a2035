import { matchId } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { matchesAt, someTeams, tournamentAt } from '../../../organizer.testkit';
import { noParts } from '../schedule-parts.testkit';
import { ScheduleProvider } from '../../../games/schedule-context';
import { OrganizerSchedule } from '../schedule-section';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));
let mockReturnPlace: string | null = null;
jest.mock('@courtside/ui', () => ({ ...jest.requireActual<object>('@courtside/ui'), getReturnPlace: () => mockReturnPlace }));
jest.setTimeout(60_000);

/** 10:05 of the second day, on the tournament's clock. */
const now = Date.parse('2027-06-13T14:05:00Z');
const scrolledTo = jest.fn();

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerSchedule', 'schedule', 'tournament'] }));
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  // Current browsers return a promise, which must not become an effect's clean-up.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo(this.getAttribute('data-row'));
    return Promise.resolve() as never;
  };
  window.history.replaceState({ place: Math.random().toString(36) }, '', window.location.pathname);
  scrolledTo.mockReset();
});
afterEach(() => jest.restoreAllMocks());

const page = (matches = matchesAt('schedule'), more: object = {}) => (
  <MemoryRouter>
    <ScheduleProvider tournament={tournamentAt('schedule', more)} teams={someTeams} matches={matches}>
      <OrganizerSchedule parts={noParts} />
    </ScheduleProvider>
  </MemoryRouter>
);
const show = (matches = matchesAt('schedule'), more: object = {}) => render(page(matches, more));
const rows = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));

describe('the visible part of the organizer’s schedule', () => {
  it('folds a past day, which shows its missing scores and unfolds by one press', async () => {
    const { unmount } = show();
    expect(rows()).toEqual(['m4', 'm5']);
    const first = within(screen.getByRole('region', { name: /^Day 1/ }));
    expect(first.getByText('4 games without a score')).toBeInTheDocument();
    await userEvent.click(first.getByRole('button', { name: 'Show Day 1', expanded: false }));
    expect(rows()).toEqual(['m0', 'm1', 'm2', 'm3', 'break', 'break', 'm4', 'm5']);
    expect(first.queryByText('4 games without a score')).not.toBeInTheDocument();
    // A user who returns to the page finds it unchanged.
    unmount();
    show();
    expect(rows()).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Hide Day 2' }));
    expect(rows()).not.toContain('m4');
  });

  it('shows the games of one team on all days, even folded ones, and disables dragging', async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'Team B');
    expect(rows()).toEqual(['m0', 'm3']);
    expect(screen.getByText(/^2 games shown\. Dragging needs all of them/)).toBeInTheDocument();
    expect(screen.getByLabelText('Move Team A v Team B')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'More about Team A v Team B' }));
    expect(screen.getByRole('menuitem', { name: 'Move game…' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.selectOptions(screen.getByLabelText('Court'), 'Court A');
    expect(rows()).toEqual(['m0']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(rows()).toEqual(['m4', 'm5']);
    expect(screen.getByRole('button', { name: 'Move Team E v Team F' })).toBeEnabled();
  });

  it('has no score boxes for a forfeited game, because scores would not count, and counts it as played', () => {
    const play = { state: 'finished', ending: 'forfeitByTeam1', winner: null, clock: null, goals: [], isConfirmed: false } as const;
    const id = matchId('m4');
    show(new Map(matchesAt('schedule')).set(id, { ...matchesAt('schedule').get(id)!, play }));
    const isLocked = (game: string) =>
      within(document.querySelector<HTMLElement>(`[data-row="${game}"]`)!)
        .getAllByRole('textbox')
        .map((box) => (box as HTMLInputElement).readOnly);
    expect([isLocked('m4'), isLocked('m5')]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(within(screen.getByRole('region', { name: /^Day 2/ })).getByText('1 of 2 played')).toBeInTheDocument();
  });

  it('marks a game whose clock runs, and none that nobody started at its time', () => {
    const marked = () => [...document.querySelectorAll('[data-live]')].map((row) => row.getAttribute('data-row'));
    // Both are planned for now.
    const { unmount } = show();
    expect(marked()).toEqual([]);
    unmount();
    const clock = { startedAt: now, pausedAt: null, playedMs: 0, length: 12 };
    const play = { state: 'playing', ending: null, winner: null, clock, goals: [], isConfirmed: false };
    const id = matchId('m5');
    show(new Map(matchesAt('schedule')).set(id, { ...matchesAt('schedule').get(id)!, play } as never));
    expect(marked()).toEqual(['m5']);
  });

  it('shows a message if there is nothing to show', async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'Team E');
    await userEvent.selectOptions(screen.getByLabelText('Court'), 'Court B');
    expect(screen.getByRole('heading', { name: 'No game to show' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Jump to now' })).not.toBeInTheDocument();
  });

  describe('on a phone', () => {
    const onPhone = () => {
      window.matchMedia = ((query: string) => ({
        matches: query.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      })) as unknown as typeof window.matchMedia;
    };
    afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));
    /** The first day at 09:17: two games have ended. */
    const atSecondSlot = () => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T13:17:00Z'));
    const won = (...ids: readonly string[]) =>
      new Map([...matchesAt('schedule')].map(([id, match]) => [id, ids.includes(id) ? { ...match, team1Score: 3, team2Score: 1 } : match]));

    it('opens at the games of now: those that are over are folded, and stay open once they were opened', async () => {
      onPhone();
      atSecondSlot();
      const { unmount } = show(won('m0', 'm1'));
      const fold = () => screen.getByRole('button', { name: '2 earlier games' });
      expect(rows().slice(0, 2)).toEqual(['m2', 'm3']);
      await userEvent.click(fold());
      expect(rows().slice(0, 3)).toEqual(['m0', 'm1', 'm2']);
      expect(fold()).toHaveFocus();
      expect(fold()).toHaveAttribute('aria-expanded', 'true');
      unmount();
      show(won('m0', 'm1'));
      expect(rows()[0]).toBe('m0');
    });

    it('folds no game that awaits its result, and none on a wide screen', () => {
      onPhone();
      atSecondSlot();
      const { unmount } = show(won('m0'));
      expect(rows()[0]).toBe('m0');
      unmount();
      Reflect.deleteProperty(window, 'matchMedia');
      show(won('m0', 'm1'));
      expect(rows()[0]).toBe('m0');
    });

    it('shows a folded game again once its result is taken away, and for as long as the page is open', () => {
      onPhone();
      atSecondSlot();
      const { rerender } = show(won('m0', 'm1'));
      expect(rows()[0]).toBe('m2');
      rerender(page(won('m0')));
      expect(rows().slice(0, 2)).toEqual(['m1', 'm2']);
      expect(screen.getByRole('button', { name: '1 earlier game' })).toHaveAttribute('data-print', 'no');
      rerender(page(won('m0', 'm1')));
      expect(rows()[0]).toBe('m1');
      rerender(page(won('m1')));
      expect(rows()[0]).toBe('m0');
    });

    it('folds no break before the next game: one of them may be now', () => {
      onPhone();
      atSecondSlot();
      show(won('m0', 'm1'), { schedule: { '0': ['m0', 'm1', 'break', 'break', 'm2', 'm3'], '1': ['m4', 'm5'] } });
      expect(rows().slice(0, 3)).toEqual(['break', 'break', 'm2']);
    });

    it('leads to a problem without opening them: games that are over have none', async () => {
      onPhone();
      atSecondSlot();
      const games = won('m0', 'm1');
      // It plays at that time.
      show(new Map(games).set(matchId('m2'), { ...games.get(matchId('m2'))!, referee: 'Team B' }));
      await userEvent.click(screen.getByRole('button', { name: /to solve/ }));
      expect(document.activeElement).toHaveAttribute('data-problem');
      expect(rows()[0]).toBe('m2');
    });

    it('opens them for a return to one of them', () => {
      onPhone();
      atSecondSlot();
      mockReturnPlace = 'match-m1';
      show(won('m0', 'm1'));
      mockReturnPlace = null;
      expect(rows()[0]).toBe('m0');
    });

    it('opens them for a link to one of them', async () => {
      onPhone();
      atSecondSlot();
      window.location.hash = '#match-m1';
      show(won('m0', 'm1'));
      expect(await screen.findByRole('button', { name: '2 earlier games', expanded: true })).toBeInTheDocument();
      expect(rows()[0]).toBe('m0');
    });
  });

  it('goes to the game of now by keyboard, also in a folded day', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Hide Day 2' }));
    screen.getByRole('button', { name: 'Jump to now' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toHaveAttribute('data-row', 'm4');
    expect(scrolledTo).toHaveBeenLastCalledWith('m4');
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'Team H');
    await userEvent.click(screen.getByRole('button', { name: 'Jump to now' }));
    expect(document.activeElement).toHaveAttribute('data-row', 'm5');
  });

  it('unfolds only the day of a linked game, which has the id of the link', async () => {
    window.location.hash = '#match-m2';
    const { unmount } = show();
    expect(await screen.findByRole('button', { name: 'Hide Day 1' })).toBeInTheDocument();
    expect(document.getElementById('match-m2')).toHaveAttribute('data-row', 'm2');
    unmount();
    window.history.replaceState({ place: 'another' }, '', '#match-m4');
    show();
    expect(rows()).toEqual(['m4', 'm5']);
    act(() => {
      window.location.hash = '#match-m0';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(document.getElementById('match-m0')).toHaveAttribute('data-row', 'm0');
    // Each id exists once, and an empty court has none.
    const ids = [...document.querySelectorAll('[id^="match-"]')].map(({ id }) => id);
    expect(ids).toEqual(['match-m0', 'match-m1', 'match-m2', 'match-m3', 'match-m4', 'match-m5']);
  });

  it('has no score boxes for a game that is being played at its court, and says where to enter the score', () => {
    const clock = { startedAt: 0, pausedAt: null, playedMs: 0, length: 12 };
    const play = { state: 'playing', ending: null, winner: null, clock, goals: [], isConfirmed: false } as const;
    const matches = new Map([...matchesAt('schedule')].map(([id, match]) => [id, match.id === 'm4' ? { ...match, play } : match]));
    render(
      <MemoryRouter>
        <ScheduleProvider tournament={tournamentAt('schedule')} teams={someTeams} matches={matches}>
          <OrganizerSchedule parts={noParts} />
        </ScheduleProvider>
      </MemoryRouter>,
    );
    const row = (id: string) => within(document.querySelector<HTMLElement>(`[data-row="${id}"]`)!);
    for (const box of row('m4').getAllByLabelText(/^Score of/)) expect(box).toHaveAttribute('readonly');
    expect(row('m4').getByText('In play: its score is entered on the court board.')).toBeInTheDocument();
    for (const box of row('m5').getAllByLabelText(/^Score of/)) expect(box).not.toHaveAttribute('readonly');
  });
});
