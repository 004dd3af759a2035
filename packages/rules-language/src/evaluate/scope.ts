import type { FunctionDeclaration } from '../syntax/ast';
import type { Code } from './evaluation';

/** A declared function, compiled on the way: calls may be compiled before their target is. */
export interface FunctionEntry {
  declaration: FunctionDeclaration;
  /** The scope in which it was declared, and whose names it sees. */
  scope: Scope;
  body: Code | null;
  lets: Code[];
  /** Functions on the longest chain of calls that begins with it; null until it is compiled. */
  height: number | null;
  used: boolean;
}

/** Names visible at one place of a rules file: functions and captures of the enclosing blocks, innermost first. */
export class Scope {
  readonly functions = new Map<string, FunctionEntry>();
  readonly captures = new Map<string, number>();

  constructor(
    readonly parent: Scope | null,
    /** How many captures this block and the enclosing ones have made. */
    public captureBase: number,
  ) {}

  findFunction(name: string): FunctionEntry | null {
    return this.functions.get(name) ?? this.parent?.findFunction(name) ?? null;
  }

  /** The slot of a captured variable. */
  findCapture(name: string): number | null {
    return this.captures.get(name) ?? this.parent?.findCapture(name) ?? null;
  }

  /** Every function name that could be meant here, for suggestions. */
  functionNames(): string[] {
    return [...this.functions.keys(), ...(this.parent?.functionNames() ?? [])];
  }

  captureNames(): string[] {
    return [...this.captures.keys(), ...(this.parent?.captureNames() ?? [])];
  }
}
