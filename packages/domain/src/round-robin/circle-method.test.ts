import { groupSizes } from '../planner/group-sizes';
import { scheduleQuality } from '../schedule/making';
import { circleRounds } from './circle-rounds';
import { planRoundRobin } from './plan-round-robin';
import type { PlannedEntry } from './types';

type Entries = readonly ({ team1Id: string; team2Id: string } | 'break')[];

const createGroups = (teams: number, groups: number) =>
  groupSizes(teams, groups).map((size, group) => Array.from({ length: size }, (_, index) => `${'ABCDEFGH'[group]}${index + 1}`));

/** The plain circle method: round after round, group after group or a game of each in turn, each game in the first time slot that is free for it. */
function circleMethod(groups: readonly string[][], days: number, courts: number, inTurn: boolean, looksBack: boolean): Entries[] {
  const byGroup = groups.map((teams) => circleRounds(teams));
  const count = Math.max(...byGroup.map((rounds) => rounds.length));
  const common = Array.from({ length: count }, (): { turn: number; game: readonly [string, string] }[] => []);
  for (const rounds of byGroup) {
    rounds.forEach((games, round) =>
      common[Math.floor(((round + 0.5) * count) / rounds.length)]!.push(...games.map((game, turn) => ({ turn, game }))),
    );
  }
  let start = 0;
  return groupSizes(count, days).map((length) => {
    const slots: (readonly [string, string])[][] = [];
    for (const round of common.slice(start, (start += length))) {
      for (const { game } of inTurn ? [...round].sort((a, b) => a.turn - b.turn) : round) {
        const slot = (looksBack ? slots : slots.slice(-1)).find(
          (games) => games.length < courts && !games.flat().some((team) => game.includes(team)),
        );
        if (slot) slot.push(game);
        else slots.push([game]);
      }
    }
    return slots.flatMap((games) =>
      Array.from({ length: courts }, (_, court) => (games[court] ? { team1Id: games[court][0], team2Id: games[court][1] } : 'break')),
    );
  });
}

/** The figures by priority: time slots, games in a row, the longest wait, the largest difference between a team's courts. */
function figures(days: readonly Entries[] | readonly (readonly PlannedEntry[])[], courts: number) {
  const { backToBack, longestWait, courtImbalance } = scheduleQuality(days, courts);
  return [days.reduce((sum, entries) => sum + Math.ceil(entries.length / courts), 0), backToBack.length, longestWait ?? 0, courtImbalance];
}

const PARTS = 12;

/** A part of the layouts, so that no single test is long: all layouts of small events, and every 97th of larger ones. */
function* layouts(part: number) {
  let index = 0;
  for (let teams = 4; teams <= 64; teams += 1) {
    for (let groups = 1; groups <= Math.min(8, teams / 2); groups += 1) {
      for (let days = 1; days <= 4; days += 1) {
        for (let courts = 1; courts <= 6; courts += 1) {
          index += 1;
          if (index % PARTS === part && (teams <= 12 || index % 97 === 0)) yield { teams, groups, days, courts };
        }
      }
    }
  }
}

describe('a plan compared with the plain circle method', () => {
  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    'is never worse: the first different figure of slots, games in a row, longest wait and court balance is better (part %i)',
    (part) => {
      const worse: string[] = [];
      let checked = 0;
      for (const { teams, groups, days, courts } of layouts(part)) {
        const teamsOfGroups = createGroups(teams, groups);
        const plan = figures(planRoundRobin({ groups: teamsOfGroups, days, numberOfCourts: courts }).days, courts);
        for (const inTurn of [false, true]) {
          for (const looksBack of [false, true]) {
            const circle = figures(circleMethod(teamsOfGroups, days, courts, inTurn, looksBack), courts);
            const at = plan.findIndex((figure, index) => figure !== circle[index]);
            checked += 1;
            if (at >= 0 && plan[at]! > circle[at]!)
              worse.push(`${teams} teams, ${groups} groups, ${days} days, ${courts} courts: ${plan.join(' ')} after ${circle.join(' ')}`);
          }
        }
      }
      expect(worse).toEqual([]);
      expect(checked).toBeGreaterThan(200);
    },
  );

  it.each([
    [8, 2, 2],
    [12, 2, 3],
    [24, 2, 6],
    [24, 4, 6],
    [32, 4, 4],
  ])('%i teams in %i groups on %i courts: playing the rounds of one group after another lets every team rest', (teams, groups, courts) => {
    const { days } = planRoundRobin({ groups: createGroups(teams, groups), days: 1, numberOfCourts: courts });
    expect(scheduleQuality(days, courts).backToBack).toEqual([]);
  });
});
