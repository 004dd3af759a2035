import fc from 'fast-check';
import type { Goal } from '../entities';
import { deviceOfGoal, findDoubtfulGoal, toGoalId } from './doubtful-goal';

const nobody = new Set<string>();
const goal = (unique: string, device: string | null, at: number, side: 1 | 2 = 1): Goal => ({
  id: device === null ? unique : toGoalId(unique, device),
  side,
  at,
  player: '',
});

describe('a goal that may have been counted twice', () => {
  const tapped = [goal('one', 'A', 0), goal('two', 'B', 5_000)];

  it('was tapped for one side on two devices within five seconds; the later tap is in doubt', () => {
    expect(findDoubtfulGoal(tapped, nobody)).toEqual({ first: tapped[0], second: tapped[1] });
  });

  it.each([
    ['somebody said that it is one of its own', tapped, new Set(['two-B'])],
    ['they are more than five seconds apart', [goal('one', 'A', 0), goal('two', 'B', 5_001)], nobody],
    ['one device tapped both', [goal('one', 'A', 0), goal('two', 'A', 1)], nobody],
    ['they are for two sides', [goal('one', 'A', 0, 1), goal('two', 'B', 1, 2)], nobody],
    ['an earlier release did not name its device', [goal('one', null, 0), goal('two', 'B', 1)], nobody],
  ])('is none where %s', (_, goals, separate) => {
    expect(findDoubtfulGoal(goals, separate)).toBeNull();
  });

  it('is asked for one by one where three devices tapped, also over a goal that is one of its own', () => {
    const three = [...tapped, goal('three', 'C', 5_000)];
    expect(findDoubtfulGoal(three, nobody)?.second.id).toBe('two-B');
    expect(findDoubtfulGoal(three, new Set(['two-B']))?.second.id).toBe('three-C');
    expect(findDoubtfulGoal([three[0]!, three[2]!], nobody)?.second.id).toBe('three-C');
    expect(findDoubtfulGoal(three, new Set(['two-B', 'three-C']))).toBeNull();
  });

  it('is answered after at most one answer a goal, and what is left is in no doubt', () => {
    const taps = fc.array(
      fc.record({
        device: fc.constantFrom('A', 'B', 'C'),
        side: fc.constantFrom<(1 | 2)[]>(1, 2),
        at: fc.nat(20_000),
        isOne: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(taps, (made) => {
        const isOne = new Map(made.map((tap, index) => [toGoalId(`g${index}`, tap.device), tap.isOne]));
        let goals = made.map(({ device, at, side }, index) => goal(`g${index}`, device, at, side)).sort((a, b) => a.at - b.at);
        const separate = new Set<string>();
        for (let asked = 0; asked <= made.length; asked += 1) {
          const doubt = findDoubtfulGoal(goals, separate);
          if (!doubt) return;
          if (isOne.get(doubt.second.id)) goals = goals.filter(({ id }) => id !== doubt.second.id);
          else separate.add(doubt.second.id);
        }
        throw new Error('It asks for ever');
      }),
    );
  });
});

it('a goal names the device on which it was tapped', () => {
  expect(deviceOfGoal(toGoalId('unique', 'deviceAB'))).toBe('deviceAB');
  expect(deviceOfGoal('unique')).toBeNull();
});
