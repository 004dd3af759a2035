import type { Store } from '../../store';
import type { CommitResult, Recorder } from '../engine/prepare-commit';
import { AnswerRecords } from './answer-records';
import { afterTicks } from './after-ticks';
import { LostAnswers } from './lost-answers';
import type { ReceivedCounts } from './stream';

/** One commit of a Write stream whose answer has not been confirmed. */
interface Unsure {
  /** Which answer of the stream it is; the handshake's is 0. */
  readonly number: number;
  readonly digest: string;
  readonly outcome: Promise<CommitResult>;
  /** Set once it is on disk. */
  result?: CommitResult;
  readonly isOneOfAKind: () => boolean;
  /** It has arrived where the client runs: the client has it, unless it reports otherwise when it leaves. */
  hasArrived: boolean;
  /** Called when it is known whether the client has the answer. */
  readonly settled: (() => void)[];
}

export interface DeliveriesOptions {
  /** The writer and the database: only they get the earlier answers again. */
  readonly owner: string;
  /** The name of the stream on disk, under which its client is asked after a restart; null if it can't be asked. */
  readonly session: string | null;
  /** How long the client has been silent, in milliseconds, if that is known; 0 while it can be reached, because then an answer does not count as lost. */
  readonly silence?: () => number;
  /** How long a client that seems to be gone may be silent, or take to confirm an answer, in milliseconds. */
  readonly patience: number;
  /** How many messages a lost client may have read, if that is known: an answer among them does not count as lost. */
  readonly mayHave?: () => number;
  /** The connection of the stream, where one connection carries many. */
  readonly connection?: object | undefined;
}

/** The SDK has at most ten batches in flight, and its next message confirms the received answers. */
const MOST_UNSURE = 100;
/** Its confirmation may be on its way, or wait here unread after the machine has slept (ms). */
const AT_LEAST = 1000;

/**
 * Delivers each batch once. A client whose connection broke before the answer came sends its batch again on a new stream, and nothing on the wire
 * distinguishes that from a new batch which happens to be equal. So the server tracks which answers have arrived. A batch that equals one with a lost
 * answer counts as the same batch, and gets that answer.
 */
export class Resends {
  private readonly lost: LostAnswers;
  private readonly records: AnswerRecords;
  private readonly streams = new Set<Deliveries>();
  private forgetting: Promise<void> = Promise.resolve();
  /** Sessions whose answers are known to be lost or received, while their records are being removed from disk. */
  private readonly forgotten = new Set<string>();
  /** The server stops: new messages are not applied, since their answers could not be sent. */
  isStopping = false;

  constructor(store: Store, now: () => number) {
    this.lost = new LostAnswers(store, now);
    this.records = new AnswerRecords(store, now);
  }

  open(options: DeliveriesOptions): Deliveries {
    const deliveries = new Deliveries(this, this.lost, this.records, options, () => this.streams.delete(deliveries));
    this.streams.add(deliveries);
    return deliveries;
  }

  /** Waits until it is known of every other stream of the same person whether it lost the answer to such a batch. */
  async decide(owner: string, digest: string, asking: Deliveries): Promise<void> {
    // On the same connection a client would have ended the other stream first.
    const others = [...this.streams].filter(
      (stream) =>
        stream !== asking && stream.owner === owner && (stream.connection === undefined || stream.connection !== asking.connection),
    );
    await Promise.all(others.map((stream) => stream.decide(digest)));
  }

  /**
   * Returns the lost answer when the same person sends the same batch again on a later stream; null if there is none.
   * @param record see {@link Deliveries.track}
   */
  recall(owner: string, digest: string, record: Recorder): Promise<CommitResult> | null {
    return this.lost.take(owner, digest, record);
  }

  /** Compares the first batches of a new stream with unconfirmed answers to find out which ones its client received. */
  align(owner: string, burst: readonly string[]): void {
    this.lost.align(owner, burst);
  }

