import type { Match, MatchId, Tournament } from '@courtside/domain';
import { laterGroups, withStage, type BracketPlan, type GroupsPlan, type StageId } from '@courtside/domain/stages';
import { listGames } from '../games/schedule-model';
import type { EventStages } from './event-stages';
import { getBracketSource, toGroupsSource } from './groups-source';

/** An event with the fields of one of its brackets, and of the groups that its teams come from. */
export interface BracketEvent {
  readonly tournament: Tournament;
  /** The games that count in the tables of these groups. */
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** The groups that its teams come from; null for the first ones. */
  readonly source: GroupsPlan | null;
}

/** Returns the event as the tools of a bracket read it. @param plan null for the first bracket */
export function toBracketEvent(event: EventStages, plan: BracketPlan | null): BracketEvent {
  const { tournament, matches } = event;
  const later = countLaterGames(event);
  const source = toGroupsSource(event, getSourceId(event, plan));
  const own = source ?? { tournament, matches, plan: null };
  const numbered = plan ? withStage(tournament, plan).gamesBefore + later : getFirstNumber(event);
  const staged = plan ? withStage(own.tournament, plan) : own.tournament;
  // Without further groups nothing differs from what is stored.
  if (event.groups.length === 0) return { tournament: staged, matches, source: null };
  return {
    tournament: { ...staged, ...{ gamesBefore: numbered }, gameLengths: tournament.gameLengths },
    matches: own.matches,
    source: own.plan,
  };
}

function getSourceId(event: EventStages, plan: BracketPlan | null): StageId {
  if (plan) return plan.entry.kind === 'all' ? 'groups' : plan.entry.of;
  const bracket = event.stages.find(({ id }) => id === 'bracket');
  // It is played after the last groups that it has teams of.
  const later = bracket?.kind === 'bracket' ? laterGroups(event.stages, bracket) : [];
  return later.at(-1)?.id ?? getBracketSource(event);
}

function getFirstNumber({ stages }: EventStages): number {
  const first = stages.find(({ id }) => id === 'bracket');
  return first?.kind === 'bracket' ? first.gamesBefore : 0;
}

/** Returns the number of games of all further groups, which are numbered between the first ones and the brackets. */
export const countLaterGames = ({ groups }: Pick<EventStages, 'groups'>): number =>
  groups.reduce((sum, { plan }) => sum + [...listGames(plan.schedule)].length, 0);
