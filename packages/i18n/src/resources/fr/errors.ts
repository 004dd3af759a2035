import type { SameKeys } from '../../same-keys';
import type { errors as en } from '../en/errors';

export const errors = {} as const satisfies SameKeys<typeof en>;
