import { spendWork } from '../work-ledger';
import { MapValue, type Value } from './value';

/** A map from plain entries. */
export class EntriesMap extends MapValue {
  constructor(private readonly entries: ReadonlyMap<string, Value>) {
    super();
  }

  get size(): number {
    return this.entries.size;
  }

  keys(): string[] {
    return [...this.entries.keys()];
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  get(key: string): Value | undefined {
    return this.entries.get(key);
  }
}

/** A map over foreign data whose values are converted when asked for, once, because rules touch few fields of big documents. */
export class LazyMap<T> extends MapValue {
  private readonly converted = new Map<string, Value>();
  private names: string[] | null = null;

  constructor(
    private readonly source: Record<string, T>,
    private readonly convert: (value: T) => Value,
  ) {
    super();
  }

  get size(): number {
    return this.keyList().length;
  }

  keys(): string[] {
    spendWork(this.keyList().length);
    return [...this.keyList()];
  }

  has(key: string): boolean {
    return Object.hasOwn(this.source, key);
  }

  get(key: string): Value | undefined {
    const known = this.converted.get(key);
    if (known !== undefined) return known;
    if (!Object.hasOwn(this.source, key)) return undefined;
    spendWork(8);
    const value = this.convert(this.source[key] as T);
    this.converted.set(key, value);
    return value;
  }

  private keyList(): string[] {
    if (this.names === null) {
      const names = Object.keys(this.source);
      spendWork(10 * names.length);
      // Without surrogates, JavaScript's own order is that of code points.
      const isOrdered = names.length < 2;
      this.names = isOrdered ? names : names.some((name) => /[\ud800-\udfff]/.test(name)) ? names.sort(compareCodePoints) : names.sort();
    }
    return this.names;
  }
}

/** Keys come in the order in which Firestore stores them. */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left === right) continue;
    const leftHigh = left >= 0xd800 && left <= 0xdfff;
    const rightHigh = right >= 0xd800 && right <= 0xdfff;
    if (leftHigh !== rightHigh) return leftHigh ? 1 : -1;
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}
