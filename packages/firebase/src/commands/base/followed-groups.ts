import { parseStage, type FurtherStageId } from '@courtside/domain/stages';
import type { DocumentData, Transaction } from 'firebase/firestore';
import { layoutPath } from '../../paths';
import { getParsedValue } from '../../repositories/parse';
import type { OpenLive } from '../../session/open-live';
import { toDrawnGroups } from './stored-plan';

/** Returns the names of the drawn groups that take teams from a further stage: until they are deleted, it can't change. */
export async function listDrawnAfter(
  transaction: Transaction,
  { sdk, db }: OpenLive,
  tournamentId: string,
  tournament: DocumentData | undefined,
  stage: FurtherStageId,
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const other of toDrawnGroups(tournament).filter((id) => id !== stage)) {
    const plan = await transaction.get(sdk.doc(db, layoutPath(tournamentId, other as FurtherStageId)));
    const { name, entry } = getParsedValue(parseStage(other, plan.data()));
    if (entry.kind !== 'all' && entry.of === stage) names.push(name);
  }
  return names;
}
