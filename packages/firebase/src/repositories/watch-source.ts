import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { reportConnection } from '../connection/connection';
import { ReadFailure, toReadFailure } from '../errors/read-failure';
import { Keeper } from '../kept/keeper';
import { recallDocuments } from '../kept/kept-documents';
import { openLive } from '../session/open-live';
import { actorOf } from '../session/session';
import { watchSession } from '../session/session-store';
import { replaceEstimates } from './estimates';
import { afterFirstPaint } from './after-first-paint';
import { ask, type Answer } from './answer';
import { createBundle } from './bundle';
import { documentsIn } from './read-once';
import { liveQuery, type RawDocument, type Source } from '../sdk/source';
import { confirmed, type OnError, type OnValue, type Unsubscribe } from './watch';
import { answerWritten } from './written-answers';

export interface WatchOptions {
  /** Skip the first request if the live client is needed and loaded anyway; content that the server wrote into the page is still delivered first. */
  readonly liveOnly?: boolean;
}

/**
 * Watches a source. The first value comes from the response that the server wrote into the page, or from one request, so that the page shows
 * data early. The live client continues from that response. The listener does not see which of them responded. The watch restarts by itself when
 * another user signs in or out.
 */
export function watchSource(source: Source, onValue: OnValue<RawDocument[]>, onError: OnError, options: WatchOptions = {}): Unsubscribe {
  let run: Run | null = null;
  let uid: string | null | undefined;
  const stop = watchSession((session) => {
    if (session.status === 'loading' || actorOf(session) === uid) return;
    uid = actorOf(session);
    run?.stop();
    const next = new Run(source, uid, onValue, onError);
    // Components that unmount with the sign-out get a moment to stop watching documents that only the former user may read.
    if (run) setTimeout(() => next.start(options));
    else next.start(options);
    run = next;
  });
  return () => {
    stop();
    run?.stop();
  };
}

/** How long to wait for the server if the cache has no value, in milliseconds. */
const PATIENCE = 5000;

/** The progress of a watch. */
type State =
  /** No value has been delivered. Once the disk has none either, the timeout ends. */
  | { readonly at: 'silent'; readonly impatience?: ReturnType<typeof setTimeout> }
  /** The live client's stored documents were delivered. */
  | { readonly at: 'remembered' }
  /** The documents kept from the last visit were delivered, as the server had them then. */
  | { readonly at: 'recalled'; readonly asOf: number }
  /** The first request has returned the server's documents. */
  | { readonly at: 'answered' }
  /** The live client is connected to the server. */
  | { readonly at: 'confirmed' }
  | { readonly at: 'stopped' };

/** One watch for one user. */
class Run {
  private state: State = { at: 'silent' };
  private unsubscribe: Unsubscribe = () => undefined;
  private readonly keeper: Keeper;
  private cutAt: number | null = null;

  constructor(
    private readonly source: Source,
    private readonly uid: string | null,
    private readonly onValue: OnValue<RawDocument[]>,
    private readonly onError: OnError,
  ) {
    this.keeper = new Keeper(uid, source);
  }

  start({ liveOnly = false }: WatchOptions): void {
    if (!this.isStopped) void this.readFirst(liveOnly);
  }

  stop(): void {
    this.enter({ at: 'stopped' });
    this.unsubscribe();
    this.keeper.stop();
    reportConnection(this, { cut: false, pending: false });
  }

  private get isStopped(): boolean {
    return this.state.at === 'stopped';
  }

  /** The timeout ends with the first value, or starts again. */
  private enter(state: State): void {
    if (this.state.at === 'silent') clearTimeout(this.state.impatience);
    this.state = state;
  }

  private async readFirst(liveOnly: boolean): Promise<void> {
    try {
      const written = this.uid === null ? await answerWritten(this.source) : null;
      if (this.isStopped) return;
      if (!written && liveOnly) return void this.goLive();
      const answer = written ?? (await ask(this.source));
      if (this.isStopped) return;
      this.enter({ at: 'answered' });
      const documents = documentsIn(answer);
      this.keeper.confirm(documents);
      this.onValue(documents, confirmed);
      return afterFirstPaint(() => void this.goLive(answer));
    } catch (error) {
      if (this.isStopped) return;
      // The live client would be refused too. For other errors it is the better source: it has a cache and keeps trying.
      if (toReadFailure(error, this.source.path).code === 'permission-denied') return this.fail(error);
      await this.recall();
    }
    afterFirstPaint(() => void this.goLive());
  }

