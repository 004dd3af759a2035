import { parseTournament, teamId, type TableFields } from '../entities';
import { parseBracketPlan, parseStage, storedGroupsPlan, storedStage, withGroups, type GroupsPlan, type StagePlan } from '.';
import { groupsFields, tableFields } from '../entities/stage-fields';

const rules: Omit<TableFields, 'pointAdjustments'> = {
  ...{ pointsPerWin: 2, headToHead: false, tieBreakPreset: 'winsFirst', tableOrder: ['points'], pointsPerDraw: 1, pointsPerLoss: 0 },
  ...{ forfeitGoals: 3, withdrawnGames: 'fall' },
};
const chosen = { name: 'Sunday', order: 1, groupCount: 2, feed: 'snake', carries: 'games', firstDay: 1 } as const;
const stored = storedGroupsPlan({ ...chosen, entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 4 } }, rules);
const drawn = {
  ...stored,
  groups: { 0: ['a', 'b'], 1: ['c', 'd'] },
  schedule: { 0: ['sun-m1', 'break', 'sun-m2'] },
  scheduleType: 'roundRobin',
  scheduleTimes: { startTimes: ['10:00'], gameLength: 15, interval: 5, numberOfCourts: 2 },
};

function read(data: unknown): StagePlan {
  const parsed = parseStage('sun', data);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

describe('the document of further groups', () => {
  it('has what was chosen, with the rules of the tables and without deductions', () => {
    expect(stored).toEqual({ ...chosen, kind: 'groups', entry: 'groups 1-4 each', ...rules });
    expect(storedGroupsPlan({ ...chosen, entry: { kind: 'all' } }, { ...rules, pointAdjustments: {} } as TableFields)).not.toHaveProperty(
      'pointAdjustments',
    );
  });

  it('is read with what the groups of tournaments have by default', () => {
    expect(read(stored)).toEqual({
      ...{ id: 'sun', kind: 'groups', ...chosen, ...rules, pointAdjustments: {} },
      entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 4 },
      namedTeamIds: [],
      ...{ groups: {}, teamOrder: [], schedule: {}, scheduleType: 'roundRobin', legs: 1, unlockedRounds: [], byes: {} },
      scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 },
    });
    expect(Object.keys(read(drawn))).toEqual(expect.arrayContaining([...Object.keys(groupsFields), ...Object.keys(tableFields)]));
  });

  it('SE-12 has the teams that are named; without them it is stored as before', () => {
    const entry = { kind: 'ranks', of: 'groups', first: 1, last: 4 } as const;
    const named = storedGroupsPlan({ ...chosen, entry, namedTeamIds: ['x', 'a'].map(teamId) }, rules);
    expect(named).toEqual({ ...storedGroupsPlan({ ...chosen, entry }, rules), namedTeamIds: ['x', 'a'] });
    expect(read(named)).toMatchObject({ namedTeamIds: ['x', 'a'] });
    expect(JSON.stringify(storedGroupsPlan({ ...chosen, entry, namedTeamIds: [] }, rules))).toBe(
      JSON.stringify(storedGroupsPlan({ ...chosen, entry }, rules)),
    );
  });

  it.each([{ carries: 'halfPoints' }, { carries: undefined }, { feed: 'drawn' }, { entry: 'groups best 4' }, { name: undefined }])(
    'with a choice of a later release is not: %j',
    (other) => expect(parseStage('sun', { ...stored, ...other }).ok).toBe(false),
  );

  it('is no bracket, and a bracket is read as before', () => {
    expect(parseBracketPlan('sun', stored).ok).toBe(false);
    const bracket = storedStage({ name: 'B bracket', order: 2, entry: { kind: 'rest', of: 'groups' } });
    expect(JSON.stringify(bracket)).toBe('{"name":"B bracket","kind":"bracket","order":2,"entry":"groups rest"}');
    expect(parseStage('b', bracket)).toEqual(parseBracketPlan('b', bracket));
    for (const data of [null, 7, {}, { ...bracket, kind: 'shuffle' }]) expect(parseStage('b', data).ok).toBe(false);
  });
});

it('an event is read with its further groups in the place of the first ones, from their first day', () => {
  const parsed = parseTournament('cup', {
    ...{ name: 'Cup', startDate: '2027-02-28', endDate: '2027-03-01', places: 18 },
    ...{ groups: { 0: ['a', 'b', 'c', 'd'] }, schedule: { 0: ['m1'] }, gameLengths: { 'day-0': '2x10' }, bracketSeeds: ['a', 'c'] },
  });
  if (!parsed.ok) throw new Error('not parsed');
  const plan = read(drawn) as GroupsPlan;
  const event = withGroups(parsed.value, plan);
  for (const key of [...Object.keys(groupsFields), ...Object.keys(tableFields)] as (keyof GroupsPlan & keyof typeof event)[])
    expect(event[key]).toBe(plan[key]);
  expect(event).toMatchObject({ id: 'cup', name: 'Cup', places: 18, bracketSeeds: ['a', 'c'], gameLengths: {}, startDate: '2027-03-01' });
});
