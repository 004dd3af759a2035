import { matchId, teamId, type GamePlay, type MatchId } from '../entities';
import { createBracketDay, groupDay, nowAt, createPlan, play, unplayed } from './day.testkit';
import {
  changePlan,
  listCourts,
  listDays,
  expectedTimes,
  hasBegunAfter,
  isPlanBehind,
  planMinutes,
  planText,
  storedPlan,
  type DayPlan,
  type StoredPlan,
} from '.';

const layout = ({ courts }: DayPlan) => courts.map(({ games }) => games.map(({ id, time }) => `${id} ${time}`).join(', '));
const stored = (courts: Record<string, string[]>, more: Partial<StoredPlan> = {}): StoredPlan => ({
  ...{ courts, starts: {}, closedCourts: [], resumeAt: '' },
  ...more,
});

describe('the planned day', () => {
  it('DP-10 has every game once, on its court, at the time of the schedule', () => {
    const plan = createPlan(groupDay(4, 2));
    expect(layout(plan)).toEqual(['m1 09:00, m3 09:15, m5 09:30', 'm2 09:00, m4 09:15, m6 09:30']);
    expect([plan.games.get('m3')?.start, plan.games.get('m3')?.length, plan.games.get('m3')?.interval]).toEqual([555, 12, 3]);
    expect(listDays(createPlan(groupDay(4, 2, {}, 2)))).toEqual([0, 1]);
  });

  it('DP-10 has the bracket, with what each game waits for and its own length', () => {
    const plan = createPlan(createBracketDay('single', 4, 2, { gameLengths: { 'upper-round2': '2x15+10' } }));
    const [final] = [...plan.games.values()].filter(({ roundId }) => roundId === 'round2');
    expect(final).toMatchObject({ length: 30, interval: 10, teams: ['TBD', 'TBD'], hasTeams: false });
    expect(final?.after.map((id) => plan.games.get(id)?.roundId)).toEqual(['round1', 'round1']);
  });

  it('DP-7 knows whether a game that waited for another one has begun', () => {
    const day = createBracketDay('single', 4, 2);
    const [final] = [...day.games!.values()].filter(({ roundId }) => roundId === 'round2');
    const isBegun = (state: GamePlay | undefined) => {
      const games = new Map([...day.games!].map(([id, game]) => [id, id === final!.id && state ? { ...game, play: state } : game]));
      return hasBegunAfter(createPlan({ ...day, games }), 'u1-1');
    };
    const clock = { startedAt: 0, pausedAt: 0, playedMs: 0, length: 12 };
    expect([undefined, play('called'), play('playing'), play('finished', { clock })].map(isBegun)).toEqual([false, false, true, true]);
    const series = play('called', { games: [{ scores: [3, 2], winner: 1, goals: 5 }] });
    // A game that was forfeited during play had begun; one that was forfeited without play had not, so the earlier game may go on.
    const forfeits = [play('finished', { ending: 'forfeitByTeam1', clock }), play('finished', { ending: 'forfeitByTeam1' })];
    expect([series, ...forfeits, play('finished', { ending: 'cancelled' })].map(isBegun)).toEqual([true, true, false, false]);
    expect(hasBegunAfter(createPlan(day), final!.id)).toBe(false);
  });

  it('DP-10 plans a second grand final only once it is needed, and keeps its place on the court', () => {
    const plan = createPlan(createBracketDay('double', 4, 1));
    const [reset] = plan.reserve;
    expect(plan.games.has(reset!.id)).toBe(false);
    expect(storedPlan(plan).courts['0']).toContain(reset!.id);
  });

  it('DP-11 lays the stored plan over the schedule: courts, order, starts, what is closed', () => {
    const plan = createPlan(
      groupDay(4, 2),
      stored(
        { '0': ['m3', 'm1', 'm5'], '1': ['m2', 'm4', 'm6'] },
        { starts: { m3: '2027-06-12T09:20', m1: '2027-06-12T09:40' }, resumeAt: '2027-06-12T09:20' },
      ),
    );
    expect(layout(plan)[0]).toBe('m3 09:20, m5 09:30, m1 09:40');
    expect([plan.resumeAt, plan.games.get('m1')?.home.start]).toEqual([560, 540]);
  });

  it('DP-11 stores what it is read from: an unchanged day has no starts', () => {
    const day = groupDay(9, 3);
    const plan = createPlan(day);
    expect(storedPlan(plan).starts).toEqual({});
    expect(createPlan(day, storedPlan(plan))).toEqual(plan);
    const changed = changePlan(plan, { kind: 'late', minutes: 25, court: 1 }, nowAt(530));
    expect(changed.allowed && createPlan(day, storedPlan(changed.plan))).toEqual(changed.allowed && changed.plan);
  });

  it('DP-12 bears a stored plan that fits no more: what is gone counts for nothing, what is new stands as the schedule has it', () => {
    const day = groupDay(4, 2);
    const plan = createPlan(
      day,
      stored(
        { '0': ['gone', 'm5', 'm5', 'm1'], '9': ['m2'], 'x': ['m4'] },
        { starts: { m5: 'soon', gone: '2027-06-12T09:20', m1: '2027-99-99T10:00' }, closedCourts: ['7', 'x'] },
      ),
    );
    expect(layout(plan)).toEqual(['m1 09:00, m3 09:15, m5 09:30', 'm2 09:00, m4 09:15, m6 09:30']);
    expect(plan.courts.some(({ isClosed }) => isClosed)).toBe(false);
  });

  it('DP-11 what nobody moved follows the schedule when that is edited, and the stored courts are behind', () => {
    const day = groupDay(4, 2);
    const plain = storedPlan(createPlan(day));
    expect(isPlanBehind(createPlan(day, plain), plain)).toBe(false);
    const schedule = { '0': ['m2', 'm1', 'm3', 'm4', 'm5', 'm6'] } as unknown as typeof day.tournament.schedule;
    const edited = createPlan({ ...day, tournament: { ...day.tournament, schedule } }, plain);
    expect(layout(edited)).toEqual(['m2 09:00, m3 09:15, m5 09:30', 'm1 09:00, m4 09:15, m6 09:30']);
    expect(isPlanBehind(edited, plain)).toBe(true);
    expect(isPlanBehind(edited, null)).toBe(false);
    const swapped = changePlan(createPlan(day, plain), { kind: 'swap', one: 'm3', other: 'm4' }, nowAt(530));
    expect(swapped.allowed && Object.keys(storedPlan(swapped.plan).starts)).toEqual(['m4', 'm3']);
  });

  it('DP-12 a round that is drawn while a court is closed is played on the others', () => {
    const day = groupDay(4, 2);
    const closed = changePlan(createPlan(day), { kind: 'closeCourt', court: 1 }, nowAt(530));
    if (!closed.allowed) throw new Error(closed.reason);
    const ids = ['new1', 'new2'].map(matchId);
    ids.forEach((id, at) => day.matches.set(id, { ...unplayed, id, team1Id: teamId(`x${at}`), team2Id: teamId(`y${at}`) }));
    const schedule = { ...day.tournament.schedule, '1': ids } as unknown as Record<string, readonly MatchId[]>;
    const later = createPlan({ ...day, tournament: { ...day.tournament, schedule } }, storedPlan(closed.plan));
    expect(later.courts[1]?.games).toEqual([]);
    expect(later.courts[0]?.games.map(({ id }) => id).slice(-2)).toEqual(['new1', 'new2']);
  });

  it('DP-12 all courts closed would leave nowhere to play: then none is', () => {
    expect(createPlan(groupDay(4, 2), stored({}, { closedCourts: ['0', '1'] })).courts.map(({ isClosed }) => isClosed)).toEqual([
      false,
      false,
    ]);
  });

  it('times are read and written by the tournament’s clock', () => {
    expect(planMinutes('2027-06-12', '2027-06-13T00:30')).toBe(1470);
    expect(planText('2027-06-12', 1470)).toBe('2027-06-13T00:30');
    for (const text of ['', 'soon', '2027-06-12', '2027-06-12T24:00', '2027-13-12T09:00'])
      expect(planMinutes('2027-06-12', text)).toBeNull();
  });

  it('a court is about the game that is played, one that waits to be confirmed, the called one, the first that is left', () => {
    const day = groupDay(4, 1);
    const current = () => listCourts(createPlan(day), 0)[0]?.current?.id;
    const change = (id: string, fields: object) => day.matches.set(matchId(id), { ...day.matches.get(matchId(id))!, ...fields });
    expect(current()).toBe('m1');
    change('m2', { play: play('called') });
    expect(current()).toBe('m2');
    change('m1', { play: play('finished'), team1Score: 1, team2Score: 0 });
    expect(current()).toBe('m1');
    change('m3', { play: play('playing', { clock: { startedAt: 0, pausedAt: null, playedMs: 0, length: 12 } }) });
    expect(current()).toBe('m3');
  });

  it('a game that has ended waits to be confirmed, whatever a team that left has forfeited for later; each forfeit waits for its turn', () => {
    const day = groupDay(4, 1);
    const current = () => listCourts(createPlan(day), 0)[0]?.current?.id;
    const change = (id: string, fields: object) => day.matches.set(matchId(id), { ...day.matches.get(matchId(id))!, ...fields });
    const ended = (from: number, isConfirmed = false) =>
      play('finished', { isConfirmed, clock: { startedAt: from, pausedAt: from + 9, playedMs: 0, length: 12 } });
    const scores = { team1Score: 1, team2Score: 0 };
    const forfeit = (isConfirmed = false) => play('finished', { isConfirmed, ending: 'forfeitByTeam1' });
    change('m2', { play: forfeit() });
    change('m4', { play: forfeit(true) });
    expect(current()).toBe('m1');
    change('m1', { play: ended(10), ...scores });
    expect(current()).toBe('m1');
    change('m1', { play: ended(10, true), ...scores });
    expect(current()).toBe('m2');
    change('m2', { play: forfeit(true) });
    expect(current()).toBe('m3');
    // Played out of turn.
    change('m6', { play: ended(30, true), ...scores });
    change('m5', { play: ended(50), ...scores });
    expect(current()).toBe('m5');
  });

  it('expects an undisturbed day as it is planned', () => {
    for (const day of [groupDay(12, 3, {}, 2), createBracketDay('double', 13, 3)]) {
      const plan = createPlan(day);
      const late = [...expectedTimes(plan, nowAt(480))].filter(([, expected]) => expected.late > 0);
      expect(late).toEqual([]);
    }
  });
});
