import type { TeamId } from '@courtside/domain';
import { seededRandom, shuffled } from '@courtside/domain/engines';
import { useMemo, useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { useBracketStage } from './bracket-stage';
import { levelCuts, withLots, type LevelCut } from './create-bracket-model';

/**
 * Level teams of which the order decides who plays the bracket, in every table that feeds it.
 * @returns for each cut, the teams that go on by lot; null if none was drawn, or if the seeds were proposed again
 */
export function useLevelCuts(seeds: readonly TeamId[], ownSeeds: readonly TeamId[] | null, onDraw: (seeds: readonly TeamId[]) => void) {
  const { tournament, teams, matches } = useSchedule();
  const { elsewhere, later } = useBracketStage();
  /** The level teams whose order was decided by lot. */
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  const cuts = useMemo(() => {
    const gone = new Set([...elsewhere, ...later.flatMap(({ ranking }) => ranking)]);
    return [
      ...levelCuts(tournament, teams, matches, seeds, gone),
      ...later.flatMap((groups) => levelCuts(groups.tournament, teams, groups.matches, seeds, elsewhere)),
    ];
  }, [tournament, teams, matches, seeds, elsewhere, later]);
  const drawLots = (cut: LevelCut) => {
    const random = seededRandom(crypto.getRandomValues(new Uint32Array(2)).join(' '));
    onDraw(withLots(seeds, cut, (ids) => shuffled(ids, random)));
    setDrawn([...drawn, cut.teams.join()]);
  };
  return cuts.map((cut) => ({
    cut,
    advancing: ownSeeds && drawn.includes(cut.teams.join()) ? seeds.filter((id) => cut.teams.includes(id)) : null,
    drawLots: () => drawLots(cut),
  }));
}
