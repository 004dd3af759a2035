/**
 * A day of play as spectators see it: the state of each game, the game on each court, the next games and the results. Users who run the day
 * do not need it.
 */
export { AWAITED_MINUTES, hasEnded, isAtCourt, isOnCourt, isToCome, type GameState } from './day/game-state';
export { listCourtsNow } from './day/court-now';
export { gameStates, type ShowsTime } from './day/game-states';
export { isPlayTime, LONGEST_BREAK } from './day/is-play-on';
export { scheduleStates, storedState } from './day/schedule-states';
export { hasBegun, wallDay, type WallCourt, type WallDay, type WallGame } from './day/wall-day';