  /** A closed session sends a request again; its confirmation shows which answers were lost. */
  sessionReturned(session: string, received: number): void {
    // Its farewell may have overtaken this, and is still being thought over.
    const leaving = [...this.streams].find((stream) => stream.session === session);
    if (leaving) {
      leaving.received(received);
      return;
    }
    this.lost.confirm(session, received);
    const record = this.forgotten.has(session) ? null : this.records.get(session);
    if (record === null) return;
    for (const { number, digest, result } of record.answers)
      if (number > received) this.lost.add(record.owner, digest, { session, number }, Promise.resolve(result));
    this.forget(session);
  }

  /** @internal The lost answers now contain the answers of this session. Called only when those are on disk, so that a crash loses none. */
  forget(session: string): void {
    this.forgotten.add(session);
    this.forgetting = this.forgetting
      .then(() => this.lost.saved())
      .then(() => this.records.drop(session))
      .then(() => void this.forgotten.delete(session));
  }

  /** At the end of the server, clients have this many milliseconds to confirm their answers; unconfirmed ones are lost. */
  async settle(milliseconds: number): Promise<void> {
    this.isStopping = true;
    const open = [...this.streams].map((stream) => stream.allSettled());
    await Promise.race([Promise.all(open), new Promise((resolve) => setTimeout(resolve, milliseconds))]);
    for (const stream of [...this.streams]) stream.close({ has: -1, mayHave: -1 });
    await this.lost.saved();
    await this.forgetting;
  }
}

/** The unconfirmed answers of one Write stream. */
class Deliveries {
  readonly owner: string;
  readonly connection: object | undefined;
  readonly session: string | null;
  isOver = false;
  private unsure: Unsure[] = [];
  private hasLeft = false;

  constructor(
    private readonly resends: Resends,
    private readonly lost: LostAnswers,
    private readonly records: AnswerRecords,
    private readonly options: DeliveriesOptions,
    private readonly onClose: () => void,
  ) {
    this.owner = options.owner;
    this.connection = options.connection;
    this.session = options.session;
  }

  /**
   * Tracks a new batch.
   * @param commit applies it; by `record` the data that must survive a crash goes to disk with it
   * @param isOneOfAKind whether no client would send another like it, now that it is applied
   */
  track(
    number: number,
    digest: string,
    commit: (record: Recorder) => Promise<CommitResult>,
    isOneOfAKind: (result: CommitResult) => boolean = () => false,
  ): Promise<CommitResult> {
    const outcome = commit((result) => {
      entry.result = result;
      return this.write;
    });
    const entry: Unsure = {
      number,
      digest,
      outcome,
      isOneOfAKind: () => entry.result !== undefined && isOneOfAKind(entry.result),
      hasArrived: false,
      settled: [],
    };
    this.unsure.push(entry);
    outcome.then(
      (result) => (entry.result = result),
      () => this.remove(entry),
    );
    return outcome;
  }

  /** The client has the answers up to this number. */
  received(number: number): void {
    for (const entry of this.answered(number)) this.remove(entry);
  }

  /** The answers up to this number have arrived where the client runs. */
  arrived(number: number): void {
    if (this.hasLeft) return;
    for (const entry of this.answered(number)) {
      entry.hasArrived = true;
      tell(entry);
    }
    // A client that never confirms is assumed to have received everything in the end.
    for (const entry of this.unsure.slice(0, -MOST_UNSURE)) if (entry.hasArrived) this.remove(entry);
  }

  /** The client's last word: it has the answers up to this number and takes no others, though they arrive. */
  leave(number: number): void {
    this.received(number);
    this.hasLeft = true;
    for (const entry of this.unsure) entry.hasArrived = false;
  }

