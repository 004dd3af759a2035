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
  /** The account that it is about; null for an address without one, which anybody may have typed. */
  uid: string | null;
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

/**
 * How many are kept: about accounts, for addresses without one, and about one account. Counted apart, so that inventing addresses, or asking
 * again and again for oneself, pushes nobody's message out.
 */
const CAPACITY = { accounts: 2000, strangers: 200, each: 20 };
const RETENTION = 30 * 86_400_000;

/** What decides how long a message is kept. */
interface Kept {
  sentAt: number;
  isStranger: boolean;
  /** Whose message it is: an account, or an address. */
  of: string;
}

const keptOf = ({ sentAt, to, uid }: Pick<Message, 'sentAt' | 'to' | 'uid'>): Kept => ({ sentAt, isStranger: uid === null, of: uid ?? to });

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
  const kept = new Map<string, Kept>();
  for (const { key, value } of messages.range()) {
    latest = value.sentAt;
    kept.set(key, keptOf(value));
  }

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
    async send({ to, language, requestType, oobCode, link, email, newEmail, uid }) {
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
        uid,
        ...(mailer === null ? {} : { delivery: 'pending' as const }),
      };
      // At once, so that messages which come together are all counted.
      kept.set(id, keptOf(message));
      const old = outdated(kept, now());
      for (const key of old) kept.delete(key);
      await store.transaction(() => {
        messages.put(id, message);
        for (const key of old) messages.remove(key);
      });
      const delivery = deliver(id, message).finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
    },
    list: () => [...messages.range({ reverse: true })].map(({ value }) => value),
    clear: () =>
      store.transaction(() => {
        for (const { key } of [...messages.range()]) messages.remove(key);
        kept.clear();
      }),
    async close() {
      await Promise.all(deliveries);
      mailer?.close();
    },
  };
}

/** The keys of messages that go, the oldest of each kind first. @param messages in the order in which they were sent */
function outdated(messages: ReadonlyMap<string, Kept>, now: number): string[] {
  const counts = { accounts: 0, strangers: 0 };
  const each = new Map<string, number>();
  return [...messages].reverse().flatMap(([key, { sentAt, of, isStranger }]) => {
    const kind = isStranger ? 'strangers' : 'accounts';
    const same = (each.get(of) ?? 0) + 1;
    each.set(of, same);
    if (sentAt < now - RETENTION || same > CAPACITY.each) return [key];
    counts[kind] += 1;
    return counts[kind] > CAPACITY[kind] ? [key] : [];
  });
}
