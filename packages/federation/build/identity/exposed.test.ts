import { contractVersion } from '../../apps.mjs';
import { declarationsBelow } from './declarations.mjs';
import { exposedInterfaces } from './exposed.mjs';
import { digestExports } from './interface.mjs';

const planner = 'mf-planner/src/remote/planner';

it('the types of what a remote exposes come from its sources: properties of its components, and what those are made of', () => {
  const texts = declarationsBelow([`${planner}.tsx`]);
  const before = digestExports(planner, texts);
  expect(Object.keys(before)).toEqual(['PlannerProps', 'contractVersion', 'default']);
  const changed = (at: string, from: string, to: string) => {
    const text = texts.get(at) ?? '';
    expect(text).toContain(from);
    const after = digestExports(planner, new Map([...texts, [at, text.replace(from, to)]]));
    return Object.keys(before).filter((name) => before[name] !== after[name]);
  };
  expect(changed(planner, 'readonly language?: string', 'readonly language: string')).toEqual(['PlannerProps', 'default']);
  expect(changed('mf-planner/src/board/plan-report', 'readonly hours:', 'readonly minutes:')).toEqual(['PlannerProps', 'default']);
});

it('a module says its contract itself, or has the one of all apps', () => {
  const exposed = exposedInterfaces(['mf-planner']);
  expect(Object.keys(exposed)).toEqual(['mf-planner/App', 'mf-planner/Planner']);
  expect(exposed['mf-planner/App']).toEqual({ contract: contractVersion, exports: { default: expect.any(String) as string } });
  expect(exposed['mf-planner/Planner']?.contract).toBe(1);
  expect(exposed['mf-planner/Planner']?.exports).not.toHaveProperty('contractVersion');
});
