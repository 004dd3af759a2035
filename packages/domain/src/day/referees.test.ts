import { seededRandom } from '../random';
import { matchId, type Match } from '../entities';
import { listBusyTeams, changePlan, expectedTimes, planFigures, type DayPlan, type PlanChange, type PlannedGame } from '.';
import { createBracketDay, groupDay, nowAt, createPlan, play, type StoredDay } from './day.testkit';
import { pick } from './play-out.testkit';

const named = (day: StoredDay, referees: Readonly<Record<string, string>>): StoredDay => ({
  ...day,
  matches: new Map([...day.matches].map(([id, match]): [typeof id, Match] => [id, { ...match, referee: referees[id] ?? match.referee }])),
});
const withPlay = (day: StoredDay, id: string, state: 'called' | 'playing'): StoredDay => ({
  ...day,
  matches: new Map(day.matches).set(matchId(id), {
    ...day.matches.get(matchId(id))!,
    play: play(state, state === 'playing' ? { clock: { startedAt: nowAt(540).instant, pausedAt: null, playedMs: 0, length: 12 } } : {}),
  }),
});
const listBusy = ({ teams, refereeTeam }: PlannedGame) => [...teams, ...(refereeTeam === null ? [] : [refereeTeam])];
/** Returns the pairs of games that need the same team at the same time. */
const overlapsIn = (plan: DayPlan) => {
  const games = [...plan.games.values()];
  return games.flatMap((one, index) =>
    games
      .slice(index + 1)
      .filter((other) => one.start < other.start + other.length && other.start < one.start + one.length)
      .flatMap((other) => listBusy(one).filter((team) => listBusy(other).includes(team))),
  );
};

/** Eight teams in one group on two courts: m1 and m2 begin at nine. */
const day = groupDay(8, 2, {}, 1, 8);
const [first, second, third] = ['m1', 'm2', 'm3'].map((id) => day.matches.get(matchId(id))!) as [Match, Match, Match];
const getName = (id: string) => `Team ${id.slice(1)}`;

describe('a team that referees', () => {
  it('is the one that the text names, however it is written, and never one that plays the game', () => {
    const getReferee = (text: string) => createPlan(named(day, { m1: text })).games.get('m1')!.refereeTeam;
    const other = second.team1Id;
    expect([getName(other), ` team  ${other.slice(1)} `, getName(other).toUpperCase()].map(getReferee)).toEqual([other, other, other]);
    expect(['', '–', 'Zoé', getName(first.team1Id), 'Team 1 and Team 3'].map(getReferee)).toEqual([null, null, null, null, null]);
  });

  it('of a bracket game is known, too', () => {
    const bracket = createBracketDay('single', 4, 1);
    const [id, game] = [...bracket.games!][0]!;
    bracket.games!.set(id, { ...game, referee: 'Team 9' });
    expect(createPlan(bracket).games.get(id)!.refereeTeam).toBe('t9');
  });

  it('is double booked while it plays or referees elsewhere, but its rest is that between its own games', () => {
    const figures = (referees: Record<string, string>) => planFigures(createPlan(named(day, referees)), nowAt(500));
    expect(figures({}).doubleBookings).toEqual([]);
    expect(figures({ m1: getName(second.team1Id) }).doubleBookings).toEqual([{ teamId: second.team1Id, games: ['m1', 'm2'] }]);
    const free = [3, 4, 5, 6, 7, 8]
      .map((number) => `t${number}`)
      .find((id) => ![second.team1Id, second.team2Id].some((one) => one === id))!;
    expect(figures({ m1: getName(free), m2: getName(free) }).doubleBookings.map(({ teamId }) => teamId)).toContain(free);
    expect(figures({ m1: getName(third.team1Id) }).shortestRest).toEqual(figures({}).shortestRest);
  });

  it('is expected to begin a game only after the one that it plays elsewhere', () => {
    const busy = named(withPlay(day, 'm2', 'playing'), { m1: getName(second.team1Id) });
    const getStart = (one: StoredDay) => expectedTimes(createPlan(one), nowAt(545)).get('m1')!.start;
    // m2 has begun at 9:00 and ends at 9:12.
    expect([getStart(withPlay(day, 'm2', 'playing')), getStart(busy)]).toEqual([540, 552]);
  });
});

describe('listBusyTeams', () => {
  it.each(['called', 'playing'] as const)('names a referee whose own game is %s on another court', (state) => {
    const plan = createPlan(named(withPlay(day, 'm2', state), { m1: getName(second.team1Id) }));
    expect(listBusyTeams(plan, plan.games.get('m1')!)).toMatchObject([{ teamId: second.team1Id, does: 'plays', elsewhere: { id: 'm2' } }]);
  });

  it('names a team that should play while it referees elsewhere', () => {
    const plan = createPlan(named(withPlay(day, 'm2', 'playing'), { m2: getName(first.team2Id) }));
    expect(listBusyTeams(plan, plan.games.get('m1')!)).toMatchObject([{ teamId: first.team2Id, does: 'referees' }]);
  });

  it('names nobody while the other game is only planned, and none of a game that has begun', () => {
    const plan = createPlan(named(withPlay(day, 'm1', 'playing'), { m1: getName(second.team1Id) }));
    expect(listBusyTeams(createPlan(named(day, { m1: getName(second.team1Id) })), plan.games.get('m2')!)).toEqual([]);
    expect(listBusyTeams(plan, plan.games.get('m1')!)).toEqual([]);
  });
});

it.each(Array.from({ length: 60 }, (_, seed) => seed))('no change of a plan makes a referee be in two places (seed %i)', (seed) => {
  const random = seededRandom(seed);
  const size = 8 + Math.floor(random() * 5);
  const courts = 2 + Math.floor(random() * 2);
  const drawn = groupDay(size, courts, {}, 1, size);
  const referees: Record<string, string> = {};
  const base = createPlan(drawn);
  for (const game of base.games.values()) {
    const beside = [...base.games.values()].filter(({ start }) => start === game.start);
    const taken = new Set(beside.flatMap(({ id, teams }) => [...teams, ...(referees[id] ? [`t${referees[id].slice(5)}`] : [])]));
    const free = Array.from({ length: size }, (_, index) => `t${index + 1}`).filter((id) => !taken.has(id));
    if (free.length > 0 && random() < 0.8) referees[game.id] = getName(pick(free, random));
  }
  let plan = createPlan(named(drawn, referees));
  expect(overlapsIn(plan)).toEqual([]);
  const ids = [...plan.games.keys()];
  for (let step = 0; step < 4; step += 1) {
    const change = pick<() => PlanChange>(
      [
        () => ({ kind: 'late', minutes: 5 + Math.floor(random() * 30), court: random() < 0.6 ? Math.floor(random() * courts) : null }),
        () => ({ kind: 'closeCourt', court: Math.floor(random() * courts) }),
        () => ({ kind: 'openCourt', court: Math.floor(random() * (courts + 1)) }),
        () => ({ kind: 'swap', one: pick(ids, random), other: pick(ids, random) }),
      ],
      random,
    )();
    const verdict = changePlan(plan, change, nowAt(530));
    if (!verdict.allowed) continue;
    plan = verdict.plan;
    expect({ change, overlaps: overlapsIn(plan), booked: verdict.effect.after.doubleBookings }).toEqual({
      change,
      overlaps: [],
      booked: [],
    });
  }
});
