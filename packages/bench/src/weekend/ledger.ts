import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** An intended action, in the words of the model. Each text of an announcement or description is used only once, so it identifies itself. */
export type Action =
  | { readonly kind: 'register'; readonly team: string; readonly email: string }
  | { readonly kind: 'goal'; readonly game: string; readonly goal: string; readonly side: 1 | 2 }
  | { readonly kind: 'undo'; readonly game: string; readonly goal: string }
  | { readonly kind: 'step'; readonly game: string; readonly action: 'call' | 'start' | 'end' | 'confirm' }
  | { readonly kind: 'announce' | 'takeBack' | 'describe'; readonly text: string }
  | { readonly kind: 'plan'; readonly days: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'move'; readonly game: string; readonly day: string; readonly index: number }
  | { readonly kind: 'fill'; readonly document: string };

/** `unknown`: it may or may not have been stored, for example if the server was killed before it responded. */
export type Outcome = 'done' | 'refused' | 'unknown';

export interface LedgerEntry {
  readonly who: string;
  readonly deed: Action;
  readonly outcome: Outcome;
  /** The reason of a refusal. */
  readonly why: string;
}

interface Line {
  readonly id: string;
  readonly who: string;
  readonly deed?: Action;
  readonly outcome?: Outcome;
  readonly why?: string;
}

/** Errors after which it is unknown whether the write was applied. */
const SILENT = new Set(['unavailable', 'unknown', 'auth/network-request-failed']);

/** Records each action of one program's people before they try it, and then the outcome that they see. */
export class Ledger {
  private count = 0;

  /** @param file a file that only this program writes */
  constructor(
    private readonly file: string,
    private readonly program: string,
  ) {}

  /** Runs an action and records it with its outcome. It never throws; it returns the outcome. */
  async attempt<T>(
    who: string,
    deed: Action,
    run: () => Promise<T>,
  ): Promise<{ readonly outcome: Outcome; readonly why: string; readonly value?: T }> {
    this.count += 1;
    const id = `${this.program}-${this.count}`;
    this.write({ id, who, deed });
    try {
      const value = await run();
      this.write({ id, who, outcome: 'done' });
      return { outcome: 'done', why: '', value };
    } catch (error) {
      const { code = '', message = '' } = error as { code?: string; message?: string };
      const outcome = SILENT.has(code) || code === '' ? 'unknown' : 'refused';
      const why = `${code}: ${message}`;
      this.write({ id, who, outcome, why });
      return { outcome, why };
    }
  }

  private write(line: Line): void {
    appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }
}

/** Reads the records of all programs, each in the order in which its actions began. An entry without an outcome is unknown. */
export function readLedgers(files: readonly string[]): LedgerEntry[] {
  return files.flatMap((file) => {
    const entries = new Map<string, LedgerEntry>();
    for (const text of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
      if (text === '') continue;
      const { id, who, deed, outcome, why = '' } = JSON.parse(text) as Line;
      const known = entries.get(id);
      if (deed) entries.set(id, { who, deed, outcome: 'unknown', why: 'It was never answered.' });
      else if (known && outcome) entries.set(id, { ...known, outcome, why });
    }
    return [...entries.values()];
  });
}
