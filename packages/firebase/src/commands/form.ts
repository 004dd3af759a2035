import { answersEnd, parseForm, storedAnswers, storedQuestions, type Fee, type Given, type Question } from '@courtside/domain/registration';
import { CommandFailure } from '../errors/command-failure';
import { toFailureCode } from '../errors/failure-code';
import { answersPath, formPath, paymentsPath, tournamentPath } from '../paths';
import { getParsedValue } from '../repositories/parse';
import { readOnce } from '../repositories/read-once';
import { documentAt, createQuery } from '../sdk/source';
import { loadLite } from '../sdk/parts';
import { textsIn } from '../stored-texts';
import { answered } from './answered';
import { inBatch } from './changes';
import { command } from './command';
import { keep, keepPlan } from './history';
import { inTransactionOnce } from './once';
import { signedInUid } from './signed-in-uid';

/** Questions and what was answered to them. */
export interface NewAnswers {
  readonly questions: readonly Question[];
  readonly given: Given;
}

/** Answers as they are stored; null where everything was left empty. @param endDate of the event, `YYYY-MM-DD` */
export function answersRecord({ questions, given }: NewAnswers, endDate: string): Record<string, unknown> | null {
  const stored = storedAnswers(questions, given);
  return Object.keys(stored.given).length === 0 ? null : { ...stored, expireAt: new Date(answersEnd(endDate)) };
}

/** What a later release stored, and this one can't read, is not written over by a page that shows nothing of it. */
function refuseNewer(isNewer: boolean): void {
  if (isNewer) throw new CommandFailure('conflict', 'A later release has set what this one does not know.');
}

/**
 * Sets what the form asks. Answers that were given stay, with what was asked then. Needs the network.
 * @param seen the questions that were on the screen
 * @throws CommandFailure `conflict` when somebody else has changed them meanwhile
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
      // Field by field, so that what else stands in the form stays.
      if (stored.exists()) transaction.update(target, asked);
      else transaction.set(target, asked);
      const told = (list: readonly Question[]) => ({ questions: list.map(({ text }) => text) });
      keep(transaction, live, tournamentId, changeId, { game: '', kind: 'setting', by, from: told(now), to: told(questions) });
    });
  },
);

/**
 * Sets what taking part costs and how to pay; null for nothing. Needs the network.
 * @param seen the fee that was on the screen
 * @throws CommandFailure `conflict` when somebody else has changed it meanwhile
 */
export const setFee = command(async (tournamentId: string, fee: Fee | null, seen: Fee | null): Promise<void> => {
  const by = await signedInUid();
  const told = (one: Fee | null): string => JSON.stringify(one && [one.cents, one.currency, one.text, one.link]);
  await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, formPath(tournamentId));
    const stored = await transaction.get(target);
    const now = getParsedValue(parseForm(stored.data() ?? {})).fee;
    refuseNewer(now === null && (stored.data()?.['fee'] ?? null) !== null);
    if (![seen, fee].some((one) => told(one) === told(now)))
      throw new CommandFailure('conflict', 'Somebody else changed the fee meanwhile.');
    if (stored.exists()) transaction.update(target, { fee });
    else transaction.set(target, { ...storedQuestions([]), fee });
    keep(transaction, live, tournamentId, changeId, { game: '', kind: 'setting', by, from: { fee: now }, to: { fee } });
  });
});

/**
 * Notes that a team has paid, or takes that back; in the name of whoever says so, at the server's time. Two who say the same are both right: the first of them
 * stands. Queued without a network.
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
    // The rules let nobody write over who noted it.
    const [noted] = await readOnce(documentAt(`${paymentsPath(tournamentId)}/${teamId}`)).catch(() => []);
    if (!noted) throw error;
  }
});

/** A captain answers, or answers otherwise, after they registered. Needs the network. @throws CommandFailure `permission-denied` once registration is closed */
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

/** The event has another end, and so have its answers. */
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
