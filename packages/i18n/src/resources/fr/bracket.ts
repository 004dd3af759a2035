import type { SameKeys } from '../../same-keys';
import type { bracket as en } from '../en/bracket';

export const bracket = {} as const satisfies SameKeys<typeof en>;
