import { RulesError } from '../errors';
import type { Diagnostic } from '../types';

/** A rules file's text which can say on which line and column an offset lies. */
export class Source {
  private lineStarts: number[] | null = null;

  constructor(
    readonly text: string,
    readonly fileName: string,
  ) {}

  place(offset: number): { line: number; column: number } {
    const starts = (this.lineStarts ??= findLineStarts(this.text));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }

  /** `firestore.rules:12:7` */
  label(offset: number): string {
    const { line, column } = this.place(offset);
    return `${this.fileName}:${line}:${column}`;
  }

  diagnostic(offset: number, message: string): Diagnostic {
    return { message, fileName: this.fileName, ...this.place(offset) };
  }

  error(offset: number, message: string): RulesError {
    return new RulesError([this.diagnostic(offset, message)]);
  }

  /** The text between two offsets on one line, shortened for messages. */
  excerpt(from: number, to: number): string {
    const text = this.text.slice(from, to).replace(/\s+/g, ' ');
    return text.length > 160 ? `${text.slice(0, 157)}...` : text;
  }
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  return starts;
}
