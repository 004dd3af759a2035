/** A day of play for those who watch: what each court has on it, what comes, and what was. Who runs the day needs none of it. */
export { lateOf } from './day/late-of';
export { wallDay, type ShowsTime, type WallCourt, type WallDay, type WallGame, type WallPhase } from './day/wall-day';