  /** @param answer the earlier response, from which the listener continues */
  private async goLive(answer?: Answer): Promise<void> {
    if (this.isStopped) return;
    try {
      const { sdk, db } = await openLive();
      if (this.isStopped) return;
      // Without it the listener receives all documents again: more expensive, but correct.
      if (answer) await Promise.resolve(sdk.loadBundle(db, createBundle(answer))).catch(() => undefined);
      if (this.isStopped) return;
      const fail = (error: unknown) => this.fail(error);
      const options = { includeMetadataChanges: true };
      const { source } = this;
      this.unsubscribe =
        source.kind === 'document'
          ? sdk.onSnapshot(sdk.doc(db, source.path), options, (snapshot) => this.tell(documentOf(snapshot), snapshot.metadata), fail)
          : sdk.onSnapshot(liveQuery(sdk, db, source), options, (snapshot) => this.tell(documentsOf(snapshot), snapshot.metadata), fail);
    } catch (error) {
      this.fail(error);
    }
  }

  private tell(documents: RawDocument[], { fromCache, hasPendingWrites }: { fromCache: boolean; hasPendingWrites: boolean }): void {
    if (this.isStopped) return;
    const { at } = this.state;
    const isCut = fromCache && (at === 'confirmed' || at === 'recalled');
    reportConnection(this, { cut: isCut, pending: hasPendingWrites, asOf: this.asOf(fromCache) });
    // The disk's copy is older than the value on the screen, or only a part of it, unless it has changes of this device.
    if (fromCache && !hasPendingWrites && (at === 'answered' || at === 'recalled')) return;
    if (fromCache && documents.length === 0 && at !== 'confirmed') return this.awaitServer();
    if (!fromCache) {
      this.enter({ at: 'confirmed' });
      if (!hasPendingWrites) this.keeper.confirm(documents);
    } else if (at === 'silent') this.enter({ at: 'remembered' });
    this.onValue(documents, { fromCache, pending: hasPendingWrites });
  }

  /** When the value was last up to date, if the connection is lost. */
  private asOf(fromCache: boolean): number | null {
    if (!fromCache) this.cutAt = null;
    else if (this.state.at === 'recalled') return this.state.asOf;
    else if (this.state.at === 'confirmed' && this.cutAt === null) {
      this.cutAt = Date.now();
      this.keeper.cut();
    }
    return this.cutAt;
  }

  /** Delivers documents kept from an earlier visit, unless there is a better value. */
  private async recall(): Promise<void> {
    const kept = await recallDocuments(this.uid, this.source);
    if (!kept || this.state.at !== 'silent') return;
    this.enter({ at: 'recalled', asOf: kept.at });
    reportConnection(this, { cut: true, pending: false, asOf: kept.at });
    this.onValue(kept.documents, { fromCache: true, pending: false });
  }

  /** An empty cache is no proof: only the server can say that a document does not exist. */
  private awaitServer(): void {
    if (this.state.at !== 'silent') return;
    void this.recall();
    this.enter({
      at: 'silent',
      impatience: setTimeout(() => this.onError(new ReadFailure('unavailable', this.source.path, 'The server does not answer.')), PATIENCE),
    });
  }

  private fail(error: unknown): void {
    if (this.isStopped) return;
    if (this.state.at === 'silent') this.enter({ at: 'silent' });
    const failure = toReadFailure(error, this.source.path);
    if (failure.code === 'permission-denied') this.keeper.forget();
    // Recalled documents stay readable; the connection notice shows that nothing newer arrives.
    else if (this.state.at === 'recalled') return;
    reportConnection(this, { cut: false, pending: false });
    this.onError(failure);
  }
}

/** A time that the server has not set yet is about now: the clock of a game runs from the tap that started it. */
const estimated = { serverTimestamps: 'estimate' } as const;

function documentOf(snapshot: DocumentSnapshot): RawDocument[] {
  const data = snapshot.data(estimated);
  if (!data) return [];
  return [{ id: snapshot.id, data: snapshot.metadata.hasPendingWrites ? replaceEstimates(data, snapshot.data() ?? {}) : data }];
}

function documentsOf(snapshot: QuerySnapshot): RawDocument[] {
  return snapshot.docs.flatMap(documentOf);
}
