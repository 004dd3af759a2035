import { hasBracket } from '@courtside/domain';
import { entryText, parseBracketPlan, storedStage, type FurtherStageId, type BracketPlan } from '@courtside/domain/stages';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { historyPath, layoutPath, tournamentPath } from '../../paths';
import { readPlans } from '../../repositories/stages-once';
import { getParsedValue } from '../../repositories/parse';
import { openLive } from '../../session/open-live';
import { inBatch, inTransaction } from '../base/changes';
import { command } from '../base/command';
import { keepPlan } from '../base/history';
import { signedInUid } from '../base/signed-in-uid';

/** The fields of a further stage that an organizer chooses. */
export type NewStage = Pick<BracketPlan, 'name' | 'entry'>;

/**
 * Adds a further bracket, which is drawn later; if it is added already, changes nothing. Queued without a network.
 * @param stage its id, from `newDocumentId`; a retry passes the same one
 * @param order its position among the further stages
 */
export const addStage = command(
  async (tournamentId: string, stage: FurtherStageId, { name, entry }: NewStage, order: number): Promise<void> => {
    const by = await signedInUid();
    const added = { what: 'stageAdded', name: name.trim() };
    try {
      await inBatch((batch, live) => {
        const { sdk, db } = live;
        batch.set(sdk.doc(db, layoutPath(tournamentId, stage)), storedStage({ name: name.trim(), order, entry }));
        batch.update(sdk.doc(db, tournamentPath(tournamentId)), { hasStages: true });
        // A record of the history is written once: with the id of the stage, it makes the server refuse a second attempt as a whole.
        keepPlan(batch, live, tournamentId, { changeId: stage, by, from: {}, to: added });
      });
    } catch (error) {
      if (toFailureCode(error) !== 'permission-denied' || !(await wasAdded(tournamentId, stage))) throw error;
    }
  },
);

/** Whether an earlier attempt has added a stage, even if it was removed since. */
async function wasAdded(tournamentId: string, stage: FurtherStageId): Promise<boolean> {
  const { sdk, db } = await openLive();
  const record = `${historyPath(tournamentId)}/${stage}`;
  const found = await Promise.all([record, layoutPath(tournamentId, stage)].map((path) => sdk.getDocFromServer(sdk.doc(db, path))));
  return found.some((one) => one.exists());
}

/**
 * Changes the name and the teams of a further stage. Needs the network.
 * @throws CommandFailure `conflict` if its teams would change after it was drawn, `not-found` if it was removed
 */
export const changeStage = command(async (tournamentId: string, stage: FurtherStageId, { name, entry }: NewStage): Promise<void> => {
  const by = await signedInUid();
  await inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, layoutPath(tournamentId, stage));
    const stored = await transaction.get(target);
    if (!stored.exists()) throw new CommandFailure('not-found', 'The stage was removed.');
    const plan = getParsedValue(parseBracketPlan(stage, stored.data()));
    const isOther = entryText(plan.entry) !== entryText(entry);
    if (isOther && hasBracket(plan)) throw new CommandFailure('conflict', 'It is drawn by now.');
    if (!isOther && plan.name === name.trim()) return;
    transaction.update(target, { name: name.trim(), entry: entryText(entry) });
    keepPlan(transaction, live, tournamentId, { by, from: { name: plan.name }, to: { what: 'stageChanged', name: name.trim() } });
  });
});

/**
 * Removes a further bracket or further groups that are not drawn. Needs the network. @throws CommandFailure `conflict` while it is drawn, or while another
 * stage takes teams from it
 */
export const removeStage = command(async (tournamentId: string, stage: FurtherStageId): Promise<void> => {
  const by = await signedInUid();
  const fed = (await readPlans(tournamentId)).filter(({ entry }) => entry.kind !== 'all' && entry.of === stage);
  if (fed.length > 0) throw new CommandFailure('conflict', `Teams come from it: ${fed.map(({ name }) => name).join(', ')}`);
  await inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, layoutPath(tournamentId, stage));
    const stored = await transaction.get(target);
    if (!stored.exists()) return;
    if (stored.get('bracket') !== undefined || stored.get('schedule') !== undefined)
      throw new CommandFailure('conflict', 'It is drawn by now.');
    transaction.delete(target);
    keepPlan(transaction, live, tournamentId, { by, from: {}, to: { what: 'stageRemoved', name: String(stored.get('name')) } });
  });
});
