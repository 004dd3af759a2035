import { getTableOrder, tablePresets } from '@courtside/domain';
import { addCriterion, freeCriteria, moveCriterion, findPreset, presets, storedOrder } from './table-order-model';

describe('the order of a table', () => {
  it('is known as a preset, also without head-to-head, and as none when it is arranged', () => {
    for (const preset of presets) expect(findPreset(tablePresets[preset])).toBe(preset);
    expect(findPreset(getTableOrder({ tieBreakPreset: 'winsFirst', headToHead: false }))).toBe('winsFirst');
    expect(findPreset(moveCriterion(tablePresets.nah, 0, 1))).toBeNull();
  });

  it('is stored as before where it is one of the specification', () => {
    for (const tieBreakPreset of ['pointsFirst', 'winsFirst'] as const)
      for (const headToHead of [true, false])
        expect(storedOrder(getTableOrder({ tieBreakPreset, headToHead }))).toEqual({ tieBreakPreset, headToHead, tableOrder: [] });
  });

  it('is stored as a list else, beside the nearer of the two for pages of earlier releases', () => {
    expect(storedOrder(tablePresets.nah)).toEqual({ tieBreakPreset: 'pointsFirst', headToHead: true, tableOrder: tablePresets.nah });
    expect(storedOrder(['wins', 'goalDifference', 'tieBreaker'])).toMatchObject({ tieBreakPreset: 'winsFirst', headToHead: false });
  });

  it('is arranged by moving and adding', () => {
    expect(moveCriterion(['points', 'wins', 'draws'], 2, 0)).toEqual(['draws', 'points', 'wins']);
    expect(moveCriterion(['points', 'wins', 'draws'], 0, 1)).toEqual(['wins', 'points', 'draws']);
    expect(addCriterion(['points', 'tieBreaker'], 'wins')).toEqual(['points', 'wins', 'tieBreaker']);
    expect(addCriterion(['points', 'tieBreaker', 'draws'], 'wins').at(-1)).toBe('wins');
    expect(freeCriteria(tablePresets.pointsFirst)).not.toContain('points');
    expect(freeCriteria([])).toHaveLength(15);
  });
});
