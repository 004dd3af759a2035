import { identical } from './equality';
import type { MapValue } from './map-value';
import { SetValue } from './set-value';

/** What changed from one map to another: `after.diff(before)`. */
export class MapDiffValue {
  constructor(
    readonly after: MapValue,
    readonly before: MapValue,
  ) {}

  addedKeys(): SetValue {
    return new SetValue(this.after.keys().filter((key) => !this.before.has(key)));
  }

  removedKeys(): SetValue {
    return new SetValue(this.before.keys().filter((key) => !this.after.has(key)));
  }

  changedKeys(): SetValue {
    return new SetValue(this.after.keys().filter((key) => this.before.has(key) && !this.same(key)));
  }

  unchangedKeys(): SetValue {
    return new SetValue(this.after.keys().filter((key) => this.before.has(key) && this.same(key)));
  }

  affectedKeys(): SetValue {
    const { after, before } = this;
    return new SetValue([...after.keys().filter((key) => !before.has(key) || !this.same(key)), ...before.keys().filter((key) => !after.has(key))]);
  }

  private same(key: string): boolean {
    return identical(this.after.get(key) ?? null, this.before.get(key) ?? null);
  }
}
