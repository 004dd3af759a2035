import type { TeamId } from '../entities';
import type { EntryRule, StageId } from './entry-rule';

/** Teams in the ranking of an earlier stage, best first over all of its groups, each with its own group, if there are groups, and its rank there. */
export type Ranking = readonly { readonly teamId: TeamId; readonly groupId?: string; readonly rank: number }[];

/** The part of a stage that says which teams play it: its seeds once it is drawn, before that its rule. */
export interface Entering {
  readonly id: StageId;
  readonly entry: EntryRule;
  readonly bracketSeeds: readonly TeamId[];
}

type Entries = ReadonlyMap<StageId, readonly TeamId[]>;

/** Returns the teams that a rule admits. @param elsewhere teams that play other stages after the same one */
export function entrantsBy(rule: EntryRule, ranking: Ranking, elsewhere: ReadonlySet<TeamId>): readonly TeamId[] {
  const isWithin = ({ first, last }: { readonly first: number; readonly last: number | null }, place: number) =>
    place >= first && place <= (last ?? Infinity);
  const entering = ranking.filter(({ teamId, rank }, index) => {
    switch (rule.kind) {
      case 'all':
        return true;
      case 'ranks':
        return isWithin(rule, index + 1);
      case 'groupRanks':
        return isWithin(rule, rank);
      case 'rest':
        return !elsewhere.has(teamId);
    }
  });
  return entering.map(({ teamId }) => teamId);
}

/** Returns the teams of each stage that the same stage feeds. Stages that take the rest take it in order. */
export function listEntries(stages: readonly Entering[], ranking: Ranking): Entries {
  const entries = new Map<StageId, readonly TeamId[]>();
  const taken = new Set<TeamId>();
  const isLate = ({ entry, bracketSeeds }: Entering) => entry.kind === 'rest' && bracketSeeds.length === 0;
  for (const stage of [...stages.filter((one) => !isLate(one)), ...stages.filter(isLate)]) {
    const entering = stage.bracketSeeds.length > 0 ? stage.bracketSeeds : entrantsBy(stage.entry, ranking, taken);
    entries.set(stage.id, entering);
    for (const teamId of entering) taken.add(teamId);
  }
  return new Map(stages.map(({ id }) => [id, entries.get(id) ?? []]));
}

export type EntryProblem =
  /** A team would play in two of the stages. */
  | { readonly kind: 'overlap'; readonly stages: readonly StageId[]; readonly teamIds: readonly TeamId[] }
  /** Teams that play in none of them, although lower-ranked ones do. */
  | { readonly kind: 'gap'; readonly teamIds: readonly TeamId[] };

/** Returns teams that are in two of the fed stages, and teams that were skipped. It is fine if the last teams play no further stage. */
export function entryProblems(entries: Entries, ranking: Ranking): readonly EntryProblem[] {
  const stagesOfTeam = new Map<TeamId, StageId[]>();
  for (const [id, teams] of entries) for (const team of teams) stagesOfTeam.set(team, [...(stagesOfTeam.get(team) ?? []), id]);
  const overlaps = new Map<string, { readonly stages: readonly StageId[]; readonly teamIds: TeamId[] }>();
  for (const [team, stages] of stagesOfTeam) {
    if (stages.length < 2) continue;
    const found = overlaps.get(stages.join()) ?? { stages, teamIds: [] };
    found.teamIds.push(team);
    overlaps.set(stages.join(), found);
  }
  const lastIn = ranking.findLastIndex(({ teamId }) => stagesOfTeam.has(teamId));
  const passedOver = ranking.slice(0, lastIn + 1).filter(({ teamId }) => !stagesOfTeam.has(teamId));
  return [
    ...[...overlaps.values()].map((overlap): EntryProblem => ({ kind: 'overlap', ...overlap })),
    ...(passedOver.length > 0 ? [{ kind: 'gap' as const, teamIds: passedOver.map(({ teamId }) => teamId) }] : []),
  ];
}
