import * as fc from 'fast-check';
import { finalRanking, openGames, readBracket, getGameState, type Bracket } from '../brackets';
import { applyResult, createBracket, storedBracket, withStageIds } from '../brackets/making';
import { parseBracketGames, teamId, type BracketType, type TeamId } from '../entities';
import { seededRandom, type Random } from '../random';
import { rankOverGroups, seedsFromStandings } from '../seeding';
import { tournamentStandings } from '../standings';
import {
  entrantsBy,
  listEntries,
  entryProblems,
  entryText,
  everyStage,
  fedBy,
  furtherStageId,
  gamesDrawnBefore,
  inStageOrder,
  parseBracketPlan,
  readEntry,
  listStages,
  storedStage,
  type EntryRule,
  type FurtherStage,
  type Ranking,
  type BracketPlan,
} from '.';
import { readEvent, storedEvent, type EventShape } from './stages.testkit';
import { sizesBetween } from '../sizes.testkit';

const b = furtherStageId('stageB');
const c = furtherStageId('stageC');
const createRanking = (...ranks: readonly number[]): Ranking => ranks.map((rank, index) => ({ teamId: teamId(`t${index + 1}`), rank }));
const numbers = (ids: readonly TeamId[] = []) => ids.map((id) => Number(id.slice(1)));
const none: ReadonlySet<TeamId> = new Set();

/** Two groups of five. */
const ranking = createRanking(1, 1, 2, 2, 3, 3, 4, 4, 5, 5);

describe('entry rules', () => {
  it.each([
    ['all', { kind: 'all' }],
    ['groups 5-8', { kind: 'ranks', of: 'groups', first: 5, last: 8 }],
    ['groups 9-', { kind: 'ranks', of: 'groups', first: 9, last: null }],
    ['groups 3-4 each', { kind: 'groupRanks', of: 'groups', first: 3, last: 4 }],
    ['groups 3- each', { kind: 'groupRanks', of: 'groups', first: 3, last: null }],
    ['stageB rest', { kind: 'rest', of: b }],
  ] as const)('are stored as %s', (text, rule) => {
    expect(entryText(rule as EntryRule)).toBe(text);
    expect(readEntry(text)).toEqual(rule);
  });

  it.each(['', 'groups', 'groups 0-4', 'groups 8-5', 'groups 1000-', 'groups 1-2 each rest', 'a b rest', 'all groups', 'groups 5-8\n'])(
    'are none: %j',
    (text) => expect(readEntry(text)).toBeNull(),
  );

  it('let in ranks over all groups, ranks of each group, and the rest', () => {
    const of = 'groups' as const;
    expect(numbers(entrantsBy({ kind: 'all' }, ranking, none))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(numbers(entrantsBy({ kind: 'ranks', of, first: 5, last: 8 }, ranking, none))).toEqual([5, 6, 7, 8]);
    expect(numbers(entrantsBy({ kind: 'ranks', of, first: 9, last: null }, ranking, none))).toEqual([9, 10]);
    expect(numbers(entrantsBy({ kind: 'groupRanks', of, first: 2, last: 3 }, ranking, none))).toEqual([3, 4, 5, 6]);
    const elsewhere = new Set([teamId('t1'), teamId('t2'), teamId('t7')]);
    expect(numbers(entrantsBy({ kind: 'rest', of }, ranking, elsewhere))).toEqual([3, 4, 5, 6, 8, 9, 10]);
  });

  it('of a stage that is drawn is who was drawn; the rest is what all others leave, whatever their order', () => {
    const drawn = { id: 'bracket' as const, entry: { kind: 'ranks', of: 'groups', first: 1, last: 4 } as const };
    const seeds = [teamId('t1'), teamId('t2'), teamId('t3'), teamId('t5')];
    const rest = { id: b, entry: { kind: 'rest', of: 'groups' } as const, bracketSeeds: [] };
    const last = { id: c, entry: { kind: 'ranks', of: 'groups', first: 9, last: null } as const, bracketSeeds: [] };
    const entries = listEntries([{ ...drawn, bracketSeeds: seeds }, rest, last], ranking);
    expect([...entries.keys()]).toEqual(['bracket', b, c]);
    expect(numbers(entries.get(b))).toEqual([4, 6, 7, 8]);
    expect(entryProblems(entries, ranking)).toEqual([]);
  });

  it('that overlap or leave a gap are told, teams behind the last stage are not', () => {
    const rule = (first: number, last: number): EntryRule => ({ kind: 'ranks', of: 'groups', first, last });
    const told = (...rules: readonly EntryRule[]) =>
      entryProblems(
        listEntries(
          rules.map((entry, index) => ({ id: index === 0 ? ('bracket' as const) : b, entry, bracketSeeds: [] })),
          ranking,
        ),
        ranking,
      );
    expect(told(rule(1, 4), rule(5, 8))).toEqual([]);
    expect(told(rule(1, 4), rule(4, 7))).toEqual([{ kind: 'overlap', stages: ['bracket', b], teamIds: ['t4'] }]);
    expect(told(rule(1, 4), rule(7, 10))).toEqual([{ kind: 'gap', teamIds: ['t5', 't6'] }]);
  });

  it('with the rest taken always have each team once, in no two stages', () => {
    const rule = fc.oneof(
      fc.record({ kind: fc.constantFrom('ranks' as const, 'groupRanks' as const), first: fc.nat(9), more: fc.nat(9) }),
      fc.constant({ kind: 'rest' as const }),
    );
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 5 }), fc.array(fc.nat(5), { maxLength: 64 }), (rules, ranks) => {
        const all = createRanking(...ranks.map((rank) => rank + 1).sort((x, y) => x - y));
        const stages = [...rules, { kind: 'rest' as const }].map((one, index) => ({
          id: furtherStageId(`s${index}`),
          entry: (one.kind === 'rest'
            ? { kind: 'rest', of: 'groups' }
            : { kind: one.kind, of: 'groups', first: one.first + 1, last: one.first + 1 + one.more }) as EntryRule,
          bracketSeeds: [],
        }));
        const entries = listEntries(stages, all);
        const problems = entryProblems(entries, all);
        const doubled = problems.flatMap((problem) => (problem.kind === 'overlap' ? problem.teamIds : []));
        const placed = [...entries.values()].flat();
        expect(new Set(placed)).toEqual(new Set(all.map(({ teamId: id }) => id)));
        expect(problems.some(({ kind }) => kind === 'gap')).toBe(false);
        expect(placed.filter((id, at) => placed.indexOf(id) !== at && !doubled.includes(id))).toEqual([]);
      }),
    );
  });
});

