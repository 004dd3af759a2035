import { gameId, matchId, type GamePlay } from '../entities';
import { at, createBracketDay, groupDay, nowAt, createPlan, play, type StoredDay } from './day.testkit';
import { changePlan, dayNow, expectedTimes, followedGames, storedPlan, getStartToShow, listExpectedStarts } from '.';

const clock = (startedAt: number, more: Partial<NonNullable<GamePlay['clock']>> = {}) => ({
  ...{ startedAt: at(startedAt), pausedAt: null, playedMs: 0, length: 12 },
  ...more,
});
const set = (day: StoredDay, id: string, fields: object) => day.matches.set(matchId(id), { ...day.matches.get(matchId(id))!, ...fields });
const playing = (startedAt: number, more = {}) => ({ play: play('playing', { clock: clock(startedAt, more) }) });
const ended = (startedAt: number, pausedAt: number) => ({
  ...{ team1Score: 2, team2Score: 1 },
  play: play('finished', { clock: clock(startedAt, { pausedAt: at(pausedAt) }) }),
});

/** Returns the expected start and the minutes late of each game, `id 09:15+3`, at a time. */
function told(day: StoredDay, minutes: number, stored = null as ReturnType<typeof storedPlan> | null) {
  const plan = createPlan(day, stored);
  const expected = expectedTimes(plan, nowAt(minutes));
  return plan.courts.map(({ games }) =>
    games.flatMap(({ id }) => (expected.has(id) ? [`${id}+${Math.round(expected.get(id)!.late)}`] : [])).join(' '),
  );
}

