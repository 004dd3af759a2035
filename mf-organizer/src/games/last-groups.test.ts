import { groupsPlanAt, tournamentAt } from '../organizer.testkit';
import { getLastGroups } from './last-groups';

const drawn = { groups: { '0': ['a', 'b'] }, schedule: { '0': ['m'] } };
const swiss = { ...drawn, scheduleType: 'swissRounds' };
const lastOf = (...plans: readonly ReturnType<typeof groupsPlanAt>[]) =>
  getLastGroups(
    tournamentAt('swiss'),
    plans.map((plan) => ({ plan })),
  );

it('the first groups are the last ones until others are drawn', () => {
  expect(lastOf()).toEqual({ isSwiss: true, section: 'schedule' });
  expect(lastOf(groupsPlanAt('planned1234'))).toEqual({ isSwiss: true, section: 'schedule' });
  expect(lastOf(groupsPlanAt('mainRound11', drawn))).toEqual({ isSwiss: false, section: 'stage-mainRound11' });
});

it('of groups that are played side by side, Swiss rounds are not over after a round, whichever comes first', () => {
  const [best, rest] = [groupsPlanAt('bestStage11', { ...swiss, order: 1 }), groupsPlanAt('restStage11', { ...drawn, order: 2 })];
  expect(lastOf(best, rest)).toEqual({ isSwiss: true, section: 'stage-bestStage11' });
  expect(lastOf(rest, best)).toEqual({ isSwiss: true, section: 'stage-bestStage11' });
});

it('Swiss rounds below other groups are over', () => {
  const after = groupsPlanAt('finalStage1', { ...drawn, order: 2, entry: 'bestStage11 1-2' });
  expect(lastOf(groupsPlanAt('bestStage11', swiss), after)).toEqual({ isSwiss: false, section: 'stage-finalStage1' });
});
