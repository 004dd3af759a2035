import type { SameKeys } from '../../same-keys';
import type { standings as en } from '../en/standings';

export const standings = {} as const satisfies SameKeys<typeof en>;
