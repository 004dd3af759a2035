import { idsOnCourt, isEntryOnCourt, withGamesOnCourt } from '@courtside/domain';
import { onCourtPath } from '../paths';
import { queryOf, type RawDocument, type Source } from '../sdk/source';
import { confirmed, type Meta, type OnError, type OnValue, type Unsubscribe } from './watch';
import { watchSource, type WatchOptions } from './watch-source';

type Entries = Readonly<Record<string, unknown>>;
type Games = ReadonlyMap<string, Entries>;
interface Told<T> {
  readonly value: T;
  readonly meta: Meta;
}

/** By the path of a schedule or bracket: games that are over in documents of their own, as pages were told. */
const left = new Map<string, readonly string[]>();

/** Games of a schedule or bracket that are over and still on court, as far as a watch on this page was told. */
export const leftOnCourt = (gamesPath: string): readonly string[] => left.get(gamesPath) ?? [];

/**
 * Watches a schedule or a bracket together with its games on court, which stand in documents of their own. They are asked for while the large document says that
 * one is played, and waited for: of such a game it says no more than that it was started.
 */
export function watchWithCourts(source: Source, onValue: OnValue<RawDocument[]>, onError: OnError, options?: WatchOptions): Unsubscribe {
  return new WatchWithCourts(source, onValue).start(onError, options);
}

class WatchWithCourts {
  private large: Told<RawDocument[]> | null = null;
  private courts: Told<Games> | null = null;
  private stopCourts: Unsubscribe | null = null;
  /** How the large document has each game that was found on court. */
  private readonly startOf = new Map<string, string>();

  constructor(
    private readonly source: Source,
    private readonly onValue: OnValue<RawDocument[]>,
  ) {}

  start(onError: OnError, options?: WatchOptions): Unsubscribe {
    const stop = watchSource(this.source, (value, meta) => this.takeLarge({ value, meta }), onError, options);
    return () => {
      stop();
      this.leaveCourts();
    };
  }

  private takeLarge(large: Told<RawDocument[]>): void {
    this.large = large;
    if (idsOnCourt(this.entries).length === 0) this.leaveCourts();
    else if (!this.stopCourts) this.stopCourts = this.watchCourts();
    this.tell();
  }

  private watchCourts(): Unsubscribe {
    return watchSource(
      queryOf(onCourtPath(this.source.path)),
      (documents, meta) => this.takeCourts({ value: this.withLeft(new Map(documents.map(({ id, data }) => [id, data]))), meta }),
      // Without them the large document is readable all the same: the rules of an earlier release know none.
      () => this.takeCourts(this.courts ?? { value: new Map(), meta: confirmed }),
    );
  }

  private takeCourts(courts: Told<Games>): void {
    this.courts = courts;
    for (const id of courts.value.keys()) if (!this.startOf.has(id)) this.startOf.set(id, this.playOf(id));
    this.tell();
  }

  private leaveCourts(): void {
    this.stopCourts?.();
    this.stopCourts = null;
    this.courts = null;
    this.startOf.clear();
  }

  private get entries(): Entries {
    return this.large?.value[0]?.data ?? {};
  }

  private playOf(id: string): string {
    return JSON.stringify((this.entries[id] as Entries | undefined)?.['play'] ?? null);
  }

  /**
   * A game goes from its own document into the large one in one write, but the two listeners may tell of it one after the other: it stays as it was until the
   * large document says another thing than its start.
   */
  private withLeft(games: Games): Games {
    const left = [...(this.courts?.value ?? [])].filter(([id]) => !games.has(id) && this.startOf.get(id) === this.playOf(id));
    for (const id of this.startOf.keys()) if (!games.has(id) && !left.some(([one]) => one === id)) this.startOf.delete(id);
    return new Map([...games, ...left]);
  }

  private tell(): void {
    if (!this.large || (this.stopCourts && !this.courts)) return;
    const { value, meta } = this.large;
    const { value: games, meta: own } = this.courts ?? { value: new Map<string, Entries>(), meta };
    left.set(
      this.source.path,
      idsOnCourt(this.entries).filter((id) => games.has(id) && !isEntryOnCourt(games.get(id)?.[id])),
    );
    this.onValue(
      value.map(({ id, data }) => ({ id, data: withGamesOnCourt(data, games) })),
      { fromCache: meta.fromCache || own.fromCache, pending: meta.pending || own.pending },
    );
  }
}
