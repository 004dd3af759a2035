import type { RawDocument, Source } from '../sdk/source';
import { forgetDocuments, keepDocuments } from './kept-documents';

/** A game is scored many times a minute: not each goal is worth a write. Milliseconds. */
const SOON = 1000;

const keepers = new Set<Keeper>();
let isListening = false;

/** Stores the confirmed documents of one watch. */
export class Keeper {
  private documents: RawDocument[] | null = null;
  private at = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly uid: string | null,
    private readonly source: Source,
  ) {
    keepers.add(this);
    if (isListening || typeof document === 'undefined') return;
    isListening = true;
    // Data that did not change was up to date until the page was hidden.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') for (const keeper of keepers) keeper.touch();
    });
  }

  /** The server has confirmed the documents. */
  confirm(documents: RawDocument[]): void {
    this.documents = documents;
    this.at = Date.now();
    this.timer ??= setTimeout(() => this.write(), SOON);
  }

  /** The connection is lost: from now on the data may be outdated. */
  cut(): void {
    if (this.documents) this.write();
    this.documents = null;
  }

  /** The server refuses the documents to this user. */
  forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.documents = null;
    void forgetDocuments(this.uid, this.source);
  }

  stop(): void {
    if (this.timer !== undefined) this.write();
    keepers.delete(this);
  }

  private touch(): void {
    if (!this.documents) return;
    this.at = Date.now();
    this.write();
  }

  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.documents) void keepDocuments(this.uid, this.source, { documents: this.documents, at: this.at });
  }
}
