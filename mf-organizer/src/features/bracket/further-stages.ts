import { hasBracket, type Match, type MatchId, type Team, type TeamId, type Tournament } from '@courtside/domain';
import {
  listEntries,
  entryProblems,
  gamesDrawnBefore,
  type Entering,
  type EntryProblem,
  type EntryRule,
  type Ranking,
  type StageId,
  type BracketPlan,
} from '@courtside/domain/stages';
import { listOtherBrackets, type BracketStage } from './bracket-stage';
import { rankTeams } from './create-bracket-model';

/** More would be hard to find on a page that lists them all. */
export const MOST_STAGES = 10;

/** The brackets of an event, and the teams of each. */
export interface FurtherStages {
  readonly plans: readonly BracketPlan[];
  readonly ranking: Ranking;
  readonly entries: ReadonlyMap<StageId, readonly TeamId[]>;
  readonly problems: readonly EntryProblem[];
}

/** The first bracket determines its teams once it is drawn: until then its size is open. */
const firstEntering = (tournament: Tournament): readonly Entering[] =>
  hasBracket(tournament)
    ? [{ id: 'bracket', entry: { kind: 'ranks', of: 'groups', first: 1, last: null }, bracketSeeds: tournament.bracketSeeds }]
    : [];

function entering(tournament: Tournament, plans: readonly Entering[], ranking: Ranking): Omit<FurtherStages, 'plans'> {
  const entries = listEntries([...firstEntering(tournament), ...plans], ranking);
  return { ranking, entries, problems: hasBracket(tournament) ? entryProblems(entries, ranking) : [] };
}

/** Returns the brackets of an event. @param tournament with its first bracket */
export function furtherStages(
  tournament: Tournament,
  teams: readonly Team[],
  matches: ReadonlyMap<MatchId, Match>,
  plans: readonly BracketPlan[],
): FurtherStages {
  return { plans, ...entering(tournament, plans, rankTeams(tournament, teams, matches)) };
}

/** Returns the same if one of the stages had another rule, or there were one more. */
export function withRule(
  tournament: Tournament,
  { plans, ranking }: FurtherStages,
  changed: BracketPlan['id'],
  entry: EntryRule,
): Omit<FurtherStages, 'plans'> {
  const others = plans.filter(({ id }) => id !== changed);
  return entering(tournament, [...others, { id: changed, entry, bracketSeeds: [] }], ranking);
}

/** Returns what the tools of a further bracket need to know about the others. */
export function toBracketStage(tournament: Tournament, { plans, entries }: FurtherStages, plan: BracketPlan): BracketStage {
  const others = plans.filter(({ id }) => id !== plan.id);
  return {
    plan,
    address: [plan.id],
    among: new Set(entries.get(plan.id)),
    elsewhere: new Set([tournament, ...others].flatMap(({ bracketSeeds }) => bracketSeeds)),
    gamesBefore: hasBracket(plan) ? plan.gamesBefore : gamesDrawnBefore(tournament, plans),
    drawnAfter: [],
    others: listOtherBrackets(tournament, others),
  };
}
