import { identical } from './equality';
import { identityKey } from './identity-key';
import { SetValue, type Value } from './value';

/** A set that finds its members by their keys. */
export class HashedSet extends SetValue {
  private readonly buckets = new Map<string, Value[]>();
  readonly items: readonly Value[];

  constructor(values: Iterable<Value>) {
    super();
    const items: Value[] = [];
    for (const value of values) {
      const key = identityKey(value);
      const bucket = this.buckets.get(key);
      if (bucket?.some((known) => identical(known, value))) continue;
      if (bucket) bucket.push(value);
      else this.buckets.set(key, [value]);
      items.push(value);
    }
    this.items = items;
  }

  has(value: Value): boolean {
    return this.buckets.get(identityKey(value))?.some((known) => identical(known, value)) ?? false;
  }
}
