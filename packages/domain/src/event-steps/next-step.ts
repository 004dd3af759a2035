import type { Tournament } from '../entities';
import { hasBracket, hasGroups, hasSchedule, isMixer } from '../facts';
import { registrationPhase } from '../permissions/registering';
import { entrantsOf, hasEnoughEntrants, hasPlan, isFull, isScheduleSettled, sumOf, type EventFacts } from './event-facts';

/** What an organizer does next for a tournament. */
export type EventStep =
  | 'answer'
  | 'confirm'
  | 'results'
  | 'bracket'
  | 'round'
  | 'play'
  | 'done'
  | 'setUp'
  | 'entrants'
  | 'registration'
  | 'draw'
  | 'groups'
  | 'schedule'
  | 'open'
  | 'publish'
  | 'referees'
  | 'ready';

type Applies = (tournament: Tournament, facts: EventFacts) => boolean;

const isHiddenPlan = (tournament: Tournament): boolean =>
  (hasSchedule(tournament) && !tournament.isSchedulePublic) || (hasBracket(tournament) && !tournament.isBracketPublic);

/** Entries still come in, or will: nothing is drawn from them yet. */
const takesEntries = (tournament: Tournament, facts: EventFacts): boolean =>
  ['before', 'open'].includes(registrationPhase(tournament, facts.now)) && !isFull(tournament, facts);

const isNew = (tournament: Tournament, facts: EventFacts): boolean => !tournament.isTournamentPublic && entrantsOf(tournament, facts) === 0;

/** After the matches of a schedule: on its days of play the bracket, or the next Swiss round, comes next. */
const isStageOver: Applies = (tournament, facts) => facts.when === 'today' && isScheduleSettled(facts) && !hasBracket(tournament);

const lacksReferees = (facts: EventFacts): boolean => sumOf(facts, 'total') > 0 && sumOf(facts, 'refereed') < sumOf(facts, 'total');

/** The situations of a tournament in order of precedence: the first that applies names the step. */
const situations: readonly (readonly [EventStep, Applies])[] = [
  ['answer', (_, { isAsked }) => isAsked],
  ['confirm', (_, facts) => facts.when !== 'ahead' && sumOf(facts, 'unconfirmed') > 0],
  ['results', (_, facts) => facts.when !== 'ahead' && facts.awaited > 0],
  ['done', (_, { when }) => when === 'over'],
  ['round', (tournament, facts) => tournament.scheduleType === 'swissRounds' && isStageOver(tournament, facts)],
  ['bracket', isStageOver],
  ['play', (tournament, { when }) => when === 'today' && hasPlan(tournament)],
  ['open', (tournament) => hasPlan(tournament) && !tournament.isTournamentPublic],
  ['publish', (tournament) => hasPlan(tournament) && isHiddenPlan(tournament)],
  ['referees', (tournament, facts) => hasPlan(tournament) && lacksReferees(facts)],
  ['ready', hasPlan],
  ['schedule', hasGroups],
  ['setUp', isNew],
  ['registration', takesEntries],
  ['entrants', (tournament, facts) => !hasEnoughEntrants(tournament, facts)],
  ['draw', (tournament, { teams }) => isMixer(tournament) && (teams ?? 0) === 0],
  ['groups', () => true],
];

/** Returns the one thing that a tournament needs next from its organizers. */
export const nextStep = (tournament: Tournament, facts: EventFacts): EventStep =>
  situations.find(([, applies]) => applies(tournament, facts))?.[0] ?? 'ready';
