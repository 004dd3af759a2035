import { teamId, type BracketGame, type GameId } from '../entities';
import { seededRandom } from '../random';
import { teamEntries } from '../team';
import { wallDay } from '../wall';
import { groupDay, namedTeams, nowAt, play, createPlan } from './day.testkit';
import { b, twoBrackets, type Shape } from './further.testkit';
import { pick } from './play-out.testkit';
import { expectedTimes, isOver, plannedDay, playableBracket, storedPlan, getStartToShow, type DayPlan, type StoredPlan } from '.';
import { countRuns } from '../sizes.testkit';

type TwoBrackets = ReturnType<typeof twoBrackets>;
const planOfBoth = ({ tournament, matches, games, further }: TwoBrackets, stored: StoredPlan | null = null): DayPlan =>
  plannedDay({ tournament, matches, games, further, bracket: playableBracket(tournament, games), stored, teams: namedTeams });

/** Stores the state of a game of either bracket. */
function change(day: TwoBrackets, id: string, fields: Partial<BracketGame>): void {
  for (const games of [day.games!, ...day.further.map((stage) => stage.games!)]) {
    const game = games.get(id as GameId);
    if (game) (games as Map<GameId, BracketGame>).set(game.id, { ...game, ...fields });
  }
}

const small: Shape = { first: 'single', other: 'single', teams: [4, 4], courts: [1, 1], start: '10:00' };
const listIds = (plan: DayPlan, stage: string) => [...plan.games.values()].flatMap((game) => (game.stage === stage ? [game.id] : []));
const isLaid = ({ start, court }: { readonly start: number; readonly court: number }) => `${court} ${start}`;

