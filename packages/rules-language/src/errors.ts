import type { Diagnostic } from './types';

/** Thrown by {@link compileRules} when a rules file can't be used; the first diagnostic gives message and place. */
export class RulesError extends Error {
  readonly line: number;
  readonly column: number;
  readonly fileName: string;
  readonly all: readonly Diagnostic[];

  constructor(all: readonly [Diagnostic, ...Diagnostic[]]) {
    const first = all[0];
    super(all.map((one) => `${one.fileName}:${one.line}:${one.column}: ${one.message}`).join('\n'));
    this.name = 'RulesError';
    this.line = first.line;
    this.column = first.column;
    this.fileName = first.fileName;
    this.all = all;
  }
}
