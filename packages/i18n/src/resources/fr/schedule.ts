import type { SameKeys } from '../../same-keys';
import type { schedule as en } from '../en/schedule';

export const schedule = {} as const satisfies SameKeys<typeof en>;
