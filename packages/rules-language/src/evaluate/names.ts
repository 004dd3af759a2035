import type { Scope } from './scope';

export type Variable = { kind: 'local' | 'capture'; slot: number } | { kind: 'request' | 'resource'; slot: 0 };

/** The variables visible in one condition or function body. */
export class Names {
  private readonly locals = new Map<string, number>();
  private readonly read = new Set<string>();
  private slots = 0;

  constructor(readonly scope: Scope) {}

  /** Adds an argument or let binding in the next slot. */
  declare(name: string): void {
    this.locals.set(name, this.slots);
    this.slots += 1;
  }

  has(name: string): boolean {
    return this.locals.has(name);
  }

  wasRead(name: string): boolean {
    return this.read.has(name);
  }

  find(name: string): Variable | null {
    const local = this.locals.get(name);
    if (local !== undefined) {
      this.read.add(name);
      return { kind: 'local', slot: local };
    }
    const capture = this.scope.findCapture(name);
    if (capture !== null) return { kind: 'capture', slot: capture };
    if (name === 'request' || name === 'resource') return { kind: name, slot: 0 };
    return null;
  }

  all(): string[] {
    return [...this.locals.keys(), ...this.scope.captureNames(), 'request', 'resource'];
  }
}
