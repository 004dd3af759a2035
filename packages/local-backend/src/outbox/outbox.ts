import { randomBytes } from 'node:crypto';
import type { Log } from '../log/log';
import type { Store } from '../store';
import type { Mailer } from './mailer';
import type { Message, MessageLanguage, OobRequestType } from './message';
import { wordMessage } from './wording';

export interface AuthMessage {
  to: string;
  language: MessageLanguage;
  requestType: OobRequestType;
  oobCode: string;
  link: string;
  /** The account's address and, for a change, the other one. */
  email: string;
  newEmail?: string | undefined;
  /** The account of the message; null for an address without one, which anyone may have entered. */
  uid: string | null;
}

/** A mail that a document asks for, see `src/mail`. */
export interface Mail {
  document: string;
  to: string;
  subject: string;
  text: string;
}

export interface MessagePage {
  readonly messages: readonly Message[];
  /** The id after which the next page begins; null on the last page. */
  readonly next: string | null;
}

/** Everything that was sent, and by mail too where a mail server is configured. */
export interface Outbox {
  /** Keeps the message and, in the background, mails it. */
  send(letter: AuthMessage): Promise<void>;
  /** Keeps the mail and, where a mail server is configured, hands it over. @returns the reason of a refusal, or null */
  post(mail: Mail): Promise<string | null>;
  /** The newest first. */
  list(): Message[];
  /**
   * A page of messages, the newest first. @param text only those whose receiver or subject contains it, in any case
   * @param after id of the last message of the previous page; null for the first page
   */
  page(text: string, after: string | null, limit: number): MessagePage;
  clear(): Promise<void>;
  /** Waits until pending mails are sent. */
  close(): Promise<void>;
}

/**
 * The maximum of messages: about accounts, for addresses without one, mails of documents, and about one account. They are counted separately, so that
 * requests for invented addresses, or repeated requests for one's own, never remove another person's message.
 */
const CAPACITY = { accounts: 2000, strangers: 200, mails: 5000, each: 20 };
/** How long a message is kept (ms). */
export const RETENTION = 30 * 86_400_000;

/** The fields that decide how long a message is kept. */
interface Kept {
  sentAt: number;
  kind: 'accounts' | 'strangers' | 'mails';
  /** The owner of a message: an account, an address, or the document that a mail was. */
  of: string;
}

const keptOf = ({ sentAt, to, uid, document }: Pick<Message, 'sentAt' | 'to' | 'uid' | 'document'>): Kept => ({
  sentAt,
  kind: document !== undefined ? 'mails' : uid === null ? 'strangers' : 'accounts',
  of: document ?? uid ?? to,
});

export interface OutboxOptions {
  store: Store;
  mailer: Mailer | null;
  /** A message could not be mailed. */
  onFailure?: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

export function createOutbox({ store, mailer, onFailure, now, log }: OutboxOptions): Outbox {
  const messages = store.database<string, Message>('outbox.messages');
  const deliveries = new Set<Promise<void>>();
  // Keys sort by time, also for two messages in the same millisecond.
  let latest = 0;
  const kept = new Map<string, Kept>();
  for (const { key, value } of messages.range()) {
    latest = value.sentAt;
    kept.set(key, keptOf(value));
  }

  /** @returns why it was not mailed, or null */
  const deliver = async (id: string, message: Message): Promise<string | null> => {
    if (mailer === null) return null;
    const problem = await mailer.send(message).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (problem !== null) onFailure?.();
    if (problem !== null) log.warn(`A message could not be mailed; it can be read in the outbox. ${problem}`);
    await store.transaction(() => {
      const current = messages.get(id);
      if (current !== undefined) messages.put(id, { ...current, delivery: problem === null ? 'sent' : 'failed' });
    });
    return problem;
  };

  /** Puts it on disk, and what is too old away. @returns the message as it is kept */
  const keep = async (of: Omit<Message, 'id' | 'sentAt' | 'delivery'>): Promise<Message> => {
    latest = Math.max(latest + 1, now());
    const id = `${String(latest).padStart(16, '0')}-${randomBytes(6).toString('hex')}`;
    const message: Message = { ...of, id, sentAt: latest, ...(mailer === null ? {} : { delivery: 'pending' as const }) };
    // At once, so that messages which come together are all counted.
    kept.set(id, keptOf(message));
    const old = outdated(kept, now());
    for (const key of old) kept.delete(key);
    await store.transaction(() => {
      messages.put(id, message);
      for (const key of old) messages.remove(key);
    });
    return message;
  };

  return {
    async send({ to, language, requestType, oobCode, link, email, newEmail, uid }) {
      const words = wordMessage(requestType, language, { email, newEmail, link });
      const message = await keep({ to, language, ...words, requestType, oobCode, link, uid });
      const delivery = deliver(message.id, message).then(() => void deliveries.delete(delivery));
      deliveries.add(delivery);
    },
    async post(mail) {
      const message = await keep({ ...mail, language: null });
      return deliver(message.id, message);
    },
    list: () => [...messages.range({ reverse: true })].map(({ value }) => value),
    page(text, after, limit) {
      const wanted = text.toLowerCase();
      const found: Message[] = [];
      // Ids are the keys; an invalid one is no place to continue from.
      const start = after !== null && /^\d{16}-[0-9a-f]{12}$/.test(after) ? { start: after } : {};
      for (const { key, value } of messages.range({ reverse: true, ...start })) {
        if (key === after || ![value.to, value.subject].some((each) => each.toLowerCase().includes(wanted))) continue;
        if (found.length === limit) return { messages: found, next: found.at(-1)?.id ?? null };
        found.push(value);
      }
      return { messages: found, next: null };
    },
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
  const counts = { accounts: 0, strangers: 0, mails: 0 };
  const each = new Map<string, number>();
  return [...messages].reverse().flatMap(([key, { sentAt, of, kind }]) => {
    const same = (each.get(of) ?? 0) + 1;
    each.set(of, same);
    if (sentAt < now - RETENTION || same > CAPACITY.each) return [key];
    counts[kind] += 1;
    return counts[kind] > CAPACITY[kind] ? [key] : [];
  });
}
