import { createTeamIds, namedTeams, nowAt, play } from './day.testkit';
import { drawSecond, firstGroups, listAll, planSecond, sunday } from './second-groups.testkit';
import { matchId, type Match } from '../entities';
import { seededRandom } from '../random';
import { pick } from './play-out.testkit';
import {
  expectedTimes,
  isOver,
  plannedDay,
  planStages,
  storedPlan,
  getStartToShow,
  type DayPlan,
  type PlannedGame,
  type StoredPlan,
} from '.';
import { countRuns } from '../sizes.testkit';
import type { FurtherGroups } from '../stages';

type Day = ReturnType<typeof firstGroups> & { readonly further: readonly FurtherGroups[] };

const planAll = ({ further, ...day }: Day, stored: StoredPlan | null = null): DayPlan =>
  planStages(listAll(day, further), { ...day, bracket: null, stored, teams: namedTeams });

/** Eight teams, of which two of each group play on. */
function create(firstDay: number, start: string, courts = 1): Day {
  const day = firstGroups(8, 2, courts);
  const ids = createTeamIds(4);
  return { ...day, further: [drawSecond(day.tournament, { firstDay }, [ids.slice(0, 2), ids.slice(2)], courts, { start })] };
}

/** Stores the state of a game of either stage. */
function change(day: Day, id: string, fields: Partial<Match>): void {
  for (const games of [day.matches, ...day.further.map((stage) => stage.games!)] as Map<Match['id'], Match>[]) {
    const game = games.get(matchId(id));
    if (game) games.set(game.id, { ...game, ...fields });
  }
}

const listGames = (plan: DayPlan, stage: string) => [...plan.games.values()].filter((game) => game.stage === stage);
const overlap = (one: PlannedGame, other: PlannedGame) => one.start < other.start + other.length && other.start < one.start + one.length;

describe('a day with further groups', () => {
  it('DP-26 has their games on their own day and courts, each at its address', () => {
    const plan = planAll(create(1, '10:00', 2));
    const games = listGames(plan, sunday);
    expect(games.map(({ id, kind, day, time, courtLetter }) => `${id} ${kind} ${day} ${time} ${courtLetter}`)).toEqual([
      'sunday-m1 match 1 10:00 A',
      'sunday-m2 match 1 10:00 B',
    ]);
    expect(listGames(plan, 'groups')).toHaveLength(12);
    expect(plan.brackets.size).toBe(0);
  });

  it('DP-26 has none before they are drawn, and while their games are unknown', () => {
    const day = create(1, '10:00');
    const undrawn = { plan: planSecond(day.tournament), games: null };
    const alone = plannedDay({ ...day, further: [], bracket: null, stored: null, teams: namedTeams });
    expect(planAll({ ...day, further: [undrawn] })).toEqual(alone);
    expect(planAll({ ...day, further: day.further.map((stage) => ({ ...stage, games: null })) })).toEqual(alone);
  });

  it('DP-26 expects their games after a late game on their court, and keeps a game that was moved', () => {
    // Twelve games from 09:00 to 11:57 on the one court; the second stage begins there at 12:00.
    const day = create(0, '12:00');
    const ids = listGames(planAll(day), 'groups').map(({ id }) => id);
    for (const id of ids.slice(0, -1)) change(day, id, { team1Score: 3, team2Score: 1, play: play('finished') });
    const clock = { startedAt: nowAt(715).instant, pausedAt: null, playedMs: 0, length: 12 };
    change(day, ids.at(-1)!, { team1Score: 0, team2Score: 0, play: { ...play('playing'), clock } as never });
    const plan = planAll(day);
    const expected = expectedTimes(plan, nowAt(716));
    expect(listGames(plan, sunday).map(({ id }) => getStartToShow(plan.games.get(id)!, expected.get(id)))).toEqual([730, 745]);
    const before = storedPlan(planAll(create(0, '12:00')));
    const moved = { ...before, starts: { 'sunday-m1': '2027-06-12T13:00' }, homes: { 'sunday-m1': '2027-06-12T12:00 0' } };
    expect(planAll(day, moved).games.get('sunday-m1')).toMatchObject({ start: 780, home: { start: 720 } });
  });

  it.each(Array.from({ length: countRuns(40) }, (_, index) => index))(
    'DP-26 has each game once, no court or team with two at once, and is over after the last: %i',
    (seed) => {
      const random = seededRandom(`day of further groups ${seed}`);
      const upTo = (most: number) => Math.floor(random() * (most + 1));
      const courts = 1 + upTo(3);
      const first = firstGroups(8 + upTo(8), 2, courts);
      const ids = first.teams.map(({ id }) => id);
      const groups = [ids.slice(0, 4), ids.slice(4, 8)];
      const firstDay = upTo(1);
      const second = drawSecond(first.tournament, { firstDay }, groups, courts, { start: pick(['09:00', '16:00'], random) });
      const day: Day = { ...first, further: [second] };
      let plan = planAll(day);
      const games = [...plan.games.values()];
      expect(games).toHaveLength(day.matches.size + day.further[0]!.games!.size);
      const booked = games.filter((one) =>
        games.some((other) => other.id !== one.id && overlap(one, other) && one.teams.some((team) => other.teams.includes(team))),
      );
      // On the first day the two stages overlap: what is planned twice is played one after the other.
      if (firstDay === 1) expect(booked).toEqual([]);
      let minutes = 540;
      for (;;) {
        const ready = [...plan.games.values()].filter((game) => !isOver(game)).sort((one, other) => one.start - other.start);
        if (ready.length === 0) break;
        const game = ready[upTo(Math.min(2, ready.length - 1))]!;
        minutes += 5 + upTo(10);
        const clock = { startedAt: nowAt(minutes).instant, pausedAt: nowAt(minutes + 12).instant, playedMs: 720_000, length: 12 };
        change(day, game.id, { team1Score: upTo(4), team2Score: upTo(4), play: { ...play('finished'), clock } as never });
        plan = planAll(day);
        const expected = expectedTimes(plan, nowAt(minutes));
        const busy = new Map<string, { readonly start: number; readonly end: number }[]>();
        for (const [id, time] of expected) {
          const { teams, court, start } = plan.games.get(id)!;
          expect(time.start).toBeGreaterThanOrEqual(start);
          for (const key of [...teams, `court ${court}`]) busy.set(key, [...(busy.get(key) ?? []), time]);
        }
        const twice = [...busy.values()].filter((times) => {
          const inOrder = times.sort((one, other) => one.start - other.start);
          return inOrder.some(({ start }, index) => index > 0 && start < inOrder[index - 1]!.end);
        });
        expect(twice).toEqual([]);
      }
      expect([...plan.games.values()].every(isOver)).toBe(true);
    },
  );
});
