import { limits, type BracketType, type TeamId } from '@courtside/domain';
import { useCallback, useMemo, useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { useBracketStage } from './bracket-stage';
import { getUpperSize, proposedSeeds, rankTeams } from './create-bracket-model';
import { withLaterTeams } from './later-groups';

/** The number of teams, and their order. */
export interface SeedDraft {
  readonly size: number | null;
  /** Null until the organizer changes the order. Then they stay, whatever arrives, but without teams that leave. */
  readonly ownSeeds: readonly TeamId[] | null;
}

/** The better half leaves teams for a bracket of the rest. */
const getFirstSize = (teamCount: number, leavesRest: boolean): number =>
  leavesRest ? Math.min(teamCount, Math.max(limits.bracket.teams, Math.ceil(teamCount / 2))) : teamCount;

/** The type of a bracket, its teams and their order, as the results propose them and the organizer changes them. */
export function useSeedDraft() {
  const { tournament, teams, matches } = useSchedule();
  const { among, later, leavesRest } = useBracketStage();
  const ranking = useMemo(() => rankTeams(tournament, teams, matches), [tournament, teams, matches]);
  const propose = useCallback(
    (kind: BracketType, size?: number, upper: number | null = null) =>
      withLaterTeams(later, ranking, size, (count, only) => proposedSeeds(tournament, teams, matches, kind, count, upper, only ?? among)),
    [tournament, teams, matches, ranking, among, later],
  );
  const all = useMemo(() => propose('single'), [propose]);
  const [type, setType] = useState<BracketType>('single');
  const [hayesSize, setHayesSize] = useState<number | null>(null);
  /** In a double elimination, how many teams start in the upper bracket; null for all. */
  const [splitSize, setSplitSize] = useState<number | null>(null);
  const chosenSize = type === 'double' ? splitSize : hayesSize;
  const [draft, setDraft] = useState<SeedDraft>(() => ({ size: getFirstSize(all.length, leavesRest), ownSeeds: null }));
  const { size, ownSeeds } = draft;
  const count = Math.min(size ?? 0, all.length);
  const seeds = useMemo(
    () => ownSeeds?.filter((id) => all.includes(id)) ?? propose(type, count, chosenSize),
    [ownSeeds, all, propose, type, count, chosenSize],
  );
  const setOwnSeeds = (next: readonly TeamId[] | null) => setDraft({ size, ownSeeds: next });
  const upperSize = getUpperSize(type, seeds.length, chosenSize);
  return { all, type, setType, setHayesSize, setSplitSize, draft, setDraft, setOwnSeeds, seeds, upperSize };
}
