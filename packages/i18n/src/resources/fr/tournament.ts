import type { SameKeys } from '../../same-keys';
import type { tournament as en } from '../en/tournament';

export const tournament = {} as const satisfies SameKeys<typeof en>;
