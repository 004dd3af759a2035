import type { SameKeys } from '../../same-keys';
import type { auth as en } from '../en/auth';

export const auth = {} as const satisfies SameKeys<typeof en>;
