import { matchId, type Match, type MatchId, type TeamId, type Tournament } from '../entities';
import { seededRandom, type Random } from '../random';
import { storedByes, swissGroups } from '../seeding';
import { sizesBetween } from '../sizes.testkit';
import {
  compareStages,
  evaluateEntry,
  feedGroups,
  readTables,
  withCarriedPoints,
  withGroups,
  type FurtherGroups,
  type GroupsPlan,
  type Stages,
} from '../stages';
import { nextSwissRound } from '../swiss';
import { createTeamIds, unplayed } from './day.testkit';
import { firstGroups, listAll, planSecond, sunday, type FirstDay } from './second-groups.testkit';

/* Swiss rounds of the teams that come from earlier groups, for every number of teams: odd groups, carried points, teams that leave. */

const upTo = (most: number, random: Random) => Math.floor(random() * (most + 1));
const play = (match: Match, random: Random): Match => ({ ...match, team1Score: upTo(3, random), team2Score: upTo(3, random) });
const pairOf = ({ team1Id, team2Id }: Pick<Match, 'team1Id' | 'team2Id'>) => [team1Id, team2Id].sort().join(' ');

interface Event extends FirstDay {
  readonly plan: GroupsPlan;
  readonly games: null;
  readonly rounds: ReadonlyMap<MatchId, Match>;
}

const further = ({ plan, rounds }: Event): FurtherGroups => ({ plan, games: rounds });
const stagesOf = (event: Event) => listAll(event, [further(event)]);
const tablesOf = (event: Event) => readTables(stagesOf(event), event.teams).get(sunday)!;

/** Draws and plays the next round of each group; null once all pairs of a group have met. */
function playRound(event: Event, random: Random): Event | null {
  const { plan, rounds, teams } = event;
  const staged = withCarriedPoints(withGroups(event.tournament, plan), tablesOf(event).carriedPoints);
  const outcomes = swissGroups(staged, teams, rounds).map(({ groupId, input }) => ({ groupId, input, outcome: nextSwissRound(input) }));
  const drawn = outcomes.flatMap(({ outcome }) => (outcome.kind === 'round' ? [outcome] : []));
  if (drawn.length < outcomes.length) return null;
  for (const { input, outcome } of outcomes) checkRound(event, input.teams, outcome as (typeof drawn)[0]);
  const round = String(Object.keys(plan.schedule).length);
  const games = drawn
    .flatMap(({ pairings }) => pairings)
    .map(({ team1Id, team2Id }, at): Match => {
      const id = matchId(`${sunday}-r${round}g${at}`);
      return play({ ...unplayed, id, team1Id, team2Id }, random);
    });
  const byes = storedByes(
    round,
    drawn.flatMap(({ bye }) => (bye === null ? [] : [bye])),
    plan.groups,
  );
  return {
    ...event,
    plan: {
      ...plan,
      schedule: { ...plan.schedule, [round]: games.map(({ id }) => id) },
      byes: { ...plan.byes, ...byes },
    },
    rounds: new Map([...rounds, ...games.map((game) => [game.id, game] as const)]),
  };
}

/** Each team that plays on plays or rests once, and no two teams meet again. */
function checkRound(
  { tournament, rounds }: Event,
  members: readonly TeamId[],
  { pairings, bye }: { readonly pairings: readonly Pick<Match, 'team1Id' | 'team2Id'>[]; readonly bye: TeamId | null },
): void {
  const playing = members.filter((id) => !tournament.withdrawnTeamIds.includes(id));
  const drawn = [...pairings.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]), ...(bye === null ? [] : [bye])];
  expect([...drawn].sort()).toEqual([...playing].sort());
  const met = new Set([...rounds.values()].map(pairOf));
  expect(pairings.filter((pair) => met.has(pairOf(pair)))).toEqual([]);
}

/** The points of each team: those of before, of its games and of its rests. */
function checkPoints(event: Event, before: ReadonlyMap<TeamId, number>): void {
  const { pointsPerWin } = event.tournament;
  const rests = Object.values(event.plan.byes);
  for (const { groupId, rows } of tablesOf(event).tables) {
    expect(rows.map(({ teamId }) => teamId).sort()).toEqual([...(event.plan.groups[groupId] ?? [])].sort());
    for (const { teamId, points } of rows) {
      const own = [...event.rounds.values()].reduce((sum, { team1Id, team2Id, team1Score, team2Score }) => {
        if (team1Id !== teamId && team2Id !== teamId) return sum;
        if (team1Score === team2Score) return sum + 1;
        return team1Score! > team2Score! === (team1Id === teamId) ? sum + pointsPerWin : sum;
      }, 0);
      expect(points).toBe((before.get(teamId) ?? 0) + own + pointsPerWin * rests.filter((id) => id === teamId).length);
    }
  }
}

