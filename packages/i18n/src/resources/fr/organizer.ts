import type { SameKeys } from '../../same-keys';
import type { organizer as en } from '../en/organizer';

export const organizer = {} as const satisfies SameKeys<typeof en>;
