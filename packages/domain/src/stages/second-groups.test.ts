import { createTeamIds } from '../day/day.testkit';
import { drawSecond, firstGroups, listAll, planSecond, ranksOfEach, sunday, type Further } from '../day/second-groups.testkit';
import { createBracket, storedBracket } from '../brackets/making';
import { furtherStageId, listStages, parseBracketPlan, type Stage } from '.';

/** Two groups of nine on two courts, from 09:00 on the first of two days. */
const first = firstGroups(18, 2, 2);
const [one, two] = [createTeamIds(18).slice(0, 4), createTeamIds(18).slice(4, 8)];
const second = drawSecond(first.tournament, {}, [one, two], 2);
const bracketTimes = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 };

const list = (further: readonly Further[], fields: object = {}) =>
  listAll({ ...first, tournament: { ...first.tournament, ...fields } }, further);
const pickStage = (stages: readonly Stage[], id: string) => stages.find((stage) => stage.id === id)!;

function further(id: string, entry: string) {
  const parsed = parseBracketPlan(id, { name: id, kind: 'bracket', order: 9, entry, bracketTimes, gamesBefore: 4 });
  if (!parsed.ok) throw new Error('not parsed');
  return { plan: parsed.value, games: null };
}

describe('an event with further groups', () => {
  it('is without them what it was', () => expect(list([])).toEqual(listStages(first)));

  it('lists groups in their order, then brackets', () => {
    const third = { plan: planSecond(first.tournament, {}, {}, 'early'), games: null };
    expect(list([further('stageB', 'groups rest'), second, third]).map(({ id }) => id)).toEqual([
      ...['groups', 'early', 'sunday'],
      ...['bracket', 'stageB'],
    ]);
  });

  it('has their own fields, games and dates, with the flags and the withdrawn teams of the event', () => {
    const withdrawn = createTeamIds(18).slice(17);
    const stage = pickStage(list([second], { withdrawnTeamIds: withdrawn, isSchedulePublic: true, gameLengths: { 'day-0': {} } }), sunday);
    expect(stage).toMatchObject({ name: 'Sunday', kind: 'groups', dates: [1], isPublic: true, carries: 'none', games: second.games });
    expect(stage).toMatchObject({ groups: { '0': one, '1': two }, withdrawnTeamIds: withdrawn, gameLengths: {} });
  });

  it('numbers games after those of all earlier stages', () => {
    const stages = list([second, further('stageB', 'groups rest')]);
    expect(stages.map(({ id, gamesBefore }) => [id, gamesBefore])).toEqual([
      ['groups', undefined],
      ['sunday', 72],
      ['bracket', 84],
      ['stageB', 88],
    ]);
  });

  it('plays a bracket after the groups that its teams come from, the first one after the last that the best teams play', () => {
    const rest = drawSecond(first.tournament, { order: 5, entry: { kind: 'rest', of: 'groups' } }, [createTeamIds(18).slice(8)], 1, {
      id: 'rest',
    });
    const brackets = [further('stageB', 'groups 9-12'), further('stageC', `${sunday} 5-8`)];
    const stages = list([second, rest, ...brackets], { bracketTimes, endDate: '2027-06-20' });
    expect(pickStage(stages, 'bracket').entry).toEqual({ kind: 'ranks', of: sunday, first: 1, last: null });
    // The first groups end on the first day after 09:00, those of Sunday on the second one.
    expect(['bracket', 'stageB', 'stageC'].map((id) => pickStage(stages, id).dates)).toEqual([[2], [1], [2]]);
    // Without a rule that takes the best, the first bracket follows the first groups.
    expect(pickStage(list([rest]), 'bracket').entry).toEqual({ kind: 'ranks', of: 'groups', first: 1, last: null });
  });

  it('SE-11 plays the first bracket after groups for the remaining places, if it has teams of them', () => {
    const lower = createTeamIds(18).slice(8);
    const rest = drawSecond(first.tournament, { entry: ranksOfEach(5, 9) }, [lower], 2);
    const dayOf = (bracketSeeds: readonly string[]) =>
      pickStage(list([rest], { bracketTimes, endDate: '2027-06-20', bracketSeeds }), 'bracket').dates;
    expect(dayOf([...one, ...two])).toEqual([1]);
    expect(dayOf([...one, ...two, ...lower.slice(0, 2)])).toEqual([2]);
    expect(pickStage(list([rest], { bracketSeeds: [...one, ...lower] }), 'bracket').entry).toMatchObject({ of: 'groups' });
  });

  it('knows which teams advanced from each of the groups', () => {
    const [seeds, later] = [one.slice(0, 2), furtherStageId('later')];
    const final = drawSecond(first.tournament, { order: 2, entry: ranksOfEach(1, 1, sunday) }, [seeds], 1, { id: later });
    const { layout } = storedBracket(createBracket('single', one));
    const stages = list([second, final], { bracketSeeds: layout.bracketSeeds });
    expect(stages.map((stage) => new Set(stage.bracketSeeds))).toEqual([
      new Set([...one, ...two]),
      new Set(one),
      new Set(one),
      new Set(one),
    ]);
  });
});
