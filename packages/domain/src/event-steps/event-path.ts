import type { Tournament } from '../entities';
import { hasGroups, isMixer } from '../facts';
import { registrationPhase } from '../permissions/registering';
import { hasEnoughEntrants, hasPlan, isFull, type EventFacts } from './event-facts';
import { eventMarks } from './event-marks';
import { nextStep, type EventStep } from './next-step';

/** The steps from a new tournament to its first game, in order. */
const pathSteps = ['teams', 'registration', 'stages', 'schedule', 'referees', 'publish'] as const;
export type PathStepId = (typeof pathSteps)[number];

/** A waiting step needs another one first; at most one step is next. */
export type PathState = 'done' | 'next' | 'open' | 'waiting';

export interface PathStep {
  readonly id: PathStepId;
  readonly state: PathState;
  /** The step that it waits for; null in any other state. */
  readonly waitsFor: PathStepId | null;
}

/** The step of the path in which the tournament's next step is done; missing for steps of the day of play. */
const pathStepByStep: Partial<Record<EventStep, PathStepId>> = {
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

/** Teams or players can register, or will be able to, even if visitors can't see the tournament yet. */
const isTakingEntries: Asks = (tournament, facts) =>
  ['before', 'open'].includes(registrationPhase({ ...tournament, isTournamentPublic: true }, facts.now)) && !isFull(tournament, facts);

const isDone: Readonly<Record<PathStepId, Asks>> = {
  teams: areTeamsThere,
  registration: (tournament, facts) =>
    isDrawn(tournament, facts) || (areTeamsThere(tournament, facts) && !isTakingEntries(tournament, facts)),
  stages: isDrawn,
  schedule: (tournament, { clashes = 0 }) => hasPlan(tournament) && clashes === 0,
  referees: (tournament, facts) => eventMarks(tournament, facts).referees === 'done',
  publish: (tournament, facts) => eventMarks(tournament, facts).published === 'done',
};

/** Later steps don't wait for a plan with clashes. */
const isThere: typeof isDone = { ...isDone, schedule: hasPlan };

const needs: Partial<Record<PathStepId, PathStepId>> = { stages: 'teams', schedule: 'stages', referees: 'schedule', publish: 'schedule' };

/** Returns the steps from a new tournament to its first game, with the state of each. The next step is that of `nextStep`. */
export function eventPath(tournament: Tournament, facts: EventFacts): readonly PathStep[] {
  // An unanswered invitation to organize does not change what the tournament needs.
  const next = pathStepByStep[nextStep(tournament, { ...facts, isAsked: false })];
  return pathSteps.map((id) => {
    const needed = needs[id];
    if (id === next) return { id, state: 'next', waitsFor: null };
    if (isDone[id](tournament, facts)) return { id, state: 'done', waitsFor: null };
    if (needed !== undefined && !isThere[needed](tournament, facts)) return { id, state: 'waiting', waitsFor: needed };
    return { id, state: 'open', waitsFor: null };
  });
}
