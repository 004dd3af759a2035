import { matchId } from '../entities';
import { at, createBracketDay, groupDay, nowAt, createPlan, play, type StoredDay } from './day.testkit';
import { changePlan, planFigures, type DayPlan, type PlanChange } from '.';

const layout = ({ courts }: DayPlan) => courts.map(({ games }) => games.map(({ id, time }) => `${id} ${time}`).join(', '));
const set = (day: StoredDay, id: string, fields: object) => day.matches.set(matchId(id), { ...day.matches.get(matchId(id))!, ...fields });
const playing = (startedAt: number) => ({
  play: play('playing', { clock: { startedAt: at(startedAt), pausedAt: null, playedMs: 0, length: 12 } }),
});

function changed(plan: DayPlan, change: PlanChange, minutes = 530) {
  const verdict = changePlan(plan, change, nowAt(minutes));
  if (!verdict.allowed) throw new Error(verdict.reason);
  return verdict;
}

describe('changes of the plan', () => {
  it('DP-17 minutes late: what has not begun, on one court or on all, and earlier, but not before now', () => {
    const day = groupDay(4, 2);
    set(day, 'm1', playing(540));
    const plan = createPlan(day);
    expect(layout(changed(plan, { kind: 'late', minutes: 20, court: null }, 545).plan)).toEqual([
      'm1 09:00, m3 09:35, m5 09:50',
      'm2 09:20, m4 09:35, m6 09:50',
    ]);
    expect(layout(changed(plan, { kind: 'late', minutes: -10, court: null }, 548).plan)).toEqual([
      'm1 09:00, m3 09:15, m5 09:30',
      'm2 09:00, m4 09:15, m6 09:30',
    ]);
    const ahead = changed(createPlan(groupDay(4, 2)), { kind: 'late', minutes: -10, court: null }, 480);
    expect(layout(ahead.plan)).toEqual(['m1 08:50, m3 09:05, m5 09:20', 'm2 08:50, m4 09:05, m6 09:20']);
  });

  it('DP-18 a court alone that comes later makes the teams wait that play on both', () => {
    const { plan, effect } = changed(createPlan(groupDay(4, 2)), { kind: 'late', minutes: 10, court: 0 });
    // Four teams on two courts: every game waits for one on the other court.
    expect(layout(plan)).toEqual(['m1 09:10, m3 09:25, m5 09:40', 'm2 09:00, m4 09:25, m6 09:40']);
    expect([effect.before.doubleBookings, effect.after.doubleBookings]).toEqual([[], []]);
    expect(effect.moved).toHaveLength(5);
  });

  it('DP-17 rain: everything later by the time without play; once more is another time; going on now gives back what is left', () => {
    const plan = createPlan(groupDay(4, 1));
    const stopped = changed(plan, { kind: 'stop', resumeAt: 590 }, 550);
    expect(layout(stopped.plan)).toEqual(['m1 09:50, m2 10:05, m3 10:20, m4 10:35, m5 10:50, m6 11:05']);
    const longer = changed(stopped.plan, { kind: 'stop', resumeAt: 600 }, 560);
    expect(longer.plan.games.get('m2')!.start - stopped.plan.games.get('m2')!.start).toBe(10);
    const on = changed(longer.plan, { kind: 'resume' }, 570);
    expect([on.plan.resumeAt, on.plan.games.get('m1')?.time, on.plan.games.get('m6')?.time]).toEqual([null, '09:30', '10:45']);
    expect(changed(stopped.plan, { kind: 'stop', resumeAt: 570 }, 560).plan.games.get('m1')?.time).toBe('09:30');
  });

  it('DP-19 a closed court’s games go to the others, in the order of their times; the game that is played there is played to its end', () => {
    const day = groupDay(8, 2, { groups: {} });
    set(day, 'm2', playing(540));
    const { plan, effect } = changed(createPlan(day), { kind: 'closeCourt', court: 1 }, 545);
    expect(plan.courts[1]).toMatchObject({ isClosed: true, games: [{ id: 'm2' }] });
    expect(plan.courts[0]!.games).toHaveLength(day.matches.size - 1);
    expect(effect.after.shortestRest!.minutes).toBeGreaterThanOrEqual(effect.before.shortestRest!.minutes);
    expect(effect.after.doubleBookings).toEqual([]);
    expect(effect.after.ends[0]!.end).toBeGreaterThan(effect.before.ends[0]!.end);
  });

  it('DP-20 names the games whose teams were called and that are not next any more; a stop or a delay calls nobody back', () => {
    const day = groupDay(8, 2, { groups: {} });
    set(day, 'm1', playing(540));
    set(day, 'm2', { play: play('called') });
    const plan = createPlan(day);
    const recalled = (change: PlanChange) => changed(plan, change, 545).effect.recalled;
    expect(recalled({ kind: 'closeCourt', court: 1 })).toEqual(['m2']);
    expect(recalled({ kind: 'swap', one: 'm2', other: 'm6' })).toEqual(['m2']);
    expect(recalled({ kind: 'tomorrow' })).toEqual(['m2']);
    expect(recalled({ kind: 'late', minutes: 10, court: null })).toEqual([]);
    expect(recalled({ kind: 'stop', resumeAt: 590 })).toEqual([]);
  });

  it('DP-19 the court that opens again takes its games back to the times of the schedule', () => {
    const plan = createPlan(groupDay(12, 3));
    const closed = changed(plan, { kind: 'closeCourt', court: 2 });
    const opened = changed(closed.plan, { kind: 'openCourt', court: 2 });
    expect(planFigures(opened.plan, nowAt(530)).ends).toEqual(planFigures(plan, nowAt(530)).ends);
    expect([...opened.plan.games.values()].every(({ start, home }) => start >= home.start)).toBe(true);
  });

  it('DP-19 one more court shortens a day that is late', () => {
    const late = changed(createPlan(groupDay(12, 2)), { kind: 'late', minutes: 120, court: null }).plan;
    const { plan, effect } = changed(late, { kind: 'openCourt', court: 2 });
    expect(plan.courts.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
    expect(effect.after.ends[0]!.end).toBeLessThan(effect.before.ends[0]!.end);
  });

  it('DP-17 two games take each other’s places', () => {
    const plan = createPlan(groupDay(8, 2, { groups: {} }));
    const [one, other] = [plan.courts[0]!.games[0]!, plan.courts[1]!.games[2]!];
    const { plan: after, effect } = changed(plan, { kind: 'swap', one: one.id, other: other.id });
    expect([after.games.get(one.id)?.court, after.games.get(other.id)?.court]).toEqual([1, 0]);
    expect(effect.moved.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, other.id]));
    expect(effect.after.doubleBookings).toEqual([]);
  });

  it('DP-17 the rest of the day is played tomorrow, before what is planned then', () => {
    const day = groupDay(4, 1, {}, 2);
    set(day, 'm1', playing(540));
    const { plan, effect } = changed(createPlan(day), { kind: 'tomorrow' }, 545);
    expect(plan.courts[0]!.games.map(({ id, day: on, time }) => `${on} ${id} ${time}`)).toEqual([
      ...['0 m1 09:00', '1 m2 09:00', '1 m3 09:15', '1 m4 09:30', '1 m5 09:45', '1 m6 10:00'],
    ]);
    expect(effect.isAfterEnd).toBe(false);
    expect(changed(plan, { kind: 'tomorrow' }, 1440 + 500).effect.isAfterEnd).toBe(true);
  });

  it('DP-18 a bracket game never comes before one that it waits for', () => {
    const day = createBracketDay('single', 8, 2);
    const plan = createPlan(day);
    const findId = (round: string) => [...plan.games.values()].find(({ roundId }) => roundId === round)!.id;
    expect(changePlan(plan, { kind: 'swap', one: findId('round1'), other: findId('round3') }, nowAt(530))).toEqual({
      allowed: false,
      reason: 'beforeFeeder',
    });
    for (const change of [
      { kind: 'closeCourt', court: 0 },
      { kind: 'late', minutes: 30, court: 1 },
    ] as const) {
      const after = changed(plan, change).plan;
      for (const game of after.games.values())
        for (const id of game.after) expect(after.games.get(id)!.start + after.games.get(id)!.length).toBeLessThanOrEqual(game.start);
    }
  });

  it.each<[string, PlanChange]>([
    ['notMinutes', { kind: 'late', minutes: 0, court: null }],
    ['notMinutes', { kind: 'late', minutes: 2.5, court: null }],
    ['notMinutes', { kind: 'late', minutes: 10_000, court: null }],
    ['noSuchCourt', { kind: 'late', minutes: 5, court: 7 }],
    ['noSuchCourt', { kind: 'closeCourt', court: 7 }],
    ['noSuchCourt', { kind: 'openCourt', court: 4 }],
    ['alreadyOpen', { kind: 'openCourt', court: 0 }],
    ['alreadyClosed', { kind: 'closeCourt', court: 2 }],
    ['resumeInPast', { kind: 'stop', resumeAt: 500 }],
    ['resumeInPast', { kind: 'stop', resumeAt: Number.NaN }],
    ['resumeTooFar', { kind: 'stop', resumeAt: 2000 }],
    ['notStopped', { kind: 'resume' }],
    ['noSuchGame', { kind: 'swap', one: 'm2', other: 'gone' }],
    ['sameGame', { kind: 'swap', one: 'm2', other: 'm2' }],
    ['gameOver', { kind: 'swap', one: 'm2', other: 'm1' }],
    ['gameOn', { kind: 'swap', one: 'm5', other: 'm2' }],
  ])('DP-17 is forbidden: %s', (reason, change) => {
    const day = groupDay(12, 3);
    set(day, 'm1', { team1Score: 1, team2Score: 0 });
    set(day, 'm5', playing(525));
    const { plan } = changed(createPlan(day), { kind: 'closeCourt', court: 2 });
    expect(changePlan(plan, change, nowAt(530))).toEqual({ allowed: false, reason });
  });

  it('DP-17 the last court stays open, and what is over is not moved', () => {
    const plan = createPlan(groupDay(4, 2));
    const { plan: one } = changed(plan, { kind: 'closeCourt', court: 0 });
    expect(changePlan(one, { kind: 'closeCourt', court: 1 }, nowAt(530))).toEqual({ allowed: false, reason: 'lastCourt' });
    for (const change of [{ kind: 'tomorrow' }, { kind: 'late', minutes: 5, court: null }, { kind: 'stop', resumeAt: 10_010 }] as const)
      expect(changePlan(plan, change, nowAt(10_000))).toEqual({ allowed: false, reason: 'nothingLeft' });
  });

  it('DP-20 names who is booked twice and the shortest rest', () => {
    const day = groupDay(4, 2, { schedule: { '0': ['m1', 'm3'] } });
    const plan = createPlan(day);
    const { doubleBookings, shortestRest } = planFigures(plan, nowAt(530));
    expect(doubleBookings).not.toEqual([]);
    expect(shortestRest).toBeNull();
  });
});
