/*
 * The views of further groups. Few events have them, so only their pages fetch this, as one file.
 */
export { FurtherSchedule } from './further-schedule';
export { StageTables } from './stage-tables';