const valid = { name: 'B bracket', kind: 'bracket', order: 3, entry: 'groups rest' };

describe('the document of a stage', () => {
  it('is read with what the brackets of tournaments have by default', () => {
    const read = parseBracketPlan('stageB', valid);
    expect(read).toMatchObject({
      ok: true,
      value: { id: 'stageB', name: 'B bracket', order: 3, bracket: {}, bracketSeeds: [], gamesBefore: 0 },
    });
    expect(read.ok && read.value.entry).toEqual({ kind: 'rest', of: 'groups' });
    expect(read.ok && storedStage(read.value)).toEqual(valid);
  });

  it.each([{ kind: 'shuffle' }, { entry: 'groups best 4' }, { entry: undefined }, { name: undefined }])(
    'of a later release is not: %j',
    (other) => {
      expect(parseBracketPlan('stageB', { ...valid, ...other }).ok).toBe(false);
    },
  );

  it('stands in its order, and by id where two were added at once', () => {
    const at = (id: string, order: number) => ({ id: furtherStageId(id), order });
    expect(inStageOrder([at('x', 2), at('c', 1), at('b', 1)]).map(({ id }) => id)).toEqual(['b', 'c', 'x']);
  });
});

function playOut(bracket: Bracket, random: Random): Bracket {
  let now = bracket;
  for (let [game] = openGames(now); game !== undefined; [game] = openGames(now)) {
    const [one, other] = [Math.floor(random() * 6), Math.floor(random() * 6)];
    const winner = one === other ? getGameState(now, game).slots[random() < 0.5 ? 0 : 1] : null;
    now = applyResult(now, game, { team1Score: one, team2Score: other, winner: winner as never }).bracket;
  }
  return now;
}

