import { bracketDialogs } from './bracket-dialogs.testkit';
import { dayDialogs } from './day-dialogs.testkit';
import type { DialogRow } from './dialog-row.testkit';
import { eventDialogs } from './event-dialogs.testkit';
import { scheduleDialogs } from './schedule-dialogs.testkit';
import { shuffleDialogs } from './shuffle-dialogs.testkit';

/** Every dialog that saves. Add a new one as a row of one of these lists. */
export const dialogRows: readonly DialogRow[] = [...eventDialogs, ...bracketDialogs, ...dayDialogs, ...scheduleDialogs, ...shuffleDialogs];
