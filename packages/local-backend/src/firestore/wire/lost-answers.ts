import { randomUUID } from 'node:crypto';
import type { Database, Store } from '../../store';
import type { CommitResult, Recorder } from '../engine/prepare-commit';
import { fromStoredResult, toStoredResult, type StoredResult } from './stored-result';

/** The stream and message of an answer. */
export interface AnswerPlace {
  readonly session: string | null;
  readonly number: number;
}

interface Lost extends AnswerPlace {
  readonly id: string;
  readonly digest: string;
  readonly outcome: Promise<CommitResult>;
  /** Otherwise the client may have read it; its first message after it comes back will show. */
  readonly isSure: boolean;
  /** Milliseconds since 1970. */
  readonly until: number;
}

interface StoredLost extends StoredResult, AnswerPlace {
  readonly owner: string;
  readonly digest: string;
  readonly until: number;
  /** Absent in records of earlier versions. */
  readonly isSure?: boolean;
}

/** A client whose answer was lost sends the batch again at once, or when its tab is opened again (ms). */
const MEMORY = 10 * 60_000;
/** The maximum of remembered lost answers of one person; all who are not signed in count as one. */
const CAPACITY = 1000;

/** Answers that were sent and did not arrive, until their batch is sent again; also stored on disk. */
export class LostAnswers {
  private readonly byOwner = new Map<string, Lost[]>();
  private readonly rows: Database<string, StoredLost>;
  private readonly saving = new Set<Promise<void>>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {
    this.rows = store.database('firestore-lost-answers');
    // The oldest first, which give way to others.
    for (const { key, value } of [...this.rows.range()].sort((one, other) => one.value.until - other.value.until)) {
      if (value.until < now()) this.remove(key);
      else
        this.listOf(value.owner).push({
          ...value,
          isSure: value.isSure !== false,
          id: key,
          outcome: Promise.resolve(fromStoredResult(value)),
        });
    }
  }

  /**
   * @param outcome of a commit that may still be pending
   * @param isSure otherwise it is returned only after {@link LostAnswers.align} has found that it did not arrive
   */
  add(owner: string, digest: string, { session, number }: AnswerPlace, outcome: Promise<CommitResult>, isSure = true): void {
    const list = this.listOf(owner);
    const lost = { id: randomUUID(), digest, session, number, outcome, isSure, until: this.now() + MEMORY };
    list.push(lost);
    if (list.length > CAPACITY) this.remove(list.shift()?.id ?? '');
    const put = (result: CommitResult): void => {
      if (list.some(({ id }) => id === lost.id))
        this.rows.put(lost.id, { owner, digest, session, number, isSure, until: lost.until, ...toStoredResult(result) });
    };
    this.save(
      outcome.then(
        (result) => this.store.transaction(() => put(result)),
        () => void list.splice(0, list.length, ...list.filter(({ id }) => id !== lost.id)),
      ),
    );
  }

  /**
   * Returns the lost answer for an equal batch of the same person, only once; null if there is none.
   * @param record notes its second delivery; that goes to disk while this one is removed
   * @returns rejects when that batch was refused
   */
  take(owner: string, digest: string, record: Recorder): Promise<CommitResult> | null {
    const list = this.byOwner.get(owner) ?? [];
    const index = list.findIndex((one) => one.isSure && one.digest === digest && one.until >= this.now());
    const [found] = index < 0 ? [] : list.splice(index, 1);
    if (!found) return null;
    return found.outcome.then(async (result) => {
      await this.store
        .transaction(() => {
          this.rows.remove(found.id);
          record(result)();
        })
        .catch(() => undefined);
      return result;
    });
  }

  /**
   * Compares the first batches of a new stream with unconfirmed answers to find out which ones the client received. A client that did not receive them
   * sends its whole earlier session again, in its order; one that received them leaves them out.
   */
  align(owner: string, burst: readonly string[]): void {
    const list = this.byOwner.get(owner) ?? [];
    const sessions = new Set(list.filter(({ isSure, until }) => !isSure && until >= this.now()).map(({ session }) => session));
    for (const session of sessions) {
      const all = list.filter((one) => one.session === session).sort((one, other) => one.number - other.number);
      const sure = all.filter(({ isSure }) => isSure);
      if (beginsWith(burst, all)) {
        for (const one of all) list[list.indexOf(one)] = { ...one, isSure: true };
        return;
      }
      if (sure.length === 0 || !beginsWith(burst, sure)) continue;
      for (const one of all.filter(({ isSure }) => !isSure)) {
        list.splice(list.indexOf(one), 1);
        this.remove(one.id);
      }
    }
  }

  /** The client of a session confirms after all that it has the answers up to this number. */
  confirm(session: string, number: number): void {
    for (const list of this.byOwner.values()) {
      for (const found of list.filter((one) => one.session === session && one.number <= number)) {
        list.splice(list.indexOf(found), 1);
        this.remove(found.id);
      }
    }
  }

  /** Waits until the present state is on disk. */
  async saved(): Promise<void> {
    await Promise.all(this.saving);
  }

  private listOf(owner: string): Lost[] {
    const known = this.byOwner.get(owner);
    if (known) return known;
    const list: Lost[] = [];
    this.byOwner.set(owner, list);
    return list;
  }

  private remove(id: string): void {
    this.save(this.store.transaction(() => this.rows.remove(id)));
  }

  private save(work: Promise<unknown>): void {
    // On a full disk it is remembered as long as the server runs.
    const done: Promise<void> = work.then(
      () => undefined,
      () => undefined,
    );
    this.saving.add(done);
    void done.then(() => this.saving.delete(done));
  }
}

const beginsWith = (burst: readonly string[], batches: readonly { readonly digest: string }[]): boolean =>
  batches.every(({ digest }, index) => burst[index] === digest);
