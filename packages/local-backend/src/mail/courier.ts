import type { StoredDocument } from '../firestore/model/document';
import { RETENTION, type Outbox } from '../outbox/outbox';
import type { FirestorePort } from '../firestore/firestore-port';
import type { Log } from '../log/log';
import {
  getAttempts,
  deliveryValue,
  getDeliveryEnd,
  isMailDocument,
  MAIL,
  readMail,
  getDeliveryState,
  type Delivery,
} from './mail-document';

export interface CourierOptions {
  readonly documents: FirestorePort;
  readonly projectId: string;
  readonly outbox: Outbox;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/** This many mails are on their way at once: a mail server takes its time. */
const AT_ONCE = 4;
/** How often old mails are looked for (ms). */
const SWEEP = 6 * 3_600_000;

/**
 * Sends the documents of the collection `mail`, as the "Trigger Email" extension does in a Firebase project: each document once, with the result in
 * its `delivery`. A mail whose sending the end of the backend interrupted may have been sent, so it is not sent a second time.
 */
export function createCourier({ documents, projectId, outbox, now, log }: CourierOptions): { close(): Promise<void> } {
  const waiting: StoredDocument[] = [];
  const known = new Set<string>();
  const workers = new Set<Promise<void>>();
  let isClosed = false;

  const note = (path: string, delivery: Delivery): Promise<void> =>
    documents.write(projectId, {
      update: { name: `projects/${projectId}/databases/(default)/documents/${path}`, fields: { delivery: deliveryValue(delivery) } },
      updateMask: { fieldPaths: ['delivery'] },
      // A document that was deleted in the meantime stays deleted.
      currentDocument: { exists: true },
    });

  const deliver = async (mail: StoredDocument): Promise<void> => {
    const begun = { attempts: getAttempts(mail), startTime: now(), endTime: null, error: null, accepted: [] };
    const ended = (error: string | null, accepted: readonly string[] = []): Promise<void> =>
      note(mail.path, {
        ...begun,
        state: error === null ? 'SUCCESS' : 'ERROR',
        attempts: begun.attempts + 1,
        endTime: now(),
        error,
        accepted,
      });
    if (getDeliveryState(mail) === 'PROCESSING') return ended('Message processing lease expired.');
    await note(mail.path, { ...begun, state: 'PROCESSING' });
    try {
      const { to, subject, text } = readMail(mail);
      for (const address of to) {
        const problem = await outbox.post({ document: mail.path, to: address, subject, text });
        if (problem !== null) throw new Error(problem);
      }
      await ended(null, to);
    } catch (error) {
      await ended(error instanceof Error ? error.message : String(error));
    }
  };

  const work = async (): Promise<void> => {
    for (let mail = waiting.shift(); mail && !isClosed; mail = waiting.shift()) {
      const { path } = mail;
      await deliver(mail).catch((error: unknown) => {
        // Deleted before it was sent, most likely: then it must not be sent.
        if (documents.documentAt(projectId, path)) log.error('A mail could not be sent.', error);
      });
      known.delete(path);
    }
  };

  const take = (mail: StoredDocument): void => {
    if (isClosed || known.has(mail.path)) return;
    known.add(mail.path);
    waiting.push(mail);
    if (workers.size >= AT_ONCE) return;
    const worker = work().finally(() => workers.delete(worker));
    workers.add(worker);
  };

  const sweep = (): void => {
    for (const mail of documents.documentsOf(projectId, MAIL)) {
      const end = getDeliveryEnd(mail);
      if (end === null || end > now() - RETENTION) continue;
      documents
        .write(projectId, { delete: `projects/${projectId}/databases/(default)/documents/${mail.path}` })
        .catch((error: unknown) => log.error('An old mail could not be deleted.', error));
    }
  };

  const stop = documents.onWritten(projectId, (document) => {
    const state = isMailDocument(document) ? getDeliveryState(document) : 'none of ours';
    if (state === null || state === 'PENDING' || state === 'RETRY') take(document);
  });
  for (const mail of documents.documentsOf(projectId, MAIL)) if (!['SUCCESS', 'ERROR'].includes(getDeliveryState(mail) ?? '')) take(mail);
  sweep();
  const timer = setInterval(sweep, SWEEP);
  timer.unref();
  return {
    async close() {
      isClosed = true;
      clearInterval(timer);
      stop();
      await Promise.all(workers);
    },
  };
}
