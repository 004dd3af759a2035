import type { DialogRow } from './dialog-row.testkit';
import { eventDialogs } from './event-dialogs.testkit';
import { playDialogs } from './play-dialogs.testkit';

/** Every dialog that saves. Add a new one as a row of one of the two lists. */
export const dialogRows: readonly DialogRow[] = [...eventDialogs, ...playDialogs];
