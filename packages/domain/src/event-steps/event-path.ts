import type { Tournament } from '../entities';
import { hasGroups, isMixer } from '../facts';
import { registrationPhase } from '../permissions/registering';
import { hasEnoughEntrants, hasPlan, isFull, type EventFacts } from './event-facts';
import { eventMarks } from './event-marks';
import { nextStep, type EventStep } from './next-step';

/** The steps from a new tournament to its first game, in their order. */
const pathSteps = ['teams', 'registration', 'stages', 'schedule', 'referees', 'publish'] as const;
export type PathStepId = (typeof pathSteps)[number];

/** A step that waits can't be done before another one; at most one is next. */
export type PathState = 'done' | 'next' | 'open' | 'waiting';

export interface PathStep {
  readonly id: PathStepId;
  readonly state: PathState;
  /** The step that it waits for; null for any other state. */
  readonly waitsFor: PathStepId | null;
}

/** In which step of the path a tournament's next step is done; none for what belongs to the day of play. */
const stepOf: Partial<Record<EventStep, PathStepId>> = {
  setUp: 'teams',
  entrants: 'teams',
  draw: 'teams',
  registration: 'registration',
  groups: 'stages',
  bracket: 'stages',
  schedule: 'schedule',
  round: 'schedule',
  referees: 'referees',
  open: 'publish',
  publish: 'publish',
};

type Asks = (tournament: Tournament, facts: EventFacts) => boolean;

const isDrawn: Asks = (tournament) => hasGroups(tournament) || hasPlan(tournament);

const areTeamsThere: Asks = (tournament, facts) =>
  isDrawn(tournament, facts) || (isMixer(tournament) ? (facts.teams ?? 0) > 0 : hasEnoughEntrants(tournament, facts));

/** Teams or players can come in by themselves, or will; also where visitors can't see the tournament yet. */
const isTakingEntries: Asks = (tournament, facts) =>
  ['before', 'open'].includes(registrationPhase({ ...tournament, isTournamentPublic: true }, facts.now)) && !isFull(tournament, facts);

const isDone: Readonly<Record<PathStepId, Asks>> = {
  teams: areTeamsThere,
  registration: (tournament, facts) =>
    isDrawn(tournament, facts) || (areTeamsThere(tournament, facts) && !isTakingEntries(tournament, facts)),
  stages: isDrawn,
  schedule: hasPlan,
  referees: (tournament, facts) => eventMarks(tournament, facts).referees === 'done',
  publish: (tournament, facts) => eventMarks(tournament, facts).published === 'done',
};

const needs: Partial<Record<PathStepId, PathStepId>> = { stages: 'teams', schedule: 'stages', referees: 'schedule', publish: 'schedule' };

/** Returns the steps from a new tournament to its first game, with the state of each. The step that is next is the one of `nextStep`. */
export function eventPath(tournament: Tournament, facts: EventFacts): readonly PathStep[] {
  // Whether the reader organizes has nothing to do with what the tournament needs.
  const next = stepOf[nextStep(tournament, { ...facts, isAsked: false })];
  return pathSteps.map((id) => {
    const needed = needs[id];
    if (id === next) return { id, state: 'next', waitsFor: null };
    if (isDone[id](tournament, facts)) return { id, state: 'done', waitsFor: null };
    if (needed !== undefined && !isDone[needed](tournament, facts)) return { id, state: 'waiting', waitsFor: needed };
    return { id, state: 'open', waitsFor: null };
  });
}
