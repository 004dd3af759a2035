import type { Value } from './value';
import { valueKey } from './value-key';

/** A list to which values are added, and from which they are removed, each in constant time however long it is. */
export class ArrayEdit {
  /** Removed members leave a gap until the end. */
  private readonly members: (Value | null)[];
  private readonly places = new Map<string, number[]>();
  isChanged = false;

  constructor(values: readonly Value[]) {
    this.members = [...values];
    values.forEach((value, index) => this.place(valueKey(value), index));
  }

  append(values: readonly Value[]): void {
    for (const value of values) {
      const key = valueKey(value);
      if (this.places.has(key)) continue;
      this.isChanged = true;
      this.place(key, this.members.length);
      this.members.push(value);
    }
  }

  remove(values: readonly Value[]): void {
    for (const value of values) {
      const key = valueKey(value);
      for (const index of this.places.get(key) ?? []) this.members[index] = null;
      if (this.places.delete(key)) this.isChanged = true;
    }
  }

  get value(): Value {
    return { arrayValue: { values: this.members.filter((member) => member !== null) } };
  }

  private place(key: string, index: number): void {
    const known = this.places.get(key);
    if (known) known.push(index);
    else this.places.set(key, [index]);
  }
}