describe('a day with a further bracket', () => {
  it('has its games at its own times, each at its address, with the name of their bracket', () => {
    const plan = planOfBoth(twoBrackets(small));
    const ours = [...plan.games.values()].filter(({ stage }) => stage === b);
    expect(ours.map(({ time, courtLetter }) => `${time} ${courtLetter}`)).toEqual(['10:00 A', '10:15 A', '10:30 A', '10:45 A']);
    expect(ours.every(({ id, kind }) => id.startsWith(b) && kind === 'bracket')).toBe(true);
    expect([...plan.brackets].map(([stage, { name }]) => [stage, name])).toEqual([
      ['bracket', null],
      [b, 'B bracket'],
    ]);
    expect(listIds(plan, 'bracket')).toHaveLength(4);
  });

  it('is the same day as before without one, to the letter', () => {
    const day = groupDay(6, 2);
    const source = { ...day, bracket: null, stored: null, teams: namedTeams };
    expect(plannedDay({ ...source, further: [] })).toEqual(createPlan(day));
    const { further: _, ...alone } = twoBrackets(small);
    expect(planOfBoth({ ...alone, further: [] })).toEqual(createPlan(alone));
  });

  it('without its games, before it is drawn or while they are unknown, is the day of the others', () => {
    const day = twoBrackets(small);
    const plan = planOfBoth({ ...day, further: day.further.map((stage) => ({ ...stage, games: null })) });
    expect(listIds(plan, b)).toEqual([]);
    expect([...plan.brackets.keys()]).toEqual(['bracket']);
  });

  it('is late on a court because of the game of the other bracket there', () => {
    // A: four games from 09:00 to 09:57 on court A; B begins there at 10:00.
    const day = twoBrackets(small);
    const before = planOfBoth(day);
    const [last] = listIds(before, 'bracket').slice(-1);
    for (const id of listIds(before, 'bracket').slice(0, -1)) change(day, id, { team1Score: 3, team2Score: 1, play: play('finished') });
    const clock = { startedAt: nowAt(595).instant, pausedAt: null, playedMs: 0, length: 12 };
    change(day, last!, { team1Score: 0, team2Score: 0, play: { ...play('playing'), clock } as never });
    const plan = planOfBoth(day);
    const expected = expectedTimes(plan, nowAt(596));
    // The last game of A ends at 10:07, after three minutes the next one begins.
    expect(listIds(plan, b).map((id) => getStartToShow(plan.games.get(id)!, expected.get(id)))).toEqual([610, 625, 640, 655]);
  });

  it('on the wall is the next game of its court, and among those to come', () => {
    const day = twoBrackets({ ...small, start: '09:05' });
    const wall = wallDay(planOfBoth(day), nowAt(535), () => true);
    const [court] = wall.courts;
    const onCourt = [court!.now!, ...court!.next].map(({ game }) => game.stage);
    expect(onCourt.slice(0, 3)).toEqual(['bracket', b, 'bracket']);
    expect(wall.total).toBe(8);
    expect(wall.ahead.some(({ game }) => game.stage === b)).toBe(true);
  });

  it('keeps a game that was moved, and its place is known to the stored plan', () => {
    const day = twoBrackets(small);
    const [id] = listIds(planOfBoth(day), b);
    const stored = storedPlan(planOfBoth(day));
    const moved = {
      ...stored,
      starts: { [id!]: '2027-06-12T11:30' },
      homes: { [id!]: '2027-06-12T10:00 0' },
    };
    const plan = planOfBoth(day, moved);
    expect(plan.games.get(id!)).toMatchObject({ start: 690, home: { start: 600 } });
    expect(storedPlan(plan).starts).toEqual(moved.starts);
  });

  it('stored by a release that knows the first bracket alone has that one where it was, and the others besides', () => {
    const day = twoBrackets({ ...small, start: '09:05' });
    const { further: _, ...alone } = day;
    const stored = storedPlan(createPlan(alone));
    const plan = planOfBoth(day, stored);
    const [court] = plan.courts;
    expect(court!.games.map((game) => game.id)).toHaveLength(8);
    expect(listIds(plan, 'bracket').map((id) => plan.games.get(id)!.start)).toEqual(
      listIds(createPlan(alone), 'bracket').map((id) => createPlan(alone).games.get(id)!.start),
    );
  });

  it.each(Array.from({ length: countRuns(40) }, (_, index) => index))(
    'has every game of both once, told late only after its planned start, no court with two at once, and each team its way: %i',
    (seed) => {
      const random = seededRandom(`day of two brackets ${seed}`);
      const types = ['single', 'double', 'singleHayes', 'doubleHayes'] as const;
      const upTo = (most: number) => Math.floor(random() * (most + 1));
      const day = twoBrackets({
        first: pick(types, random),
        other: pick(types, random),
        teams: [6 + upTo(6), 6 + upTo(6)],
        courts: [1 + upTo(2), 1 + upTo(2)],
        start: pick(['09:00', '09:05', '10:00', '12:00'], random),
      });
      let plan = planOfBoth(day);
      const home = new Map([...plan.games].map(([id, game]) => [id, isLaid(game)]));
      const ready = () =>
        [...plan.games.values()].filter((game) => game.hasTeams && !isOver(game)).sort((one, other) => one.start - other.start);
      let minutes = 540;
      while (ready().length > 0) {
        const game = ready()[upTo(Math.min(2, ready().length - 1))]!;
        minutes += 5 + upTo(10);
        const [one, other] = pick([[3, 1], [0, 4], [5, 2]] as const, random); // prettier-ignore
        const clock = { startedAt: nowAt(minutes).instant, pausedAt: nowAt(minutes + 12).instant, playedMs: 720_000, length: 12 };
        change(day, game.id, { team1Score: one, team2Score: other, play: { ...play('finished'), clock } as never });
        plan = planOfBoth(day);
        const expected = expectedTimes(plan, nowAt(minutes));
        for (const court of plan.courts) {
          const ahead = court.games.flatMap((next) => expected.get(next.id) ?? []).sort((x, y) => x.start - y.start);
          ahead.forEach((next, index) => index === 0 || expect(next.start).toBeGreaterThanOrEqual(ahead[index - 1]!.end));
        }
        for (const [id, { start }] of expected) expect(start).toBeGreaterThanOrEqual(plan.games.get(id)!.start);
      }
      const { total, played } = wallDay(plan, nowAt(minutes), () => true);
      expect([played, plan.brackets.size]).toEqual([total, 2]);
      // A second grand final has come since.
      for (const [id, at] of home) expect(isLaid(plan.games.get(id)!)).toBe(at);
      for (const { id } of namedTeams.slice(0, 24)) {
        const entries = teamEntries({ tournament: day.tournament, matches: day.matches, plan }, { id: teamId(id), name: '' });
        const own = [...plan.games.values()].filter(({ teams }) => teams.includes(id));
        expect(entries).toHaveLength(own.length);
        expect(entries.every((entry) => entry.kind === 'game' && (entry.outcome === 'won' || entry.outcome === 'lost'))).toBe(true);
        expect(new Set(own.map(({ stage }) => stage)).size).toBeLessThanOrEqual(1);
      }
    },
  );
});
