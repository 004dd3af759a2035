import { createHash } from 'node:crypto';
import type { Store } from '../../store';
import type { CommitResult } from '../engine/commit';
import { AnswerRecords } from './answer-records';
import { LostAnswers } from './lost-answers';

/** One commit of a Write stream whose answer is not known to have arrived. */
interface Unsure {
  /** Which answer of the stream it is; the handshake's is 0. */
  readonly number: number;
  readonly digest: string;
  readonly outcome: Promise<CommitResult>;
  /** Set once it is on disk. */
  result?: CommitResult;
  isReceived: boolean;
  /** Told when the client is known to have the answer or not to have it. */
  readonly settled: (() => void)[];
}

export interface DeliveriesOptions {
  /** Who writes to what: only they are answered with what they did before. */
  readonly owner: string;
  /** Names the stream on disk, where its client can be asked after a restart; null where it can't. */
  readonly session: string | null;
  /** Whether the client can be reached at the moment. */
  readonly isReachable: () => boolean;
}

/** How long a client that seems to be gone may take to say that it has an answer (ms). */
const PATIENCE = 1000;

/**
 * Delivery without doubled effects. A client whose connection broke before the answer came sends its batch again on a new stream, and
 * nothing on the wire tells that from a new batch which happens to be equal. So the server keeps track of which answers have arrived; a
 * batch that equals one whose answer was lost is that one, and gets its answer.
 */
export class Resends {
  private readonly lost: LostAnswers;
  private readonly records: AnswerRecords;
  private readonly streams = new Set<Deliveries>();
  /** The server stops: what comes now is not applied, since nobody would hear the answer. */
  isStopping = false;

  constructor(store: Store, now: () => number) {
    this.lost = new LostAnswers(store, now);
    this.records = new AnswerRecords(store, now);
  }

  open(options: DeliveriesOptions): Deliveries {
    const deliveries = new Deliveries(this.lost, this.records, options, () => this.streams.delete(deliveries));
    this.streams.add(deliveries);
    return deliveries;
  }

  /** The answer that was lost when the same person sent the same batch on an earlier stream; null when there is none. */
  async recall(owner: string, digest: string, asking: Deliveries): Promise<CommitResult | null> {
    for (const stream of this.streams) if (stream !== asking && stream.owner === owner) await stream.decide(digest, PATIENCE);
    return this.lost.take(owner, digest);
  }

  /** A session that is over asks again; what it says it has received tells which answers were lost. */
  sessionReturned(session: string, received: number): void {
    this.lost.confirm(session, received);
    const record = this.records.take(session);
    for (const { number, digest, result } of record?.answers ?? []) if (number > received) this.lost.add(record?.owner ?? '', digest, { session, number }, Promise.resolve(result));
  }

  /** The server stops: clients have so many milliseconds to confirm what they were answered; what they don't is lost. */
  async settle(milliseconds: number): Promise<void> {
    this.isStopping = true;
    const open = [...this.streams].map((stream) => stream.allSettled());
    await Promise.race([Promise.all(open), new Promise((resolve) => setTimeout(resolve, milliseconds))]);
    for (const stream of [...this.streams]) stream.close(-1);
    await this.lost.saved();
  }
}

/** The answers of one Write stream that are under way. */
export class Deliveries {
  readonly owner: string;
  private unsure: Unsure[] = [];

  constructor(
    private readonly lost: LostAnswers,
    private readonly records: AnswerRecords,
    private readonly options: DeliveriesOptions,
    private readonly onClose: () => void,
  ) {
    this.owner = options.owner;
  }

  /**
   * A batch came.
   * @param commit applies it; `record` puts what must be known after a crash on disk with it
   */
  track(number: number, digest: string, commit: (record: (result: CommitResult) => void) => Promise<CommitResult>): Promise<CommitResult> {
    const outcome = commit((result) => {
      entry.result = result;
      this.write();
    });
    const entry: Unsure = { number, digest, outcome, isReceived: false, settled: [] };
    this.unsure.push(entry);
    outcome.then(
      (result) => (entry.result = result),
      () => this.remove(entry),
    );
    return outcome;
  }

  /** The client has the answers up to this number. */
  received(number: number): void {
    for (const entry of this.unsure.filter((one) => one.number <= number && one.result !== undefined)) {
      entry.isReceived = true;
      this.remove(entry);
    }
  }

  /** The stream is over: the answers behind this number are lost, unless they were confirmed before. */
  close(number: number): void {
    this.onClose();
    this.received(number);
    for (const entry of [...this.unsure]) this.lose(entry);
    if (this.options.session !== null) void this.records.drop(this.options.session);
  }

  /** The session is given up, but its client may come back and say what it has; until then nobody knows. */
  abandon(): void {
    this.onClose();
    for (const entry of [...this.unsure]) this.remove(entry);
  }

  /** @internal An equal batch came on another stream: is the answer of this one lost? */
  async decide(digest: string, patience: number): Promise<void> {
    for (const entry of this.unsure.filter((one) => one.digest === digest)) {
      if (this.options.isReachable()) continue;
      await this.settled(entry, patience);
      if (!entry.isReceived && this.unsure.includes(entry) && !this.options.isReachable()) this.lose(entry);
    }
  }

  /** @internal */
  async allSettled(): Promise<void> {
    await Promise.all(this.unsure.map((entry) => this.settled(entry, null)));
  }

  private settled(entry: Unsure, patience: number | null): Promise<void> {
    return new Promise((resolve) => {
      entry.settled.push(resolve);
      if (patience !== null) setTimeout(resolve, patience).unref();
    });
  }

  private lose(entry: Unsure): void {
    this.remove(entry);
    this.lost.add(this.owner, entry.digest, { session: this.options.session, number: entry.number }, entry.outcome);
  }

  private remove(entry: Unsure): void {
    this.unsure = this.unsure.filter((one) => one !== entry);
    for (const tell of entry.settled.splice(0)) tell();
  }

  /** Inside the transaction of a commit. */
  private write(): void {
    if (this.options.session === null) return;
    const answers = this.unsure.flatMap(({ number, digest, result }) => (result ? [{ number, digest, result }] : []));
    this.records.put(this.options.session, { owner: this.owner, answers });
  }
}

/** The same text for the same batch, however its maps are ordered. */
export function digestOf(writes: unknown): string {
  return createHash('sha256').update(sorted(writes)).digest('base64');
}

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${sorted(inner)}`).join(',')}}`;
}
