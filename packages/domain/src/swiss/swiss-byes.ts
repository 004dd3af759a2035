import type { SwissInput } from './types';

/**
 * Who had a bye in which round (from 1). Where a round does not say so, its byes are the teams that did not play
 * it although they had not withdrawn: they still play, or played a later round.
 */
export function swissByes<Id extends string>({ teams, withdrawn, rounds }: SwissInput<Id>): { round: number; byes: Id[] }[] {
  const gone = new Set(withdrawn);
  const playsLater = new Set<Id>();
  const found = rounds.map((_, index) => ({ round: index + 1, byes: [] as Id[] }));
  for (let index = rounds.length - 1; index >= 0; index--) {
    const { games, byes } = rounds[index]!;
    if (byes) found[index]!.byes = teams.filter((id) => byes.includes(id));
    const playing = new Set<Id>();
    for (const { team1Id, team2Id } of games) playing.add(team1Id).add(team2Id);
    if (!byes && playing.size > 0) found[index]!.byes = teams.filter((id) => !playing.has(id) && (!gone.has(id) || playsLater.has(id)));
    if (gone.size > 0) for (const id of playing) playsLater.add(id);
  }
  return found;
}
