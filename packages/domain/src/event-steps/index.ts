export { bracketFigures, bracketsFigures, matchFigures, type GameFigures } from './game-figures';
export { eventMarks, type EventMark, type EventMarks } from './event-marks';
export { eventTasks, inOrderOfDeadline, type EventTask, type TaskKind } from './event-tasks';
export type { EventFacts, EventNeeds } from './event-facts';
export { nextStep, type EventStep } from './next-step';
export { eventPath, type PathState, type PathStep, type PathStepId } from './event-path';
