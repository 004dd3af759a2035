import type { SameKeys } from '../../same-keys';
import type { about as en } from '../en/about';

export const about = {} as const satisfies SameKeys<typeof en>;
