import { hasBracket, hasSchedule, type TeamId } from '@courtside/domain';
import {
  listEntries,
  entryProblems,
  gamesDrawnBefore,
  teamsIn,
  type Entering,
  type EntryProblem,
  type EntryRule,
  type Ranking,
  type StageId,
  type BracketPlan,
} from '@courtside/domain/stages';
import { countLaterGames, toBracketEvent } from '../../stages/bracket-event';
import type { EventStages } from '../../stages/event-stages';
import { getBracketSource, toGroupsSource } from '../../stages/groups-source';
import { listOtherBrackets, type BracketStage } from './bracket-stage';
import { rankTeams } from './create-bracket-model';

/** More would be hard to find on a page that lists them all. */
export const MAX_STAGES = 10;

/** The brackets of an event, and the teams of each. */
export interface FurtherStages {
  readonly plans: readonly BracketPlan[];
  readonly sources: readonly TeamSource[];
  readonly entries: ReadonlyMap<StageId, readonly TeamId[]>;
  readonly problems: readonly EntryProblem[];
}

/** Groups that stages take teams from. */
interface TeamSource {
  readonly id: StageId;
  readonly ranking: Ranking;
  /** The stages besides further brackets that take teams from it. */
  readonly others: readonly Entering[];
}

type Effect = Pick<FurtherStages, 'entries' | 'problems'>;

/** The first bracket determines its teams once it is drawn: until then its size is open. */
function firstEntering(event: EventStages): readonly Entering[] {
  const { tournament } = event;
  const entry: EntryRule = { kind: 'ranks', of: getBracketSource(event), first: 1, last: null };
  return hasBracket(tournament) ? [{ id: 'bracket', entry, bracketSeeds: tournament.bracketSeeds }] : [];
}

/** Returns the groups of an event with their teams in order. */
function listSources(event: EventStages): readonly TeamSource[] {
  const groups = event.stages.flatMap((stage) => (stage.kind === 'bracket' || stage.entry.kind === 'all' ? [] : [stage]));
  const first = firstEntering(event);
  const entering = [...first, ...groups.map((stage): Entering => ({ id: stage.id, entry: stage.entry, bracketSeeds: teamsIn(stage) }))];
  return ['groups' as const, ...groups.map(({ id }) => id)].map((id) => {
    const ranking = rankIn(event, id);
    const fed = entering.filter(isFedBy(id));
    // The first bracket can have teams of later groups.
    const has = ({ bracketSeeds }: Entering) => ranking.some(({ teamId }) => bracketSeeds.includes(teamId));
    return { id, ranking, others: [...first.filter((one) => id !== 'groups' && !fed.includes(one) && has(one)), ...fed] };
  });
}

/** Groups that are not drawn have no ranking. */
function rankIn(event: EventStages, id: StageId): Ranking {
  const source = toGroupsSource(event, id);
  if (!source || (source.plan && !hasSchedule(source.plan))) return [];
  return rankTeams(source.tournament, event.teams, source.matches);
}

const isFedBy =
  (id: StageId) =>
  ({ entry }: Pick<Entering, 'entry'>): boolean =>
    entry.kind === 'all' ? id === 'groups' : entry.of === id;

function enter({ tournament }: Pick<EventStages, 'tournament'>, plans: readonly Entering[], sources: readonly TeamSource[]): Effect {
  const found = sources.map(({ id, ranking, others }) => {
    const entries = listEntries([...others, ...plans.filter(isFedBy(id))], ranking);
    return { entries, problems: hasBracket(tournament) ? entryProblems(entries, ranking) : [] };
  });
  return {
    entries: new Map(found.flatMap(({ entries }) => [...entries])),
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** Returns the brackets of an event. */
export function furtherStages(event: EventStages, plans: readonly BracketPlan[]): FurtherStages {
  const sources = listSources(event);
  return { plans, sources, ...enter(event, plans, sources) };
}

/** Returns the teams of all stages if one of the brackets had another rule, or there were one more. */
export function withRule(
  event: Pick<EventStages, 'tournament'>,
  { plans, sources }: FurtherStages,
  changed: BracketPlan['id'],
  entry: EntryRule,
): Effect {
  const others = plans.filter(({ id }) => id !== changed);
  return enter(event, [...others, { id: changed, entry, bracketSeeds: [] }], sources);
}

/** Returns what the tools of a further bracket need to know about the others. */
export function toBracketStage(event: EventStages, { plans, entries, sources }: FurtherStages, plan: BracketPlan): BracketStage {
  const { tournament } = event;
  const others = plans.filter(({ id }) => id !== plan.id);
  const before = hasBracket(plan) ? plan.gamesBefore : gamesDrawnBefore(tournament, plans);
  const inGroups = sources.filter(({ id }) => isFedBy(id)(plan)).flatMap((source) => source.others);
  return {
    plan,
    address: [plan.id],
    among: new Set(entries.get(plan.id)),
    elsewhere: new Set([tournament, ...others, ...inGroups].flatMap(({ bracketSeeds }) => bracketSeeds)),
    gamesBefore: countLaterGames(event) + before,
    drawnAfter: [],
    others: listOtherBrackets(event, others),
    source: toBracketEvent(event, plan).source,
    later: [],
    leavesRest: false,
  };
}
