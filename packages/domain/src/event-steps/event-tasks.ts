import { hasGroups } from '../facts';
import { registrationPhase } from '../permissions/registering';
import { hasPlaces } from '../registration/places';
import { isFull, sumOf, type EventFacts, type EventNeeds } from './event-facts';
import { nextStep, type EventStep } from './next-step';

/** What waits for an organizer: a step that has become urgent, or what the registration asks for. */
export type TaskKind = UrgentStep | 'waiting' | 'closing';

const calm = ['play', 'done', 'ready', 'registration'] as const;
type UrgentStep = Exclude<EventStep, (typeof calm)[number]>;

export interface EventTask {
  readonly kind: TaskKind;
  /** Results, or teams, that it is about; 0 where it counts nothing. */
  readonly count: number;
  /** By when it is done, in milliseconds since 1970; 0 for at once. */
  readonly deadline: number;
}

/** A preparation becomes urgent so many days before the first day. */
const URGENT_DAYS = 7;
/** The end of a registration that has places left is worth a word so many milliseconds before. */
const CLOSING = 3 * 24 * 60 * 60_000;

const counts: Partial<Record<EventStep, (facts: EventFacts) => number>> = {
  confirm: (facts) => sumOf(facts, 'unconfirmed'),
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

/** Teams that wait for a place of a registration whose groups are not made yet. */
function waitingTask(tournament: EventNeeds, facts: EventFacts): readonly EventTask[] {
  const { places, startDate } = tournament;
  const isOver = facts.when === 'over' || hasGroups(tournament) || !hasPlaces(tournament) || tournament.placesBy === 'draw';
  const count = !isOver ? Math.max(0, (facts.teams ?? 0) - places) : 0;
  return count > 0 ? [{ kind: 'waiting', count, deadline: Date.parse(startDate) }] : [];
}

/** Says nothing while it is unknown how many places are left. */
function closingTask(tournament: EventNeeds, facts: EventFacts): readonly EventTask[] {
  const { registrationClosesAt: deadline } = tournament;
  const isClosing = registrationPhase(tournament, facts.now) === 'open' && deadline > 0 && deadline - facts.now <= CLOSING;
  return isClosing && facts.teams !== null && !isFull(tournament, facts) ? [{ kind: 'closing', count: facts.teams, deadline }] : [];
}

/** Returns what waits for the organizers of a tournament, most urgent first. */
export const eventTasks = (tournament: EventNeeds, facts: EventFacts): readonly EventTask[] =>
  inOrderOfDeadline([...stepTask(tournament, facts), ...waitingTask(tournament, facts), ...closingTask(tournament, facts)]);

/** Sorts tasks by their deadline; of equal ones, results come before all else, and the given order stays. */
export const inOrderOfDeadline = <Task extends Pick<EventTask, 'deadline' | 'kind'>>(tasks: readonly Task[]): readonly Task[] =>
  [...tasks].sort((one, other) => one.deadline - other.deadline || rankOf(one) - rankOf(other));

const rankOf = ({ kind }: Pick<EventTask, 'kind'>): number => (kind === 'confirm' ? 0 : kind === 'results' ? 1 : 2);
