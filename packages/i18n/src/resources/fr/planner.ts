import type { SameKeys } from '../../same-keys';
import type { planner as en } from '../en/planner';

export const planner = {} as const satisfies SameKeys<typeof en>;
