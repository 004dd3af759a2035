import { hasBracket, hasSchedule, isMixer, type Tournament } from '@courtside/domain';
import type { EventFacts, EventStep, TaskKind } from '@courtside/domain/event-steps';
import { linkTo } from '@courtside/federation/links';

/** The section of a tournament's page in which a step is done; steps without one begin at its top. */
const sections: Partial<Record<EventStep | TaskKind, string>> = {
  bracket: '#bracket',
  entrants: '#teams',
  registration: '#teams',
  draw: '#teams',
  groups: '#groups',
  schedule: '#schedule',
  referees: '#schedule',
  waiting: '#teams',
  closing: '#details',
};

/** The parts of a step’s address that the tournament does not decide. */
export interface StepPlace {
  readonly when: EventFacts['when'];
  /** The id of the section in which the next Swiss round is drawn: that of the groups that are played last. */
  readonly roundSection: string;
}

/** Returns the address at which a step is done. */
export function stepLink(tournament: Tournament, step: EventStep | TaskKind, { when, roundSection }: StepPlace): string {
  if (step === 'play' || (when === 'today' && (step === 'confirm' || step === 'results'))) return linkTo('day', tournament.id);
  const page = linkTo('tournament', tournament.id);
  const games = hasBracket(tournament) ? '#bracket' : '#schedule';
  if (step === 'referees' && !hasSchedule(tournament)) return `${page}#bracket`;
  if (step === 'confirm' || step === 'results' || step === 'publish') return `${page}${games}`;
  if (step === 'round') return `${page}#${roundSection}`;
  // Groups beyond the first are planned above the bracket.
  if (step === 'groups' && hasSchedule(tournament)) return `${page}#bracket`;
  if (isMixer(tournament) && (step === 'entrants' || step === 'registration')) return `${page}#players`;
  return `${page}${sections[step] ?? ''}`;
}
