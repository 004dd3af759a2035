import { matchId } from '../entities';
import { seededRandom, type Random } from '../random';
import { at, groupDay, nowAt, createPlan, play, type StoredDay } from './day.testkit';
import { pick } from './play-out.testkit';
import { changePlan, expectedTimes, type DayPlan, type PlanChange, type PlannedGame } from '.';

const INTERVAL = 3;
const LENGTH = 12;

/**
 * A day some time after its start: on each court some games are over; one may be on, which began late or early, with a running or stopped
 * clock.
 */
function someDay(random: Random): { readonly day: StoredDay; readonly plan: DayPlan; readonly minutes: number } {
  const courts = pick([1, 2, 3], random);
  const day = groupDay(pick([4, 8, 12], random), courts);
  const minutes = 540 + Math.floor(random() * 90) + random();
  for (const lane of createPlan(day).courts) {
    let free = 540 + Math.floor(random() * 12);
    for (const { id } of lane.games) {
      const end = free + LENGTH + Math.floor(random() * 3);
      const isOn = end > minutes;
      if (free > minutes || (isOn && random() < 0.3)) break;
      const clock = {
        startedAt: at(free),
        pausedAt: isOn ? (random() < 0.3 ? at(minutes) : null) : at(end),
        playedMs: 0,
        length: LENGTH,
      };
      const match = day.matches.get(matchId(id))!;
      const goals = isOn ? {} : { team1Score: 1, team2Score: 0 };
      day.matches.set(match.id, { ...match, ...goals, play: play(isOn ? 'playing' : 'finished', { clock }) });
      if (isOn) break;
      free = end + INTERVAL + Math.floor(random() * 3);
    }
  }
  return { day, plan: createPlan(day), minutes };
}

const isLeft = ({ phase }: PlannedGame) => phase === 'planned' || phase === 'called';

/** Returns the breaks between successive games on a court and of a team, among the games that are left. */
function breaks({ games }: DayPlan): number[] {
  const left = [...games.values()].filter(isLeft).sort((a, b) => a.start - b.start);
  return left.flatMap((game, index) => {
    const before = left
      .slice(0, index)
      .filter((one) => one.day === game.day && (one.court === game.court || one.teams.some((team) => game.teams.includes(team))));
    return before.map((one) => game.start - one.start - one.length);
  });
}

