import type { SameKeys } from '../../same-keys';
import type { shell as en } from '../en/shell';

export const shell = {} as const satisfies SameKeys<typeof en>;
