import { play } from '../day/day.testkit';
import { drawSecond, firstGroups, listAll, planSecond, ranksOfEach, sunday, type Further } from '../day/second-groups.testkit';
import { teamId, type Match, type MatchId, type Tournament } from '../entities';
import { evaluateEntry, feedGroups, furtherStageId, parseBracketPlan, readTables, type EntryRule } from '.';

const toNumber = (id: string) => Number(id.slice(1));
/** Odd numbers are in group A, even ones in group B; of two teams the one with the lower number wins. */
const first = firstGroups(10, 2, 2);
const won = new Map(
  [...first.matches].map(([id, match]): [MatchId, Match] => {
    const [team1Score, team2Score] = toNumber(match.team1Id) < toNumber(match.team2Id) ? [3, 0] : [0, 3];
    return [id, { ...match, team1Score, team2Score }];
  }),
);
const rest = furtherStageId('rest');

interface Change extends Partial<Omit<Tournament, 'id'>> {
  readonly id?: string;
  readonly matches?: ReadonlyMap<MatchId, Match>;
}

/** Returns the teams of a stage, of Sunday by default. */
function evaluate(further: readonly Further[], { id = sunday, matches = won, ...fields }: Change = {}) {
  const stages = listAll({ tournament: { ...first.tournament, ...fields } as Tournament, matches, games: null }, further);
  return evaluateEntry(id as typeof sunday, stages, readTables(stages, first.teams));
}
const by = (entry: EntryRule, id: string = sunday): Further => ({ plan: planSecond(first.tournament, { entry }, {}, id), games: null });
const numbers = (found: ReturnType<typeof evaluate>) => found!.entrants.map(({ teamId }) => toNumber(teamId));

describe('the teams of a stage after groups', () => {
  it('SE-8 are ranks of each group, of all together, or the rest', () => {
    expect(evaluate([by(ranksOfEach(1, 2))])).toEqual({
      isProvisional: false,
      entrants: [
        { teamId: 't1', groupId: '0', rank: 1 },
        { teamId: 't2', groupId: '1', rank: 1 },
        { teamId: 't3', groupId: '0', rank: 2 },
        { teamId: 't4', groupId: '1', rank: 2 },
      ],
    });
    expect(numbers(evaluate([by({ kind: 'ranks', of: 'groups', first: 3, last: 7 })]))).toEqual([3, 4, 5, 6, 7]);
    const both = [by(ranksOfEach(1, 2)), by({ kind: 'rest', of: 'groups' }, rest)];
    expect(numbers(evaluate(both, { id: rest }))).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('SE-8 are provisional until the groups are over', () => {
    const [[id, match]] = [...won] as [[MatchId, Match]];
    const open = (change: Partial<Match>) => new Map(won).set(id, { ...match, team1Score: null, team2Score: null, ...change });
    const further = [by(ranksOfEach(1, 4))];
    expect(evaluate(further, { matches: open({}) })!.isProvisional).toBe(true);
    expect(evaluate(further, { matches: open({ play: play('finished', { ending: 'cancelled' }) }) })!.isProvisional).toBe(false);
    expect(evaluate(further, { matches: new Map() })!.isProvisional).toBe(true);
    expect(evaluate(further, { scheduleType: 'swissRounds' })!.isProvisional).toBe(true);
    expect(evaluate(further, { schedule: {} })!.isProvisional).toBe(true);
  });

  it('SE-8 follow the next of their group where a team has left', () => {
    const gone = { withdrawnTeamIds: [first.teams[2]!.id] };
    expect(evaluate([by(ranksOfEach(1, 2))], gone)!.entrants.map(({ teamId, rank }) => [teamId, rank])).toEqual([
      ['t1', 1],
      ['t2', 1],
      ['t4', 2],
      ['t5', 2],
    ]);
  });

  it('SE-8 of the rest are those that no drawn stage has, whatever its rule says now', () => {
    const drawn = drawSecond(first.tournament, { entry: ranksOfEach(1, 2) }, [[1, 2, 3, 10].map((at) => first.teams[at - 1]!.id)], 2);
    expect(numbers(evaluate([drawn, by({ kind: 'rest', of: 'groups' }, rest)], { id: rest }))).toEqual([4, 5, 6, 7, 8, 9]);
    expect(numbers(evaluate([drawn]))).toEqual([1, 2, 3, 4]);
  });

  it('SE-12 are named teams before those of the rule, without those that have left, or play the stage before', () => {
    const named = ['t20', 't3', 't12', 't11', 't21'].map(teamId);
    const entry: EntryRule = { kind: 'ranks', of: 'groups', first: 1, last: 3 };
    const further = [{ plan: planSecond(first.tournament, { entry, namedTeamIds: named }), games: null }];
    const found = evaluate(further, { withdrawnTeamIds: [teamId('t12')] });
    expect(found!.entrants).toEqual([
      { teamId: 't20', groupId: '', rank: 1 },
      { teamId: 't11', groupId: '', rank: 2 },
      { teamId: 't21', groupId: '', rank: 3 },
      { teamId: 't1', groupId: '0', rank: 1 },
      { teamId: 't2', groupId: '1', rank: 1 },
      { teamId: 't3', groupId: '0', rank: 2 },
    ]);
    expect(feedGroups(found!.entrants, { groupCount: 3, feed: 'snake' })).toEqual({ 0: ['t20', 't3'], 1: ['t11', 't2'], 2: ['t21', 't1'] });
    expect(feedGroups(found!.entrants, { groupCount: 2, feed: 'byGroup' })).toEqual({ 0: ['t20', 't11', 't21', 't2'], 1: ['t1', 't3'] });
    // A team stays when it leaves after the draw.
    const drawn = drawSecond(first.tournament, { entry, namedTeamIds: named }, [named.slice(2)], 1);
    expect(numbers(evaluate([drawn], { withdrawnTeamIds: [teamId('t12')] }))).toEqual([20, 12, 11, 21, 1, 2, 3]);
  });

  it('are those of further groups for the stages after them, the first bracket too', () => {
    const drawn = drawSecond(first.tournament, {}, [first.teams.slice(0, 4).map(({ id }) => id)], 2);
    const games = new Map([...drawn.games].map(([id, match]): [MatchId, Match] => [id, { ...match, team1Score: 1, team2Score: 1 }]));
    const parsed = parseBracketPlan('rest', { name: 'B', kind: 'bracket', order: 3, entry: `${sunday} 3-` });
    if (!parsed.ok) throw new Error('not parsed');
    const further = [
      { ...drawn, games },
      { plan: parsed.value, games: null },
    ];
    expect(evaluate(further, { id: rest })).toMatchObject({ isProvisional: false, entrants: [{ teamId: 't3' }, { teamId: 't4' }] });
    expect(numbers(evaluate(further, { id: 'bracket' }))).toEqual([1, 2, 3, 4]);
    expect(evaluate([drawn], { id: 'bracket' })!.isProvisional).toBe(true);
  });

  it('are unknown for a stage that takes no ranks of groups', () => {
    expect(evaluate([by({ kind: 'all' })])).toBeNull();
    expect(evaluate([by({ kind: 'rest', of: furtherStageId('missing') })])).toBeNull();
    expect(evaluate([by({ kind: 'rest', of: 'bracket' })])).toBeNull();
    expect(evaluate([], { id: 'groups' })).toBeNull();
    expect(evaluate([])).toBeNull();
    // A stage takes no teams of a later one, or of itself.
    expect(numbers(evaluate([by(ranksOfEach(1, 2, sunday))]))).toEqual([]);
  });
});
