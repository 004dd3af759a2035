/** A day of play for those who watch: what each game is, what each court has on it, what comes, and what was. Users who run the day need none of it. */
export { AWAITED_MINUTES, hasEnded, isAtCourt, isOnCourt, isToCome, type GameState } from './day/game-state';
export { gameStates, type ShowsTime } from './day/game-states';
export { isPlayTime, LONGEST_BREAK } from './day/is-play-on';
export { scheduleStates, storedState } from './day/schedule-states';
export { hasBegun, wallDay, type WallCourt, type WallDay, type WallGame } from './day/wall-day';
