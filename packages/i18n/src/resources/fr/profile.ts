import type { SameKeys } from '../../same-keys';
import type { profile as en } from '../en/profile';

export const profile = {} as const satisfies SameKeys<typeof en>;