describe('expected times', () => {
  it('DP-13 a game that runs over its time pushes the rest of its court, and no other court', () => {
    // Four teams on one court, four others on the second.
    const day = groupDay(8, 2, { groups: {} });
    const plan = createPlan(day);
    set(day, 'm1', playing(540));
    set(day, 'm2', playing(540));
    expect(told(day, 545)).toEqual(told(day, 541));
    expect(expectedTimes(createPlan(day), nowAt(560)).get('m1')).toEqual({ start: 540, end: 560, late: 0, isOn: true, isOverdue: false });
    const second = plan.courts[0]!.games[1]!.id;
    expect(expectedTimes(createPlan(day), nowAt(560)).get(second)).toMatchObject({ start: 563, late: 8, isOn: false });
  });

  it('DP-13 a game that was not started waits for now, once its court is run from the board', () => {
    const day = groupDay(4, 1);
    expect(told(day, 560)).toEqual(['m1+0 m2+0 m3+0 m4+0 m5+0 m6+0']);
    set(day, 'm1', { play: play('called') });
    expect(told(day, 560)).toEqual(['m1+20 m2+20 m3+20 m4+20 m5+20 m6+20']);
  });

  it('DP-16 a game is late from the minute in which its time passes without a call', () => {
    const day = groupDay(4, 1);
    set(day, 'm1', ended(540, 552));
    const second = createPlan(day).courts[0]!.games[1]!;
    const at = (minutes: number) => {
      const plan = createPlan(day);
      return getStartToShow(plan.games.get(second.id)!, expectedTimes(plan, nowAt(minutes)).get(second.id));
    };
    expect([second.start, second.start + 0.5].map(at)).toEqual([null, null]);
    expect([1, 2, 4].map((late) => at(second.start + late))).toEqual([560, 560, 560]);
    set(day, second.id, { play: play('called') });
    expect(at(second.start + 1)).toBeNull();
  });

  it('DP-16 what was never played on an earlier day is late no more, and is expected no more', () => {
    const day = groupDay(4, 1, { endDate: '2027-06-13' });
    set(day, 'm1', ended(540, 552));
    const plan = createPlan(day);
    const second = plan.courts[0]!.games[1]!.id;
    expect(listExpectedStarts(plan, expectedTimes(plan, nowAt(700))).has(second)).toBe(true);
    expect([...listExpectedStarts(plan, expectedTimes(plan, nowAt(1440 + 540)))]).toEqual([]);
  });

  it('DP-13 a court on which results were only typed in, corrected or forfeited is not run from the board', () => {
    const day = groupDay(4, 1);
    set(day, 'm1', { team1Score: 2, team2Score: 1, play: play('finished') });
    set(day, 'm4', { play: play('finished', { ending: 'forfeitByTeam1' }) });
    const plan = createPlan(day);
    expect([...plan.games.values()].filter(followedGames(plan))).toEqual([]);
    expect(told(day, 570)).toEqual(['m2+0 m3+0 m5+0 m6+0']);
    set(day, 'm1', ended(540, 552));
    const run = createPlan(day);
    expect([...run.games.values()].every(followedGames(run))).toBe(true);
  });

  it('DP-13 a game that begins late, pauses, ends early: what follows comes as its court allows, never before its time', () => {
    const day = groupDay(4, 1);
    set(day, 'm1', playing(550));
    expect(told(day, 551)).toEqual(['m1+10 m2+10 m3+10 m4+10 m5+10 m6+10']);
    set(day, 'm1', playing(550, { pausedAt: at(555) }));
    expect(told(day, 570)).toEqual(['m1+10 m2+25 m3+25 m4+25 m5+25 m6+25']);
    set(day, 'm1', ended(540, 546));
    expect(told(day, 547)).toEqual(['m2+0 m3+0 m4+0 m5+0 m6+0']);
  });

  it('DP-13 the breaks of the plan catch up what is late', () => {
    const day = groupDay(4, 1, { schedule: { '0': ['m1', 'm2', 'break', 'm3', 'm4', 'm5', 'm6'] } });
    set(day, 'm1', playing(550));
    expect(told(day, 551)).toEqual(['m1+10 m2+10 m3+0 m4+0 m5+0 m6+0']);
  });

  it('DP-14 a team that still plays elsewhere is waited for', () => {
    const day = groupDay(4, 2);
    const [one, other] = ['m1', 'm2'].map((id) => day.matches.get(matchId(id))!);
    set(day, 'm1', playing(555));
    set(day, 'm2', ended(540, 552));
    const plan = createPlan(day);
    const expected = expectedTimes(plan, nowAt(556));
    for (const { id, teams } of plan.courts[1]!.games.slice(1, 2))
      expect([id, expected.get(id)!.start, teams.some((team) => [one!.team1Id, one!.team2Id].includes(team as never))]).toEqual([
        id,
        570,
        true,
      ]);
    expect(other).toBeDefined();
  });

  it('DP-14 a bracket game waits for the games that feed it', () => {
    const day = createBracketDay('single', 4, 2);
    const semis = [...day.games!.values()].filter(({ roundId }) => roundId === 'round1');
    day.games!.set(gameId(semis[1]!.id), { ...semis[1]!, play: play('playing', { clock: clock(565) }) });
    const plan = createPlan(day);
    const expected = expectedTimes(plan, nowAt(566));
    const findStart = (round: string) => expected.get([...plan.games.values()].find(({ roundId }) => roundId === round)!.id)?.start;
    // It ends at 9:37, the break follows, then the game for third place, and the final.
    expect([findStart('thirdPlace'), findStart('round2')]).toEqual([580, 595]);
  });

  it('DP-15 nothing begins before play goes on; a clock that stands goes on then', () => {
    const day = groupDay(4, 1);
    set(day, 'm1', playing(540, { pausedAt: at(545) }));
    const stopped = { ...storedPlan(createPlan(day)), resumeAt: '2027-06-12T10:00' };
    const expected = expectedTimes(createPlan(day, stopped), nowAt(550));
    expect([expected.get('m1')?.end, expected.get('m2')?.start]).toEqual([607, 610]);
    expect(expectedTimes(createPlan(day, stopped), nowAt(601)).get('m1')?.end).toBe(608);
  });

  it('DP-13 what was left over on an earlier day delays nobody today', () => {
    const day = groupDay(4, 1, {}, 2);
    set(day, 'm1', ended(540, 552));
    expect(told(day, 1440 + 545)[0]).toBe('m5+0 m6+0');
    expect(dayNow(createPlan(day), nowAt(600))).toBe(0);
    expect(dayNow(createPlan(day), nowAt(1440))).toBe(1);
    expect(dayNow(createPlan(day), nowAt(5000))).toBeNull();
  });

  it('DP-16 tells what is worth telling, to five minutes', () => {
    const plan = createPlan(groupDay(4, 1));
    const game = plan.games.get('m2')!;
    const expected = (late: number, isOn = false, isOverdue = false) =>
      getStartToShow(game, { start: game.start + late, end: 0, late, isOn, isOverdue });
    expect([0, 2.9, 3, 7, 8, 40].map((late) => expected(late))).toEqual([null, null, 560, 560, 565, 595]);
    // Late from the minute in which its teams were not called, and always after the planned time.
    expect([1, 2, 3, 8].map((late) => expected(late, false, true))).toEqual([560, 560, 560, 565]);
    expect(expected(40, true)).toBeNull();
    expect(getStartToShow(game, undefined)).toBeNull();
  });

  it('DP-13 costs a walk through games and courts: twice the games, about twice the looks', () => {
    let looks = 0;
    const counting = (teams: number) => {
      const plan = createPlan(groupDay(teams, 6));
      const games = new Map(
        [...plan.games].map(([id, game]) => [id, new Proxy(game, { get: (own, key) => ((looks += 1), Reflect.get(own, key) as unknown) })]),
      );
      const courts = plan.courts.map((court) => ({ ...court, games: court.games.map(({ id }) => games.get(id)!) }));
      looks = 0;
      expectedTimes({ ...plan, games, courts }, nowAt(545));
      return looks / games.size;
    };
    expect(counting(40)).toBeLessThan(1.5 * counting(20));
  });

  it('a change of the plan is told from then on as planned', () => {
    const day = groupDay(4, 1);
    const late = changePlan(createPlan(day), { kind: 'late', minutes: 20, court: null }, nowAt(550));
    if (!late.allowed) throw new Error(late.reason);
    set(day, 'm1', { play: play('called') });
    expect(told(day, 560, storedPlan(late.plan))).toEqual(['m1+0 m2+0 m3+0 m4+0 m5+0 m6+0']);
  });
});