  /**
   * The stream is over: answers that the client can't have are lost. An answer that may have arrived counts as read if the client left after all its
   * answers, and not if it left in the middle of its writes. No client creates a document twice, so there is no doubt about such a batch: only its
   * own client finds the kept answer.
   */
  close({ has, mayHave }: ReceivedCounts): void {
    this.isOver = true;
    this.onClose();
    this.received(has);
    const maybe = new Set(this.answered(mayHave));
    const isHeard = maybe.size === this.unsure.length;
    for (const entry of [...this.unsure]) {
      if (entry.isOneOfAKind()) this.lose(entry);
      else if (entry.hasArrived || (maybe.has(entry) && isHeard)) this.remove(entry);
      else this.lose(entry, !maybe.has(entry));
    }
    if (this.options.session !== null) this.resends.forget(this.options.session);
  }

  /** The session was abandoned, but its client may come back and confirm what it has; until then that is unknown. */
  abandon(): void {
    this.isOver = true;
    this.onClose();
    for (const entry of [...this.unsure]) this.remove(entry);
  }

  /** @internal An equal batch came on another stream: is the answer of this one lost? */
  async decide(digest: string): Promise<void> {
    const equal = this.unsure.filter((entry) => entry.digest === digest && (!entry.hasArrived || entry.isOneOfAKind()));
    await Promise.all(
      equal.map(async (entry) => {
        // An answer that was not given yet can't have arrived.
        if (entry.result === undefined) await Promise.race([entry.outcome.catch(() => undefined), this.settled(entry, null)]);
        if (!entry.isOneOfAKind()) await this.patiently(entry);
        if (!this.unsure.includes(entry)) return;
        if (entry.isOneOfAKind()) this.lose(entry);
        else if (!entry.hasArrived && !this.isReachable()) this.giveUp(entry);
      }),
    );
  }

  private isReachable(): boolean {
    return this.options.silence?.() === 0;
  }

  /**
   * The client is gone without a notice. An answer that it may have read does not count as lost: a batch that counts twice is better than one that is
   * left out.
   */
  private giveUp(entry: Unsure): void {
    const { mayHave } = this.options;
    if (mayHave !== undefined && entry.number < mayHave()) this.remove(entry);
    else this.lose(entry);
  }

  /** Waits until the client has had time to confirm an answer, or was silent for too long. */
  private async patiently(entry: Unsure): Promise<void> {
    const { silence, patience } = this.options;
    if (silence === undefined) return this.settled(entry, patience);
    do await this.settled(entry, AT_LEAST);
    while (this.unsure.includes(entry) && !entry.hasArrived && silence() > 0 && silence() < patience);
  }

  /** @internal */
  async allSettled(): Promise<void> {
    await Promise.all(this.unsure.map((entry) => this.settled(entry, null)));
  }

  private settled(entry: Unsure, patience: number | null): Promise<void> {
    if (entry.hasArrived || !this.unsure.includes(entry)) return Promise.resolve();
    return new Promise((resolve) => {
      entry.settled.push(resolve);
      if (patience !== null) afterTicks(patience, resolve);
    });
  }

  private answered(number: number): Unsure[] {
    return this.unsure.filter((entry) => entry.number <= number && entry.result !== undefined);
  }

  private lose(entry: Unsure, isSure = true): void {
    this.remove(entry);
    this.lost.add(this.owner, entry.digest, { session: this.session, number: entry.number }, entry.outcome, isSure);
  }

  private remove(entry: Unsure): void {
    this.unsure = this.unsure.filter((one) => one !== entry);
    tell(entry);
  }

  /** Inside the transaction of a commit; the same for all commits, since it puts everything that is unsure. */
  private readonly write = (): void => {
    if (this.options.session === null) return;
    const answers = this.unsure.flatMap(({ number, digest, result }) => (result ? [{ number, digest, result }] : []));
    this.records.put(this.options.session, { owner: this.owner, answers });
  };
}

function tell({ settled }: Unsure): void {
  for (const resolve of settled.splice(0)) resolve();
}
