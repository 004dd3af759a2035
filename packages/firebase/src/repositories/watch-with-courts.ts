import { listOnCourt, isEntryOnCourt, mergeGamesOnCourt } from '@courtside/domain';
import { onCourtPath } from '../paths';
import { createQuery, type RawDocument, type Source } from '../sdk/source';
import { confirmed, type Meta, type OnError, type OnValue, type Unsubscribe } from './watch';
import { watchSource, type WatchOptions } from './watch-source';

type Entries = Readonly<Record<string, unknown>>;
type Games = ReadonlyMap<string, Entries>;
interface WithMeta<T> {
  readonly value: T;
  readonly meta: Meta;
}

/** By the path of a schedule or bracket: the ids of games that have ended and still have a court document. */
const ended = new Map<string, readonly string[]>();

/** The ids of games that have ended and still have a court document, as far as a watch on this page has seen them. */
export const listEndedOnCourt = (gamesPath: string): readonly string[] => ended.get(gamesPath) ?? [];

/**
 * Watches a schedule or a bracket together with the court documents of its games. The court documents are watched while the large document says that a game is
 * being played. Nothing is reported before they are read, because the large document has only the start of such a game.
 */
export function watchWithCourts(source: Source, onValue: OnValue<RawDocument[]>, onError: OnError, options?: WatchOptions): Unsubscribe {
  return new WatchWithCourts(source, onValue).start(onError, options);
}

class WatchWithCourts {
  private large: WithMeta<RawDocument[]> | null = null;
  private courts: WithMeta<Games> | null = null;
  private stopCourts: Unsubscribe | null = null;
  /** Court documents that are gone, by game id, each with the game's `play` in the large document at that moment. */
  private readonly gone = new Map<string, { readonly document: Entries; readonly play: string }>();

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

  private takeLarge(large: WithMeta<RawDocument[]>): void {
    this.large = large;
    if (listOnCourt(this.entries).length === 0) this.leaveCourts();
    else if (!this.stopCourts) this.stopCourts = this.watchCourts();
    this.tell();
  }

  private watchCourts(): Unsubscribe {
    return watchSource(
      createQuery(onCourtPath(this.source.path)),
      (documents, meta) => this.takeCourts({ value: new Map(documents.map(({ id, data }) => [id, data])), meta }),
      // The rules of an earlier release know no court documents: the large document is shown without them.
      () => this.takeCourts(this.courts ?? { value: new Map(), meta: confirmed }),
    );
  }

  private takeCourts(courts: WithMeta<Games>): void {
    for (const [id, document] of this.courts?.value ?? [])
      if (!courts.value.has(id)) this.gone.set(id, { document, play: this.playIn(id) });
    for (const id of courts.value.keys()) this.gone.delete(id);
    this.courts = courts;
    this.tell();
  }

  private leaveCourts(): void {
    this.stopCourts?.();
    this.stopCourts = null;
    this.courts = null;
    this.gone.clear();
  }

  private get entries(): Entries {
    return this.large?.value[0]?.data ?? {};
  }

  private playIn(id: string): string {
    return JSON.stringify((this.entries[id] as Entries | undefined)?.['play'] ?? null);
  }

  /**
   * One commit copies a game into the large document and deletes its court document, but the two listeners may report this one after the other. A game whose
   * court document is gone stays as it was until the large document says something else of it.
   */
  private games(): Games {
    for (const [id, { play }] of this.gone) if (play !== this.playIn(id)) this.gone.delete(id);
    return new Map([...(this.courts?.value ?? []), ...[...this.gone].map(([id, { document }]) => [id, document] as const)]);
  }

  private tell(): void {
    if (!this.large || (this.stopCourts && !this.courts)) return;
    const { value, meta } = this.large;
    const { meta: own } = this.courts ?? { meta };
    const games = this.games();
    ended.set(
      this.source.path,
      listOnCourt(this.entries).filter((id) => games.has(id) && !isEntryOnCourt(games.get(id)?.[id])),
    );
    this.onValue(
      value.map(({ id, data }) => ({ id, data: mergeGamesOnCourt(data, games) })),
      { fromCache: meta.fromCache || own.fromCache, pending: meta.pending || own.pending },
    );
  }
}
