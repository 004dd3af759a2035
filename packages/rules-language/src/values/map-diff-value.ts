import { identical } from './equality';
import { HashedSet } from './set-value';
import { MapDiffValue, type MapValue, type SetValue } from './value';

/** The difference of two maps, computed when it is asked for. */
export class MapDifference extends MapDiffValue {
  constructor(
    readonly after: MapValue,
    readonly before: MapValue,
  ) {
    super();
  }

  addedKeys(): SetValue {
    return new HashedSet(this.after.keys().filter((key) => !this.before.has(key)));
  }

  removedKeys(): SetValue {
    return new HashedSet(this.before.keys().filter((key) => !this.after.has(key)));
  }

  changedKeys(): SetValue {
    return new HashedSet(this.after.keys().filter((key) => this.before.has(key) && !this.same(key)));
  }

  unchangedKeys(): SetValue {
    return new HashedSet(this.after.keys().filter((key) => this.before.has(key) && this.same(key)));
  }

  affectedKeys(): SetValue {
    const { after, before } = this;
    return new HashedSet([
      ...after.keys().filter((key) => !before.has(key) || !this.same(key)),
      ...before.keys().filter((key) => !after.has(key)),
    ]);
  }

  private same(key: string): boolean {
    return identical(this.after.get(key) ?? null, this.before.get(key) ?? null);
  }
}