function startEvent(count: number, carries: 'none' | 'points', random: Random): Event {
  const first = firstGroups(count, 2, 2);
  const matches = new Map([...first.matches].map(([id, match]) => [id, play(match, random)]));
  const groupCount = count >= 12 ? 2 : 1;
  const plan = planSecond(first.tournament as Tournament, {
    ...{ groupCount, carries },
    entry: { kind: 'groupRanks', of: 'groups', first: 1, last: Math.max(2, Math.floor(count / 3)) },
  });
  const event: Event = { ...first, matches, plan, games: null, rounds: new Map() };
  const { entrants } = evaluateEntry(sunday, stagesOf(event), readTables(stagesOf(event), event.teams))!;
  const groups = feedGroups(entrants, plan);
  const drawn = { groups, teamOrder: Object.values(groups).flat(), scheduleType: 'swissRounds' } as const;
  return { ...event, plan: { ...plan, ...drawn } as GroupsPlan };
}

const sameEntrants = (before: Stages, after: Stages, { teams }: Event): boolean =>
  [before, after]
    .map((stages) =>
      evaluateEntry(sunday, stages, readTables(stages, teams))!
        .entrants.map(({ teamId }) => teamId)
        .join(),
    )
    .every((ids, _, [first]) => ids === first);

describe('Swiss rounds after groups', () => {
  it.each(sizesBetween(4))('of %i teams pair by all points that count, and end in a table of everybody who came', (count) => {
    const random = seededRandom(`second swiss ${count}`);
    for (const carries of ['none', 'points'] as const) {
      let event = startEvent(count, carries, random);
      const before = tablesOf(event).carriedPoints;
      expect(before.size > 0).toBe(carries === 'points');
      const members = Object.values(event.plan.groups).flat();
      // The best seed meets the first of the lower half.
      const [group] = Object.values(event.plan.groups);
      for (let round = 0; round < 4; round++) {
        const next = playRound(event, random);
        if (!next) break;
        if (round === 0) expect(pairOf([...next.rounds.values()][0]!)).toBe([group![0], group![group!.length >> 1]].sort().join(' '));
        event = next;
        checkPoints(event, before);
        if (round === 1 && count % 2 === 0) event = { ...event, tournament: { ...event.tournament, withdrawnTeamIds: [members.at(-1)!] } };
      }
      expect(event.rounds.size).toBeGreaterThan(0);
      const stage = stagesOf(event).find(({ id }) => id === sunday)!;
      expect(stage).toMatchObject({ kind: 'swiss', dates: Object.keys(event.plan.schedule).map(() => 1) });
      // Another round may follow, so nothing that is fed by it is final.
      expect(evaluateEntry('bracket', stagesOf(event), readTables(stagesOf(event), event.teams))?.isProvisional).toBe(true);
    }
  });

  it('stay as they are after a correction that changes only the points with which they began, which is said once a second round is drawn', () => {
    const random = seededRandom('corrected');
    const event = startEvent(8, 'points', random);
    const rounds = [playRound(event, random)!];
    rounds.push(playRound(rounds[0]!, random)!);
    const [told, silent] = [rounds[1]!, rounds[0]!].map((played) => {
      const before = stagesOf(played);
      // A win becomes a draw of teams whose ranks stay.
      return [...played.matches.keys()].flatMap((id) => {
        const matches = new Map(played.matches).set(id, { ...played.matches.get(id)!, team1Score: 2, team2Score: 2 });
        const after = stagesOf({ ...played, matches });
        const isSameEntry = sameEntrants(before, after, played);
        const pointsOf = (stages: typeof before) => JSON.stringify([...readTables(stages, played.teams).get(sunday)!.carriedPoints]);
        return isSameEntry && pointsOf(before) !== pointsOf(after) ? [compareStages(before, after, played.teams).staying] : [];
      });
    });
    expect(told!.length).toBeGreaterThan(0);
    expect(new Set(told!.map((staying) => staying.includes(sunday)))).toEqual(new Set([true]));
    expect(new Set(silent!.map((staying) => staying.includes(sunday)))).toEqual(new Set([false]));
  });

  it('begin at the points that teams have: the next round pairs the leaders of both tables', () => {
    const random = seededRandom('carried');
    const event = startEvent(8, 'points', random);
    const played = playRound(event, random)!;
    const staged = withCarriedPoints(withGroups(played.tournament, played.plan), tablesOf(played).carriedPoints);
    const [group] = swissGroups(staged, played.teams, played.rounds);
    const rows = tablesOf(played).tables[0]!.rows;
    expect(group!.input.points).toEqual(new Map(rows.map(({ teamId, points }) => [teamId, points])));
    expect(createTeamIds(8)).toEqual(expect.arrayContaining([...group!.input.teams]));
  });
});
