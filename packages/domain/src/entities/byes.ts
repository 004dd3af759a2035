import type { DayId, TeamId } from './ids';
import type { GroupsFields } from './stage-fields';

type Byes = Pick<GroupsFields, 'byes' | 'schedule'>;

/**
 * Returns the round of an entry of `byes`. The first bye of a round is stored under the round's id, those of further groups under that id with the
 * group's: `2-1` is group B in round `2`.
 */
export const roundOfBye = ({ schedule }: Pick<Byes, 'schedule'>, key: string): string =>
  Object.hasOwn(schedule, key) ? key : key.replace(/-\d$/, '');

/** Returns the teams that rest in a round, in the order of their groups. */
export const restingIn = ({ byes, schedule }: Byes, round: DayId): TeamId[] =>
  (Object.keys(byes) as DayId[])
    .filter((key) => roundOfBye({ schedule }, key) === round)
    .sort()
    .map((key) => byes[key]!);
