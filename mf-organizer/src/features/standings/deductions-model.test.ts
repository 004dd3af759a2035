import { teamId } from '@courtside/domain';
import { toAdjustments, toDrafts, storedAdjustments, type AdjustmentDraft } from './deductions-model';

const draft = (change: Partial<AdjustmentDraft> = {}): AdjustmentDraft => ({
  ...{ teamId: 'a', kind: 'deduction', points: 2, reason: ' Came late ' },
  ...change,
});

it('deductions and bonus points are typed without a sign, and stored with it', () => {
  const adjustments = toAdjustments([draft(), draft({ teamId: 'b', kind: 'bonus' })])!;
  expect(storedAdjustments(adjustments)).toEqual({ a: '-2 Came late', b: '2 Came late' });
  expect(toDrafts(adjustments)).toEqual([draft({ reason: 'Came late' }), draft({ teamId: 'b', kind: 'bonus', reason: 'Came late' })]);
  expect(adjustments[teamId('a')]).toEqual({ points: -2, reason: 'Came late' });
});

it.each([{ points: null }, { points: 0 }, { points: 1000 }, { reason: '  ' }])('%j is not complete', (change) => {
  expect(toAdjustments([draft(), draft(change)])).toBeNull();
});
