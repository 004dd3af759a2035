import { randomBytes } from 'node:crypto';
import { databaseText, documentPath, type DatabaseName } from '../model/names';
import type { CommitResult, Recorder } from '../engine/prepare-commit';
import type { Engine } from '../engine/engine';
import type { Identity } from '../../auth/identity';
import { FirestoreError, toPermanentError, toFirestoreError } from '../model/firestore-error';
import { formatTime } from '../model/value';
import type { WireWrite } from '../model/write';
import { commitReply } from '../operations/commit-reply';
import { digestBatch } from './digest-batch';
import type { DeliveriesOptions, Resends } from './resends';
import type { StreamOutput, Stream } from './stream';

/** The SDK has at most ten pending batches. */
const MOST_UNANSWERED = 1000;

export interface WriteStreamContext {
  readonly engine: Engine;
  readonly resends: Resends;
  readonly database: DatabaseName;
  readonly identity: Identity | null;
  readonly delivery: Omit<DeliveriesOptions, 'owner'>;
}

/**
 * A Write stream: a handshake, then one atomic commit per message, answered in order. A refused commit ends the stream, and later ones are not
 * applied. Each answer has a token with its number. The client's next message repeats the token and so confirms the answer.
 */
export function openWriteStream({ engine, resends, database, identity, delivery }: WriteStreamContext, out: StreamOutput): Stream {
  const owner = `${databaseText(database)} ${identity === null ? '' : identity.owner ? 'owner' : `user ${identity.uid}`}`;
  const deliveries = resends.open({ owner, ...delivery });
  const chain = { hasFailed: false };
  const streamId = randomBytes(9).toString('base64url');
  /** Messages are accepted one after the other, while their commits are still being written. */
  let intake: Promise<unknown> = Promise.resolve();
  let answers: Promise<unknown> = Promise.resolve();
  let count = 0;
  let answered = 0;
  /** A client that lost answers sends their batches first; behind one that is new, all are. */
  let mayRepeat = true;
  /** The messages before the first batch was accepted: they contain everything that a client sends again. */
  const burst: string[] = [];
  let hasTaken = false;
  let isOver = false;
  let isClosed = false;

  const tokenOf = (number: number): string => Buffer.from(`${streamId} ${number}`).toString('base64');
  const numberOf = (token: string | undefined): number => {
    const [id, number] = Buffer.from(token ?? '', 'base64')
      .toString()
      .split(' ');
    return id === streamId ? Number(number) : -1;
  };
  const answer = (number: number, reply: Promise<CommitResult | null>) => {
    // A refusal is sent when it is this answer's turn. Until then it must not count as an unhandled rejection.
    reply.catch(() => undefined);
    answers = answers.then(async () => {
      answered += 1;
      if (isOver) return;
      try {
        const result = await reply;
        // The answer counts as lost: the client sends its batch again.
        if (deliveries.isOver) return;
        out.send({ streamToken: tokenOf(number), ...(result ? commitReply(result) : { commitTime: formatTime(engine.clock.latest) }) });
      } catch (error) {
        fail(toFirestoreError(toPermanentError(error)));
      }
    });
  };

  const fail = (error: FirestoreError): void => {
    if (isOver) return;
    isOver = true;
    // Later batches are no longer applied.
    chain.hasFailed = true;
    out.fail(error);
  };

  /** Once it is clear whether the batch is a new one. */
  const take = (number: number, writes: readonly WireWrite[], digest: string): void => {
    // The client no longer waits for the answer: it will send the batch again.
    if (isClosed || isOver || resends.isStopping) return;
    const commit = (record: Recorder): Promise<CommitResult> => engine.commit(database, identity, writes, { chain, record });
    const apply = (record: Recorder): Promise<CommitResult> => {
      const recalled = mayRepeat ? resends.recall(owner, digest, record) : null;
      mayRepeat = recalled !== null;
      // One that was refused was not applied either.
      return recalled?.catch(() => commit(record)) ?? commit(record);
    };
    const isOneOfAKind = ({ time }: CommitResult): boolean =>
      writes.some(({ update }) => update?.fields !== undefined && hasContent(update.fields) && createdAt(update.name) === time);
    answer(number, deliveries.track(number, digest, apply, isOneOfAKind));
  };
  const createdAt = (name: string): bigint | undefined => engine.table(database).get(documentPath(name))?.createTime;

  const handle = async (number: number, writes: readonly WireWrite[], digest: string): Promise<void> => {
    if (isClosed || isOver) return;
    if (writes.length === 0) {
      answer(number, Promise.resolve(null));
      return;
    }
    if (mayRepeat) await resends.decide(owner, digest, deliveries);
    if (burst.length > 0) resends.align(owner, burst.splice(0));
    hasTaken = true;
    take(number, writes, digest);
  };

  return {
    receive(message) {
      const { writes = [], streamToken = '' } = message as { writes?: readonly WireWrite[]; streamToken?: string };
      // The SDK that goes offline and online at once opens two streams and shakes hands for both on the second one. Whatever this would be answered,
      // it takes for the answer to its first batch, and stops for ever with an assertion.
      if (count > 0 && writes.length === 0 && streamToken === '') return;
      const number = count;
      count += 1;
      if (isOver) return;
      if (number === 0) {
        // The client could not receive the results.
        if (writes.length > 0) fail(new FirestoreError('INVALID_ARGUMENT', 'The first message of a Write stream must not hold writes.'));
        else out.send({ streamId, streamToken: tokenOf(0) });
        return;
      }
      if (number - answered > MOST_UNANSWERED) {
        fail(new FirestoreError('RESOURCE_EXHAUSTED', 'Too many batches wait for their answers.'));
        return;
      }
      // The stream's end: the client no longer accepts messages that it has not received by now.
      if (writes.length === 0) deliveries.leave(numberOf(streamToken));
      else deliveries.received(numberOf(streamToken));
      const digest = writes.length === 0 ? '' : digestBatch(writes);
      if (!hasTaken && writes.length > 0) burst.push(digest);
      intake = intake.then(() => handle(number, writes, digest));
    },
    refuse(error) {
      const number = count;
      count += 1;
      intake = intake.then(() => answer(number, Promise.reject(error)));
    },
    revoke: fail,
    received: (messages) => deliveries.received(messages - 1),
    arrived: (messages) => deliveries.arrived(messages - 1),
    close(heard = Promise.resolve({ has: 0, mayHave: 0 })) {
      isClosed = true;
      if (heard === 'may return') deliveries.abandon();
      else void heard.then(({ has, mayHave }) => deliveries.close({ has: has - 1, mayHave: mayHave - 1 }));
    },
  };
}

const hasContent = (fields: object): boolean => Object.keys(fields).length > 0;
