import { hasGroups } from '../facts';
import { registrationPhase } from '../permissions/registering';
import { hasPlaces } from '../registration/places';
import { isFull, sumFigure, type EventFacts, type EventNeeds } from './event-facts';
import { nextStep, type EventStep } from './next-step';

/** A task for an organizer: a step that has become urgent, or a need of the registration. */
export type TaskKind = UrgentStep | 'waiting' | 'closing';

const calm = ['play', 'done', 'ready', 'registration'] as const;
type UrgentStep = Exclude<EventStep, (typeof calm)[number]>;

export interface EventTask {
  readonly kind: TaskKind;
  /** The number of results or teams; 0 if there is nothing to count. */
  readonly count: number;
  /** When it has to be done, in milliseconds since 1970; 0 for now. */
  readonly deadline: number;
}

/** How many days before the first day the preparation becomes urgent. */
const URGENT_DAYS = 7;
/** How many milliseconds before its end a registration with free places becomes a task. */
const CLOSING = 3 * 24 * 60 * 60_000;

const counts: Partial<Record<EventStep, (facts: EventFacts) => number>> = {
  confirm: (facts) => sumFigure(facts, 'unconfirmed'),
  results: ({ awaited }) => awaited,
};

const isTask = (step: EventStep): step is UrgentStep => !calm.some((one) => one === step);

function stepTask(tournament: EventNeeds, facts: EventFacts): readonly EventTask[] {
  const step = nextStep(tournament, facts);
  const isUrgent = facts.when !== 'ahead' || facts.daysAhead <= URGENT_DAYS || step === 'answer';
  if (!isTask(step) || !isUrgent) return [];
  const isAtOnce = facts.when !== 'ahead' && step !== 'answer';
  return [{ kind: step, count: counts[step]?.(facts) ?? 0, deadline: isAtOnce ? 0 : Date.parse(tournament.startDate) }];
}

/** Returns a task if teams wait for a place and groups are not made yet. */
function waitingTask(tournament: EventNeeds, facts: EventFacts): readonly EventTask[] {
  const { places, startDate } = tournament;
  const isOver = facts.when === 'over' || hasGroups(tournament) || !hasPlaces(tournament) || tournament.placesBy === 'draw';
  const count = !isOver ? Math.max(0, (facts.teams ?? 0) - places) : 0;
  return count > 0 ? [{ kind: 'waiting', count, deadline: Date.parse(startDate) }] : [];
}

/** Returns nothing while the number of free places is unknown. */
function closingTask(tournament: EventNeeds, facts: EventFacts): readonly EventTask[] {
  const { registrationClosesAt: deadline } = tournament;
  const isClosing = registrationPhase(tournament, facts.now) === 'open' && deadline > 0 && deadline - facts.now <= CLOSING;
  return isClosing && facts.teams !== null && !isFull(tournament, facts) ? [{ kind: 'closing', count: facts.teams, deadline }] : [];
}

/** Returns the tasks of a tournament's organizers, most urgent first. */
export const eventTasks = (tournament: EventNeeds, facts: EventFacts): readonly EventTask[] =>
  inOrderOfDeadline([...stepTask(tournament, facts), ...waitingTask(tournament, facts), ...closingTask(tournament, facts)]);

/** Sorts tasks by deadline. With equal deadlines, results come first; other tasks keep their order. */
export const inOrderOfDeadline = <Task extends Pick<EventTask, 'deadline' | 'kind'>>(tasks: readonly Task[]): readonly Task[] =>
  [...tasks].sort((one, other) => one.deadline - other.deadline || getRank(one) - getRank(other));

const getRank = ({ kind }: Pick<EventTask, 'kind'>): number => (kind === 'confirm' ? 0 : kind === 'results' ? 1 : 2);
