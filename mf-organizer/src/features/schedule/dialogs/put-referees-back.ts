import type { MatchId } from '@courtside/domain';
import type { FurtherStageId } from '@courtside/domain/stages';
import { CommandFailure, readSchedule, setReferees } from '@courtside/firebase';

type Referees = Readonly<Record<string, string>>;

/**
 * Restores earlier referees. It reads one document: the schedule on the server. @throws CommandFailure `conflict` if one of them was changed in the meantime
 */
export async function putRefereesBack(tournamentId: string, set: Referees, before: Referees, stage?: FurtherStageId): Promise<void> {
  const matches = await readSchedule(tournamentId, stage);
  if (Object.entries(set).some(([id, referee]) => matches.get(id as MatchId)?.referee !== referee))
    throw new CommandFailure('conflict', 'A referee was changed meanwhile.');
  await setReferees(tournamentId, before, ...(stage ? [stage] : []));
}
