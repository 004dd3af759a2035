import { hasGroups, isMixer } from '../facts';
import { hasBracket, hasSchedule } from '../stage-state';
import { registrationPhase } from '../permissions/registering';
import {
  getEntrantCount,
  hasEnoughEntrants,
  hasPlan,
  isFull,
  isScheduleSettled,
  sumFigure,
  type EventFacts,
  type EventNeeds,
} from './event-facts';

/** The next step of an organizer for a tournament. */
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

type Applies = (tournament: EventNeeds, facts: EventFacts) => boolean;

const isHiddenPlan = (tournament: EventNeeds): boolean =>
  (hasSchedule(tournament) && !tournament.isSchedulePublic) || (hasBracket(tournament) && !tournament.isBracketPublic);

/** Registration is open, or will be: nothing is drawn yet. */
const takesEntries = (tournament: EventNeeds, facts: EventFacts): boolean =>
  ['before', 'open'].includes(registrationPhase(tournament, facts.now)) && !isFull(tournament, facts);

const isNew = (tournament: EventNeeds, facts: EventFacts): boolean =>
  !tournament.isTournamentPublic && getEntrantCount(tournament, facts) === 0;

/** After the matches of all groups: on its days of play, the next Swiss round, planned groups or the bracket come next. */
const isStageOver: Applies = (tournament, facts) =>
  facts.when === 'today' && isScheduleSettled(tournament, facts) && !hasBracket(tournament);

const lacksReferees = (facts: EventFacts): boolean =>
  sumFigure(facts, 'total') > 0 && sumFigure(facts, 'refereed') < sumFigure(facts, 'total');

/** The situations of a tournament in order of precedence: the first that applies gives the step. */
const situations: readonly (readonly [EventStep, Applies])[] = [
  ['answer', (_, { isAsked }) => isAsked],
  ['confirm', (_, facts) => facts.when !== 'ahead' && sumFigure(facts, 'unconfirmed') > 0],
  ['results', (_, facts) => facts.when !== 'ahead' && facts.awaited > 0],
  ['done', (_, { when }) => when === 'over'],
  ['round', (tournament, facts) => (facts.isSwiss ?? tournament.scheduleType === 'swissRounds') && isStageOver(tournament, facts)],
  ['groups', (tournament, facts) => facts.hasPlannedGroups === true && isStageOver(tournament, facts)],
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

/** Returns the one step that a tournament's organizers should do next. */
export const nextStep = (tournament: EventNeeds, facts: EventFacts): EventStep =>
  situations.find(([, applies]) => applies(tournament, facts))?.[0] ?? 'ready';
