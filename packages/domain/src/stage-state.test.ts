import { bracketState, groupsState, workPhase, type StageProgress } from './stage-state';

const none = { schedule: {}, bracket: {} };
const drawn = { schedule: { 0: ['m1', 'm2'] }, bracket: { upper: { round1: ['g1', 'g2'] } } };
const games = (begun: number, settled: number, total = 2): StageProgress => ({ total, begun, settled });

describe('the state of a stage', () => {
  it.each([
    ['groups', groupsState],
    ['a bracket', bracketState],
  ] as const)('of %s is read off what is drawn and what its games amount to', (_, stateOf) => {
    expect(stateOf(none)).toBe('notBegun');
    expect(stateOf(drawn)).toBe('drawn');
    expect(stateOf(drawn, games(0, 0, 0))).toBe('drawn');
    expect(stateOf(drawn, games(0, 0))).toBe('drawn');
    expect(stateOf(drawn, games(0, 1))).toBe('drawn');
    expect(stateOf(drawn, games(1, 0))).toBe('playing');
    expect(stateOf(drawn, games(2, 1))).toBe('playing');
    expect(stateOf(drawn, games(2, 2))).toBe('finished');
    expect(stateOf(none, games(2, 2))).toBe('notBegun');
  });

  it('the stage that is worked on is the last whose games are drawn', () => {
    expect(workPhase(none)).toBe('ready');
    expect(workPhase({ ...none, schedule: drawn.schedule })).toBe('schedule');
    expect(workPhase({ ...none, bracket: drawn.bracket })).toBe('bracket');
    expect(workPhase(drawn)).toBe('bracket');
  });
});
