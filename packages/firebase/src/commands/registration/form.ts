import { answersEnd, parseForm, storedAnswers, storedQuestions, type Fee, type Given, type Question } from '@courtside/domain/registration';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { answersPath, formPath, paymentsPath, tournamentPath } from '../../paths';
import { getParsedValue } from '../../repositories/parse';
import { readOnce } from '../../repositories/read-once';
import { documentAt, createQuery } from '../../sdk/source';
import { loadLite } from '../../sdk/parts';
import { textsIn } from '../../stored-texts';
import { answered } from '../base/answered';
import { inBatch } from '../base/changes';
import { command } from '../base/command';
import { keep, keepPlan } from '../base/history';
import { inTransactionOnce } from '../base/once';
import { signedInUid } from '../base/signed-in-uid';

/** Questions with their answers. */
export interface NewAnswers {
  readonly questions: readonly Question[];
  readonly given: Given;
}

/** Returns answers in their stored form; null if all are empty. @param endDate of the event, `YYYY-MM-DD` */
export function answersRecord({ questions, given }: NewAnswers, endDate: string): Record<string, unknown> | null {
  const stored = storedAnswers(questions, given);
  return Object.keys(stored.given).length === 0 ? null : { ...stored, expireAt: new Date(answersEnd(endDate)) };
}

/** A page must not overwrite fields of a later release that it can't read and does not show. */
function refuseNewer(isNewer: boolean): void {
  if (isNewer) throw new CommandFailure('conflict', 'A later release has set what this one does not know.');
}

/**
 * Sets the form's questions. Existing answers stay, with their questions. Needs the network.
 * @param seen the questions on the screen
 * @throws CommandFailure `conflict` if another user has changed them in the meantime
 */
export const setQuestions = command(
  async (tournamentId: string, questions: readonly Question[], seen: readonly Question[]): Promise<void> => {
    const by = await signedInUid();
    const asked = storedQuestions(questions);
    await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const { sdk, db } = live;
      const target = sdk.doc(db, formPath(tournamentId));
      const stored = await transaction.get(target);
      const now = getParsedValue(parseForm(stored.data() ?? {})).questions;
      refuseNewer(now.length < textsIn(stored.data()?.['order']).length);
      if (![seen, questions].some((one) => JSON.stringify(storedQuestions(one)) === JSON.stringify(storedQuestions(now))))
        throw new CommandFailure('conflict', 'Somebody else changed the questions meanwhile.');
      // Field by field, so that other fields of the form stay.
      if (stored.exists()) transaction.update(target, asked);
      else transaction.set(target, asked);
      const toRecord = (list: readonly Question[]) => ({ questions: list.map(({ text }) => text) });
      keep(transaction, live, tournamentId, changeId, { game: '', kind: 'setting', by, from: toRecord(now), to: toRecord(questions) });
    });
  },
);

/**
 * Sets the fee and how to pay it; null for none. Needs the network.
 * @param seen the fee on the screen
 * @throws CommandFailure `conflict` if another user has changed it in the meantime
 */
export const setFee = command(async (tournamentId: string, fee: Fee | null, seen: Fee | null): Promise<void> => {
  const by = await signedInUid();
  const toText = (one: Fee | null): string => JSON.stringify(one && [one.cents, one.currency, one.text, one.link]);
  await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, formPath(tournamentId));
    const stored = await transaction.get(target);
    const now = getParsedValue(parseForm(stored.data() ?? {})).fee;
    refuseNewer(now === null && (stored.data()?.['fee'] ?? null) !== null);
    if (![seen, fee].some((one) => toText(one) === toText(now)))
      throw new CommandFailure('conflict', 'Somebody else changed the fee meanwhile.');
    if (stored.exists()) transaction.update(target, { fee });
    else transaction.set(target, { ...storedQuestions([]), fee });
    keep(transaction, live, tournamentId, changeId, { game: '', kind: 'setting', by, from: { fee: now }, to: { fee } });
  });
});

/**
 * Records that a team has paid, or removes the record; with the organizer's name and the server's time. If two organizers record the same, the
 * first one counts. Queued without a network.
 */
export const setPaid = command(async (tournamentId: string, teamId: string, isPaid: boolean): Promise<void> => {
  const by = await signedInUid();
  try {
    await inBatch((batch, live) => {
      const { sdk, db } = live;
      const target = sdk.doc(db, paymentsPath(tournamentId), teamId);
      if (isPaid) batch.set(target, { paidAt: sdk.serverTimestamp(), paidBy: by });
      else batch.delete(target);
      keepPlan(batch, live, tournamentId, { by, from: {}, to: { what: isPaid ? 'paid' : 'notPaid', teamId } });
    });
  } catch (error) {
    if (!isPaid || toFailureCode(error) !== 'permission-denied') throw error;
    // The rules do not allow overwriting the organizer's name.
    const [noted] = await readOnce(documentAt(`${paymentsPath(tournamentId)}/${teamId}`)).catch(() => []);
    if (!noted) throw error;
  }
});

/**
 * Saves or changes a captain's answers after registration. Needs the network. @throws CommandFailure `permission-denied` once registration
 * is closed
 */
export const saveAnswers = command(async (tournamentId: string, teamId: string, answers: NewAnswers): Promise<void> => {
  const sdk = await loadLite();
  const [tournament] = await answered(readOnce(documentAt(tournamentPath(tournamentId))));
  const record = answersRecord(answers, String(tournament?.data['endDate']));
  const db = sdk.liteDb();
  const batch = sdk.writeBatch(db);
  const target = sdk.doc(db, answersPath(tournamentId), teamId);
  if (record === null) batch.delete(target);
  else batch.set(target, record);
  await answered(batch.commit());
});

/** A batch holds at most 500 writes. */
const CHUNK = 200;

/** Moves the expiry of answers when the end of the event changes. */
export async function moveAnswersEnd(tournamentId: string, endDate: string): Promise<void> {
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const expireAt = new Date(answersEnd(endDate));
  const ids = (await readOnce(createQuery(answersPath(tournamentId)))).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += CHUNK) {
    const batch = sdk.writeBatch(db);
    for (const id of ids.slice(start, start + CHUNK)) batch.update(sdk.doc(db, answersPath(tournamentId), id), { expireAt });
    await batch.commit();
  }
}
