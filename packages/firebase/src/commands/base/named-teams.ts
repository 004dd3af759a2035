import type { TeamId } from '@courtside/domain';
import type { DocumentData } from 'firebase/firestore';
import { readPlans } from '../../repositories/stages-once';

/** Returns the teams that later stages name: they begin there. It sends a request where there are further groups. @throws ReadFailure */
export async function readNamedTeams(tournamentId: string, tournament: DocumentData | undefined): Promise<readonly TeamId[]> {
  if (tournament?.['hasFurtherGroups'] !== true) return [];
  return (await readPlans(tournamentId)).flatMap((stage) => (stage.kind === 'groups' ? stage.namedTeamIds : []));
}
