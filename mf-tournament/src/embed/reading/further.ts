import { hasBracket, parseBracketGames } from '@courtside/domain';
import { inStageOrder, parseBracketPlan, type FurtherStage } from '@courtside/domain/stages';
import { readDocuments, readFolder, Refused, type Addresses } from './documents';

/**
 * Reads the brackets of a tournament beyond the first in their order, without those that can't be read. It sends a request for all of them, and one for the
 * games of those that are drawn. Reads: two documents for each. None if visitors may not read them.
 */
export async function readFurther(at: Addresses, id: string): Promise<readonly FurtherStage[]> {
  try {
    const stored = await readFolder(at, `tournaments/${id}`, 'stages');
    const plans = inStageOrder(
      [...stored.found.values()].flatMap((one) => {
        const parsed = parseBracketPlan(one.id, one.data);
        return parsed.ok ? [parsed.value] : [];
      }),
    );
    const path = (stage: string) => `brackets/${id}/stages/${stage}`;
    const drawn = plans.filter(hasBracket).map((plan) => path(plan.id));
    const found = drawn.length > 0 ? (await readDocuments(at, drawn)).found : null;
    return plans.map((plan) => {
      const document = found?.get(path(plan.id));
      const games = document && parseBracketGames(document.data);
      return { plan, games: games?.ok ? games.value : null };
    });
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}
