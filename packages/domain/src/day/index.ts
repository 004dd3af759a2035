export { applyChange } from './apply-change';
export { clockAt, type ClockReading } from './clock';
export { decide, type DayAction, type DayChange, type DayContext, type DayVerdict } from './decide';
export { gameLengthOf, lengthKeys, storedLength, type GameMinutes, type LengthOf } from './game-length';
export { phaseOf, type DayGame, type DayPhase } from './phase';
export { topScorers, type Scorer } from './top-scorers';
export { organizersOnly, transitions, type DayActionKind, type DayReason } from './transitions';
