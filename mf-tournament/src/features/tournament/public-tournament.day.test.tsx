import { parseBracketGames, type Tournament } from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parts } from '../../firebase.testkit';
import { dayOfPlay, everything, game, ids, plan, row, scheduled, sections, setUpVisit, show, getValue } from './public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

describe('PublicTournament, while its games are played', () => {
  it('folds a day that is behind, and opens it by a press or for a team that is looked for', async () => {
    parts.schedule.value = scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D') });
    const days = {
      schedule: { 0: ['m1'], 1: ['m2'] },
      scheduleTimes: { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
    } as unknown as Partial<Tournament>;
    await show({ ...plan, ...days, ...everything });
    const heading = screen.getByRole('button', { name: /Day 1 .*1 game, played/, expanded: false });
    expect(document.getElementById('match-m1')).toBeNull();
    expect(document.getElementById('match-m2')).not.toBeNull();
    await userEvent.click(heading);
    expect(document.getElementById('match-m1')).not.toBeNull();
    await userEvent.click(heading);
    expect(document.getElementById('match-m1')).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Mallet Club');
    expect(document.getElementById('match-m1')).not.toBeNull();
  });

  it('does not close a day under its reader when its last score comes', async () => {
    const days = {
      schedule: { 0: ['m1'], 1: ['m2'] },
      scheduleTimes: { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
    } as unknown as Partial<Tournament>;
    parts.schedule.value = scheduled({ m1: game('A', 'B'), m2: game('C', 'D') });
    await show({ ...plan, ...days, ...everything });
    act(() => parts.schedule.tell(scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D') })));
    expect(screen.getByRole('button', { name: /Day 1 .*1 game, played/, expanded: true })).toBeInTheDocument();
    expect(document.getElementById('match-m1')).not.toBeNull();
  });

  describe('on a day of play', () => {
    // 10:00 at the venue: the third of the slots that begin at 9:30.
    beforeEach(() => jest.useFakeTimers({ now: new Date('2027-06-12T14:01:00Z'), advanceTimers: true }));
    afterEach(() => {
      jest.useRealTimers();
      window.location.hash = '';
    });
    const today = dayOfPlay(['m1', 'm2', 'm3', 'm4'], '09:30');
    const games = (second: readonly [number?, number?] = [2, 2]) =>
      scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D', ...second), m3: game('A', 'C', 1, 0), m4: game('B', 'D') });

    it('folds what is over before the current game into one row, which opens and closes', async () => {
      parts.schedule.value = games();
      await show(today);
      const fold = screen.getByRole('button', { name: '2 earlier games', expanded: false });
      expect([row('m1'), row('m2')]).toEqual([null, null]);
      // On court, and with scores already: not over.
      expect(row('m3')).not.toBeNull();
      expect(row('m4')).not.toBeNull();
      await userEvent.click(fold);
      expect(fold).toHaveAttribute('aria-expanded', 'true');
      expect(row('m1')).not.toBeNull();
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Mallet Club');
      expect(screen.queryByRole('button', { name: /earlier/ })).not.toBeInTheDocument();
    });

    it('hides no game that awaits its score, and shows one again whose score is taken back', async () => {
      parts.schedule.value = games([]);
      await show(today);
      expect(screen.getByRole('button', { name: '1 earlier game' })).toBeInTheDocument();
      expect(row('m2')).not.toBeNull();
      // New results are not folded while the user reads.
      act(() => parts.schedule.tell(games()));
      expect(row('m2')).not.toBeNull();
      act(() => parts.schedule.tell(scheduled({ m1: game('A', 'B'), m2: game('C', 'D', 1, 1), m3: game('A', 'C'), m4: game('B', 'D') })));
      expect(row('m1')).not.toBeNull();
    });

    it('opens for the game that a link names', async () => {
      window.location.hash = '#match-m1';
      parts.schedule.value = games();
      await show(today);
      expect(screen.getByRole('button', { name: '2 earlier games', expanded: true })).toBeInTheDocument();
      expect(row('m1')).not.toBeNull();
    });
  });

  describe('by the clock', () => {
    // Games at 09:00 and 09:34 for 12 minutes, in Toronto.
    const at = (time: string, date = '2027-06-12') => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T${time}:00-04:00`));
    const cards = () =>
      within(document.getElementById('now') as HTMLElement)
        .getAllByRole('article')
        .map((card) => card.textContent);
    afterEach(() => jest.restoreAllMocks());

    it('a game on court is live', async () => {
      at('09:40');
      await show({ ...plan, ...everything });
      expect(cards()).toEqual([expect.stringMatching(/Live.*09:34 to 09:46/)]);
      expect(row('m2')).toHaveAttribute('data-phase', 'live');
    });

    it('a game with a state is what the state says, and the next one on its court is not live because its time has come', async () => {
      const play = {
        game: 'm1',
        change: 'c',
        state: 'playing',
        clock: { startedAt: { seconds: 1, nanoseconds: 0 }, playedMs: 0, length: 12 },
      };
      parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 1, 0), play }, m2: game('C', 'D') });
      at('09:40');
      await show({ ...plan, ...everything });
      expect(row('m1')).toHaveAttribute('data-phase', 'live');
      expect(row('m2')).not.toHaveAttribute('data-phase', 'live');
    });

    it.each([
      ['forfeitByTeam1', /Ghost Riders0Mallet Club5Forfeit by Ghost Riders/],
      ['doubleForfeit', /Ghost RidersMallet ClubForfeit by both teams/],
      ['cancelled', /Ghost RidersMallet ClubCanceled, does not count/],
      ['overtime', /Ghost Riders3Mallet Club1After overtime/],
      ['goldenGoal', /Ghost Riders3Mallet Club1By golden goal/],
    ])('how a game ended is said with its result: %s', async (ending, expected) => {
      const play = { game: 'm1', change: 'c', state: 'finished', ending };
      parts.schedule.value = scheduled({ m1: { ...game('A', 'B', 3, 1), play }, m2: game('C', 'D') });
      at('09:20', '2027-06-20');
      await show({ ...plan, ...everything });
      expect(row('m1')?.textContent).toMatch(expected);
    });

    it('a game whose time is up stays, its score pending, between the games and beside those that run', async () => {
      parts.schedule.value = scheduled({ m1: game('A', 'B'), m2: game('C', 'D') });
      at('09:20');
      await show({ ...plan, ...everything });
      expect(cards()).toEqual([expect.stringMatching(/Score pending.*09:00 to 09:12.*Ghost Riders.*Next 09:34/)]);
      expect(row('m1')).toHaveTextContent('Score pending');
      expect(screen.getByText('Live')).toBeInTheDocument();
      cleanup();
      at('09:40');
      await show({ ...plan, ...everything });
      expect(cards()).toEqual([expect.stringMatching(/Live.*Wet Chain/), expect.stringMatching(/Score pending.*Ghost Riders/)]);
    });

    it('my game whose time is up stays my next until it has its result, also as the last one', async () => {
      parts.schedule.value = scheduled({ m1: game('A', 'B'), m2: game('C', 'D') });
      at('09:40');
      await show({ ...plan, ...everything });
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'My team' }), 'A');
      expect(await screen.findByRole('region', { name: 'Your next game' })).toHaveTextContent(/Waiting for your result/);
    });

    it('a referee whose game lacks only its score has no duty, and neither have teams of groups once there is a bracket', async () => {
      parts.schedule.value = scheduled({
        m1: { ...game('A', 'B'), referee: 'Wet Chain' },
        m2: { ...game('C', 'D'), referee: 'Ghost Riders' },
      });
      at('09:55');
      await show({ ...plan, ...everything });
      const answer = async (team: string) => {
        await userEvent.selectOptions(screen.getByRole('combobox', { name: 'My team' }), team);
        return (await screen.findByRole('region', { name: 'Your next game' })).textContent;
      };
      // Ghost Riders refereed after their own game.
      expect(await answer('A')).toMatch(/Waiting for your result/);
      expect(await answer('A')).not.toMatch(/referee/i);
      cleanup();
      await show({ ...plan, ...everything, bracket: { upper: {} } as unknown as Tournament['bracket'] });
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'My team' }), 'A');
      expect(document.body).not.toHaveTextContent(/Waiting for your result/);
    });

    it('a game with half a score is not over when its time is up', async () => {
      parts.schedule.value = scheduled({ m1: game('A', 'B', 2, null), m2: game('C', 'D') });
      at('09:14');
      await show({ ...plan, ...everything });
      expect(cards()).toEqual([expect.stringMatching(/Score pending.*2.*–/)]);
    });

    it('the result of the game before stays until the next begins, and is said to be final', async () => {
      at('09:20');
      await show({ ...plan, ...everything });
      expect(cards()).toEqual([expect.stringMatching(/Final score.*3.*1.*Next 09:34/)]);
      expect(row('m1')).not.toHaveTextContent('Score pending');
      cleanup();
      at('09:40');
      await show({ ...plan, ...everything });
      expect(cards()).toHaveLength(1);
    });

    it('nobody waits for a score for ever', async () => {
      at('21:50');
      await show({ ...plan, ...everything });
      expect(row('m2')).not.toHaveTextContent('Score pending');
      expect(sections()).not.toContain('Now');
    });

    it('the days are named with their year until it begins', async () => {
      for (const [date, title] of [
        ['2026-12-31', /Day 1 · Saturday 12 June 2027/],
        ['2027-01-01', /Day 1 · Saturday 12 June(?! 2027)/],
      ] as const) {
        at('10:00', date);
        await show({ ...plan, ...everything });
        expect(screen.getByRole('table', { name: title })).toBeInTheDocument();
        cleanup();
      }
    });

    it('a bracket’s games are live at their time, then pending, and before their day named with its date', async () => {
      const { games, layout } = storedBracket(createBracket('single', ids));
      parts.bracket.value = getValue(parseBracketGames(Object.fromEntries(games)));
      const withBracket = {
        ...plan,
        ...everything,
        ...layout,
        isGameTimesVisible: true,
        bracketTimes: { startTimes: ['14:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
      };
      for (const [time, date, expected] of [
        ['14:05', '2027-06-12', /Live.*14:00 to 14:12/],
        ['14:13', '2027-06-12', /Score pending.*14:00 to 14:12/],
        ['10:00', '2027-06-12', /Next 14:00/],
        ['10:00', '2027-06-10', /Saturday 12 June, 14:00/],
        ['10:00', '2027-06-13', /^(?!.*14:00)/],
      ] as const) {
        at(time, date);
        await show(withBracket);
        const first = within(document.getElementById('now') as HTMLElement).getByRole('article', { name: 'Game 3' });
        expect(first).toHaveTextContent(expected);
        cleanup();
      }
      at('10:00', '2027-06-15');
      await show(withBracket);
      expect(sections()).not.toContain('Now');
    });
  });
});
