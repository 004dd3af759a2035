import type { SameKeys } from '../../same-keys';
import type { home as en } from '../en/home';

export const home = {} as const satisfies SameKeys<typeof en>;