describe('a plan that was changed can be kept', () => {
  const changes = (plan: DayPlan, minutes: number, random: Random): PlanChange[] => [
    { kind: 'late', minutes: 5 + Math.floor(random() * 30), court: null },
    { kind: 'late', minutes: -20, court: null },
    { kind: 'late', minutes: 5, court: pick(plan.courts, random).court },
    { kind: 'stop', resumeAt: Math.ceil(minutes) + 1 + Math.floor(random() * 60) },
    { kind: 'closeCourt', court: pick(plan.courts, random).court },
    { kind: 'openCourt', court: plan.courts.length },
    { kind: 'tomorrow' },
  ];

  it('DP-25 nothing is planned closer than the interval, nor before what is on court has ended and the interval is over', () => {
    const random = seededRandom(21);
    let changed = 0;
    for (let round = 0; round < 50; round += 1) {
      const { plan, minutes } = someDay(random);
      for (const change of changes(plan, minutes, random)) {
        const verdict = changePlan(plan, change, nowAt(minutes));
        if (!verdict.allowed) continue;
        changed += 1;
        const about = `round ${round}, ${JSON.stringify(change)}`;
        expect([about, Math.min(INTERVAL, ...breaks(verdict.plan))]).toEqual([about, INTERVAL]);
        // A change of one court does not repair the others, for whose teams it may have to wait.
        if (change.kind === 'late' && change.court !== null) continue;
        const held = change.kind === 'stop' ? standing(verdict.plan, minutes) : verdict.plan;
        const moved = new Set(verdict.effect.moved.map(({ id }) => id));
        const late = [...expectedTimes(held, nowAt(Math.ceil(minutes)))].filter(([id, one]) => {
          const game = held.games.get(id)!;
          return isLeft(game) && moved.has(id) && one.late > 1;
        });
        expect([about, late.map(([id, one]) => [id, one.late])]).toEqual([about, []]);
      }
    }
    expect(changed).toBeGreaterThan(200);
  });

  it('DP-25 two games that are swapped come after those on court as they really end, which stay as they are', () => {
    const random = seededRandom(25);
    let changed = 0;
    for (let round = 0; round < 80; round += 1) {
      const { plan, minutes } = someDay(random);
      const left = [...plan.games.values()].filter(isLeft);
      if (left.length < 2) continue;
      const change = { kind: 'swap', one: pick(left, random).id, other: pick(left.slice(0, 3), random).id } as const;
      const verdict = changePlan(plan, change, nowAt(minutes));
      if (!verdict.allowed) continue;
      changed += 1;
      const about = `round ${round}, ${JSON.stringify(change)}`;
      const ends = [...expectedTimes(plan, nowAt(minutes))].filter(([, { isOn }]) => isOn);
      expect([about, ends.map(([id]) => verdict.plan.games.get(id))]).toEqual([about, ends.map(([id]) => plan.games.get(id))]);
      const [one, other] = [verdict.plan.games.get(change.one)!, verdict.plan.games.get(change.other)!];
      expect([about, one.court, other.court]).toEqual([about, plan.games.get(change.other)!.court, plan.games.get(change.one)!.court]);
      for (const game of [one, other]) {
        const before = ends.filter(([id]) => follows(game, plan.games.get(id)!)).map(([, { end }]) => end + INTERVAL);
        expect([about, game.start]).toEqual([about, Math.max(game.start, ...before)]);
      }
      expect([about, Math.min(INTERVAL, ...breaks(verdict.plan))]).toEqual([about, INTERVAL]);
    }
    expect(changed).toBeGreaterThan(40);
  });

  it('DP-25 play that goes on sooner leaves games alone that run already, and nothing comes before they end', () => {
    const random = seededRandom(31);
    let changed = 0;
    for (let round = 0; round < 40; round += 1) {
      const { plan, minutes } = someDay(random);
      const stopped = changePlan(plan, { kind: 'stop', resumeAt: Math.ceil(minutes) + 40 }, nowAt(minutes));
      if (!stopped.allowed) continue;
      // Some clocks run on during a stop, others are stopped; `someDay` has both.
      const later = minutes + Math.floor(random() * 35);
      const before = [...expectedTimes({ ...stopped.plan, resumeAt: null }, nowAt(later))].filter(([, { isOn }]) => isOn);
      const verdict = changePlan(stopped.plan, { kind: 'resume' }, nowAt(later));
      if (!verdict.allowed) continue;
      changed += 1;
      expect([round, before.map(([id]) => verdict.plan.games.get(id))]).toEqual([round, before.map(([id]) => stopped.plan.games.get(id))]);
      for (const { id } of verdict.effect.moved) {
        const game = verdict.plan.games.get(id)!;
        const ends = before.filter(([on]) => follows(game, plan.games.get(on)!)).map(([, { end }]) => end + INTERVAL);
        expect([round, id, game.start]).toEqual([round, id, Math.max(game.start, ...ends)]);
      }
      expect([round, Math.min(INTERVAL, ...breaks(verdict.plan))]).toEqual([round, INTERVAL]);
    }
    expect(changed).toBeGreaterThan(20);
  });
});

/** Whether a game comes after one that is on: on its court, or with one of its teams. */
const follows = (game: PlannedGame, on: PlannedGame) =>
  game.day === on.day && (game.court === on.court || game.teams.some((team) => on.teams.includes(team)));

/** The same with every clock stopped, as in the rain. */
function standing(plan: DayPlan, minutes: number): DayPlan {
  const games = [...plan.games].map(([id, game]): [string, PlannedGame] => {
    const { play: state } = game.state;
    if (game.phase !== 'playing' || !state?.clock) return [id, game];
    return [
      id,
      { ...game, phase: 'paused', state: { ...game.state, play: { ...state, clock: { ...state.clock, pausedAt: at(minutes) } } } },
    ];
  });
  const byId = new Map(games);
  return { ...plan, games: byId, courts: plan.courts.map((lane) => ({ ...lane, games: lane.games.map(({ id }) => byId.get(id)!) })) };
}
