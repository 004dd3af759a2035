import type { MatchId } from '@courtside/domain';
import { CommandFailure, readSchedule, setReferees } from '@courtside/firebase';

type Referees = Readonly<Record<string, string>>;

/**
 * Puts referees back as they were. Reads: one, the schedule as the server has it.
 * @throws CommandFailure `conflict` when somebody has changed one of them since
 */
export async function putRefereesBack(tournamentId: string, set: Referees, before: Referees): Promise<void> {
  const matches = await readSchedule(tournamentId);
  if (Object.entries(set).some(([id, referee]) => matches.get(id as MatchId)?.referee !== referee))
    throw new CommandFailure('conflict', 'A referee was changed meanwhile.');
  await setReferees(tournamentId, before);
}
