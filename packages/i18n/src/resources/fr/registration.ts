import type { SameKeys } from '../../same-keys';
import type { registration as en } from '../en/registration';

export const registration = {} as const satisfies SameKeys<typeof en>;