const read = <Value>(parsed: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value => {
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
};

/** A bracket as it is stored and read again, played to its end. */
function played(type: BracketType, seeds: readonly TeamId[], random: Random, stage?: string) {
  const made = createBracket(type, seeds);
  const { games, layout } = storedBracket(playOut(stage === undefined ? made : withStageIds(made, stage), random));
  return { layout, games: read(parseBracketGames(Object.fromEntries(games))) };
}

const sizes = sizesBetween(2);

describe('whole events with two brackets', () => {
  it.each(sizes)('of %i teams end with a place for each team, and no number or id of a game twice', (teams) => {
    const random = seededRandom(`two brackets ${teams}`);
    const isSwiss = teams % 3 === 0;
    const shape: EventShape = {
      teams,
      groups: isSwiss ? 1 : Math.min(1 + (teams % 4), Math.floor(teams / 2)),
      scheduleType: isSwiss ? 'swissRounds' : 'roundRobin',
      bracketType: null,
    };
    const stored = storedEvent(shape, random);
    const untouched = JSON.stringify(stored);
    const source = readEvent(stored);
    const tables = tournamentStandings(source.tournament, source.teams, source.matches);
    const ranked = rankOverGroups({ tables });
    const size = Math.floor(teams / 2);
    const plan = read(parseBracketPlan(b, { ...valid, entry: teams % 2 === 0 ? 'groups rest' : `groups ${size + 1}-` }));
    const entries = listEntries(
      [{ id: 'bracket', entry: { kind: 'ranks', of: 'groups', first: 1, last: size }, bracketSeeds: [] }, plan],
      ranked,
    );
    expect(entryProblems(entries, ranked)).toEqual([]);
    expect([...entries.values()].flat().sort()).toEqual(ranked.map(({ teamId: id }) => id).sort());
    const seedsOf = (ids: readonly TeamId[] = []) =>
      seedsFromStandings({
        tables: tables.map(({ groupId, rows }) => ({ groupId, rows: rows.filter((row) => ids.includes(row.teamId)) })),
      });
    const [first, second] = [seedsOf(entries.get('bracket')), seedsOf(entries.get(b))];
    expect(new Set(second)).toEqual(new Set(entries.get(b)));
    // Too few teams for two brackets.
    if (first.length < 4) return;
    const types = (['single', 'double', 'singleHayes', 'doubleHayes'] as const).filter(
      (type) => first.length >= (type.endsWith('Hayes') ? 6 : 4),
    );
    const [main, other] = [
      played(types[teams % types.length]!, first, random),
      played(types[(teams + 1) % types.length]!, second, random, b),
    ];
    const event = { ...source.tournament, ...main.layout };
    const drawn: BracketPlan = { ...plan, ...other.layout, gamesBefore: gamesDrawnBefore(event, [plan]) };
    const further: readonly FurtherStage[] = [{ plan: drawn, games: other.games }];
    const [groups, ...brackets] = everyStage({ tournament: event, matches: source.matches, games: main.games }, further);
    expect(brackets.map(({ id, name }) => [id, name])).toEqual([
      ['bracket', undefined],
      [b, 'B bracket'],
    ]);
    expect(fedBy([groups, ...brackets], 'groups')).toHaveLength(2);
    const results = brackets.map((stage) => readBracket({ ...stage, withdrawnTeamIds: [] }, stage.games!));
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
    const rankings = results.map(({ bracket }) => finalRanking(bracket!));
    expect(rankings.map(({ complete }) => complete)).toEqual([true, true]);
    expect(rankings.flatMap((ranking) => ranking.teams.map(({ teamId: id }) => id)).sort()).toEqual(
      ranked.map(({ teamId: id }) => id).sort(),
    );
    expect(rankings.every(({ champion, teams: places }) => places[0]!.teamId === champion)).toBe(true);
    const games = results.flatMap(({ bracket }) => bracket!.template.games);
    const numbered = games.flatMap(({ number }) => (number === null ? [] : [number]));
    expect(new Set(numbered).size).toBe(numbered.length);
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    // The numbers of the next bracket follow those of both.
    expect(gamesDrawnBefore(event, [drawn])).toBe(numbered.length);
    expect(JSON.stringify(stored)).toBe(untouched);
  });

  it('read a tournament without further stages as its two stages alone', () => {
    const source = readEvent(storedEvent({ teams: 9, groups: 2, scheduleType: 'roundRobin', bracketType: 'double' }, seededRandom('two')));
    expect(everyStage(source, [])).toEqual(listStages(source));
  });
});
