import type { MatchId } from '@courtside/domain';
import { CommandFailure, readSchedule, setReferees } from '@courtside/firebase';

type Referees = Readonly<Record<string, string>>;

/**
 * Restores earlier referees. It reads one document: the schedule on the server. @throws CommandFailure `conflict` if one of them was changed in the meantime
 */
export async function putRefereesBack(tournamentId: string, set: Referees, before: Referees): Promise<void> {
  const matches = await readSchedule(tournamentId);
  if (Object.entries(set).some(([id, referee]) => matches.get(id as MatchId)?.referee !== referee))
    throw new CommandFailure('conflict', 'A referee was changed meanwhile.');
  await setReferees(tournamentId, before);
}
