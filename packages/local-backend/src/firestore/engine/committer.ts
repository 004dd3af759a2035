import type { WorkLedger } from '@courtside/rules-language';
import type { DocumentQuota } from '../../quota/document-quota';
import { nextTurn } from '../../process/pauses';
import { databaseText } from '../model/names';
import type { StoredDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import type { CommitClock } from './clock';
import { prepareCommit, type CommitInput, type CommitResult, type PreparedCommit, type Recorder } from './prepare-commit';
import type { DocumentTables } from './document-tables';
import type { Gate } from './gate';

/** Commits of one client that must stay in order: those after a refused one are not applied. */
export interface CommitChain {
  hasFailed: boolean;
}

export interface CommitOptions {
  readonly chain?: CommitChain;
  /** The work that the rules may do, where several commits share it. */
  readonly work?: WorkLedger;
  /** Called when its turn comes, with the paths that earlier commits write and that are not on disk yet; throws to refuse. */
  readonly guard?: (unsaved: ReadonlySet<string>) => void;
  readonly record?: Recorder;
}

interface Waiting {
  readonly of: CommitInput & CommitOptions;
  resolve(result: CommitResult): void;
  reject(error: unknown): void;
}

/** Documents of one database while the commits of a group are computed. */
interface Unsaved {
  /** The documents after the earlier commits. */
  readonly written: Map<string, StoredDocument | null>;
  /** The documents that were read, so that each stays the same object even if the cache drops it. */
  readonly read: Map<string, StoredDocument | null>;
}

interface CommitterOptions {
  readonly tables: DocumentTables;
  readonly gate: Gate;
  readonly quota: DocumentQuota;
  readonly clock: CommitClock;
  /** Called for each commit after it is on disk, in order. */
  readonly publish: (commit: PreparedCommit) => void;
  readonly log: { error?(message: string, error?: unknown): void; warn(message: string): void };
}

/** The maximum of commits that share one transaction of the store. */
const LARGEST_GROUP = 256;
/** The longest time for which it collects further commits before it begins, in milliseconds. */
const LONGEST_GATHERING = 4;

/**
 * Applies commits one after the other. Waiting commits go to disk together, in one transaction. Each is still checked against the documents as the
 * previous one left them, and none is acknowledged before all of them are on disk.
 */
export class Committer {
  private waiting: Waiting[] = [];
  private isRunning = false;

  constructor(private readonly options: CommitterOptions) {}

  commit(input: CommitInput & CommitOptions): Promise<CommitResult> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ of: input, resolve, reject });
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    // Commits that arrive in one turn of the event loop go to disk together.
    await nextTurn();
    while (this.waiting.length > 0) {
      await this.runGroup(this.waiting.splice(0, LARGEST_GROUP));
      await this.gather();
    }
    this.isRunning = false;
  }

  /**
   * A client that was answered just now may send its next commit soon. It joins those that wait, since one more sync costs more than a short wait.
   * Gathering ends with the first look that finds nothing new, and at the latest when the waiting commits have waited long enough.
   */
  private async gather(): Promise<void> {
    const end = performance.now() + LONGEST_GATHERING;
    for (let before = 0; before < this.waiting.length && before < LARGEST_GROUP && performance.now() < end;) {
      before = this.waiting.length;
      // The first callback runs before connections are read, the second after it.
      await nextTurn();
      await nextTurn();
    }
  }

  private async runGroup(group: readonly Waiting[]): Promise<void> {
    const { tables, quota, clock, publish, log } = this.options;
    const { ready, refused, postponed } = this.prepare(group);
    this.waiting.unshift(...postponed);
    try {
      if (ready.length > 0) await tables.save(ready.map(({ commit }) => commit));
    } catch (error) {
      for (const { commit } of ready) quota.giveBack(commit.changes);
      log.error?.('Commits could not be stored. Nothing that was acknowledged is lost; free space on the disk of the data folder.', error);
      for (const { waiting } of [...ready, ...refused])
        refuse(waiting, new FirestoreError('RESOURCE_EXHAUSTED', 'The write could not be stored: is the disk full?'));
      return;
    }
    for (const { commit, waiting } of ready) {
      clock.settle(commit.time);
      tables.show(commit);
      publish(commit);
      waiting.resolve(commit.result);
    }
    // Waits until now, because an earlier commit of the group may be the reason for the refusal, and the refused client will read it.
    for (const { waiting, error } of refused) waiting.reject(error);
  }

  /** Computes the commits of a group, each on top of the previous ones. */
  private prepare(group: readonly Waiting[]): {
    ready: { waiting: Waiting; commit: PreparedCommit }[];
    refused: { waiting: Waiting; error: unknown }[];
    /** Commits for the next group: the changes of all of them at once would not fit into memory. */
    postponed: readonly Waiting[];
  } {
    const { tables, gate, quota, clock } = this.options;
    const unsaved = new Map<string, Unsaved>();
    const ready: { waiting: Waiting; commit: PreparedCommit }[] = [];
    const refused: { waiting: Waiting; error: unknown }[] = [];
    let time = clock.next();
    let held = 0;
    for (const [index, waiting] of group.entries()) {
      if (held > tables.room) return { ready, refused, postponed: group.slice(index) };
      const { of } = waiting;
      const database = databaseText(of.database);
      const table = tables.table(database);
      let known = unsaved.get(database);
      if (!known) unsaved.set(database, (known = { written: new Map(), read: new Map() }));
      const { written, read } = known;
      const before = (path: string): StoredDocument | null => {
        const found = written.get(path) ?? (written.has(path) ? null : read.get(path));
        if (found !== undefined) return found;
        const document = table.get(path) ?? null;
        held += document?.size?.memory ?? 0;
        read.set(path, document);
        return document;
      };
      try {
        if (of.chain?.hasFailed) throw new FirestoreError('ABORTED', 'A write before this one was refused.');
        of.guard?.(new Set(written.keys()));
        const prepared = prepareCommit(of, gate, { before, time, room: 2 * tables.room });
        // Checks the limit after the rules: only a user who may write learns about it.
        quota.take(of.identity, prepared.changes);
        const { record } = of;
        ready.push({ waiting, commit: record ? { ...prepared, record: () => record(prepared.result) } : prepared });
        for (const { path, after } of prepared.changes) written.set(path, after);
        time += 1n;
      } catch (error) {
        if (of.chain) of.chain.hasFailed = true;
        refused.push({ waiting, error });
      }
    }
    return { ready, refused, postponed: [] };
  }
}

function refuse({ of, reject }: Waiting, error: unknown): void {
  if (of.chain) of.chain.hasFailed = true;
  reject(error);
}
