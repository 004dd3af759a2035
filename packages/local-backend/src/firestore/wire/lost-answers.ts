import { randomUUID } from 'node:crypto';
import type { Database, Store } from '../../store';
import type { CommitResult } from '../engine/commit';
import { resultOf, storedResultOf, type StoredResult } from './stored-result';

/** Where an answer was given. */
export interface AnswerPlace {
  readonly session: string | null;
  readonly number: number;
}

interface Lost extends AnswerPlace {
  readonly id: string;
  readonly digest: string;
  readonly outcome: Promise<CommitResult>;
  /** Milliseconds since 1970. */
  readonly until: number;
}

interface StoredLost extends StoredResult, AnswerPlace {
  readonly owner: string;
  readonly digest: string;
  readonly until: number;
}

/** A client whose answer was lost sends the batch again at once, or when its tab is opened again (ms). */
const MEMORY = 10 * 60_000;
/** How many lost answers of one person are remembered; all who are not signed in count as one. */
const CAPACITY = 1000;

/** Answers that were given and did not arrive, until their batch comes again; on disk too. */
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
      else this.listOf(value.owner).push({ ...value, id: key, outcome: Promise.resolve(resultOf(value)) });
    }
  }

  /** @param outcome of a commit that may still be under way */
  add(owner: string, digest: string, { session, number }: AnswerPlace, outcome: Promise<CommitResult>): void {
    const list = this.listOf(owner);
    const lost = { id: randomUUID(), digest, session, number, outcome, until: this.now() + MEMORY };
    list.push(lost);
    if (list.length > CAPACITY) this.remove(list.shift()?.id ?? '');
    const put = (result: CommitResult): void => {
      if (list.includes(lost)) this.rows.put(lost.id, { owner, digest, session, number, until: lost.until, ...storedResultOf(result) });
    };
    this.save(
      outcome.then(
        (result) => this.store.transaction(() => put(result)),
        () => void list.splice(0, list.length, ...list.filter((one) => one !== lost)),
      ),
    );
  }

  /**
   * The answer that was lost for an equal batch of the same person, which is given only once; null when there is none.
   * @param record puts what must be known of its second delivery on disk while this one is removed; runs inside a transaction
   * @returns rejects when that batch was refused
   */
  take(owner: string, digest: string, record: (result: CommitResult) => void): Promise<CommitResult> | null {
    const list = this.byOwner.get(owner) ?? [];
    const index = list.findIndex((one) => one.digest === digest && one.until >= this.now());
    const [found] = index < 0 ? [] : list.splice(index, 1);
    if (!found) return null;
    return found.outcome.then(async (result) => {
      await this.store
        .transaction(() => {
          this.rows.remove(found.id);
          record(result);
        })
        .catch(() => undefined);
      return result;
    });
  }

  /** The client of a session says that it has the answers up to this number after all. */
  confirm(session: string, number: number): void {
    for (const list of this.byOwner.values()) {
      for (const found of list.filter((one) => one.session === session && one.number <= number)) {
        list.splice(list.indexOf(found), 1);
        this.remove(found.id);
      }
    }
  }

  /** Waits until what is known is on disk. */
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
