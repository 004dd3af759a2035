import { randomBytes } from 'node:crypto';
import type { OobRequestType } from '../auth/oob-codes';
import type { Log } from '../server/log';
import type { Store } from '../store';
import type { Mailer } from './mailer';
import type { Message, MessageLanguage } from './message';
import { wordMessage } from './wording';

export interface Letter {
  to: string;
  language: MessageLanguage;
  requestType: OobRequestType;
  oobCode: string;
  link: string;
  /** The account's address and, for a change, the other one. */
  email: string;
  newEmail?: string | undefined;
}

/** Everything that was sent, and by mail too where a mail server is configured. */
export interface Outbox {
  /** Keeps the message and, in the background, mails it. */
  send(letter: Letter): Promise<void>;
  /** The newest first. */
  list(): Message[];
  clear(): Promise<void>;
  /** Waits for mails under way. */
  close(): Promise<void>;
}

const CAPACITY = 500;
const RETENTION = 30 * 86_400_000;

export interface OutboxOptions {
  store: Store;
  mailer: Mailer | null;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

export function createOutbox({ store, mailer, now, log }: OutboxOptions): Outbox {
  const messages = store.database<string, Message>('outbox.messages');
  const deliveries = new Set<Promise<void>>();
  // Keys sort by time, also for two messages in the same millisecond.
  let latest = 0;
  for (const { value } of messages.range({ reverse: true, limit: 1 })) latest = value.sentAt;

  const deliver = async (id: string, message: Message): Promise<void> => {
    if (mailer === null) return;
    let delivery: Message['delivery'] = 'sent';
    try {
      await mailer.send(message);
    } catch (error) {
      delivery = 'failed';
      log.warn(`A message could not be mailed; it can be read in the outbox. ${error instanceof Error ? error.message : String(error)}`);
    }
    await store.transaction(() => {
      const current = messages.get(id);
      if (current !== undefined) messages.put(id, { ...current, delivery });
    });
  };

  return {
    async send({ to, language, requestType, oobCode, link, email, newEmail }) {
      latest = Math.max(latest + 1, now());
      const id = `${String(latest).padStart(16, '0')}-${randomBytes(6).toString('hex')}`;
      const message: Message = {
        id,
        sentAt: latest,
        to,
        language,
        ...wordMessage(requestType, language, { email, newEmail, link }),
        requestType,
        oobCode,
        link,
        ...(mailer === null ? {} : { delivery: 'pending' as const }),
      };
      await store.transaction(() => {
        messages.put(id, message);
        const old = [...messages.range({ reverse: true })].filter(({ value }, index) => index >= CAPACITY || value.sentAt < now() - RETENTION);
        for (const { key } of old) messages.remove(key);
      });
      const delivery = deliver(id, message).finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
    },
    list: () => [...messages.range({ reverse: true })].map(({ value }) => value),
    clear: () =>
      store.transaction(() => {
        for (const { key } of [...messages.range()]) messages.remove(key);
      }),
    async close() {
      await Promise.all(deliveries);
      mailer?.close();
    },
  };
}
