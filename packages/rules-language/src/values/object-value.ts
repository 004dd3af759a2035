import { MapValue, type Value } from './value';

/** `request`, `resource` and what hangs below them: a map of fixed properties, each computed when first read. */
export class ObjectValue extends MapValue {
  private readonly known = new Map<string, Value>();

  /** @param label how messages call it: `request`, `resource` */
  constructor(
    readonly label: string,
    private readonly properties: Readonly<Record<string, () => Value>>,
  ) {
    super();
  }

  get size(): number {
    return this.keys().length;
  }

  keys(): string[] {
    return Object.keys(this.properties);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.properties, name);
  }

  get(name: string): Value | undefined {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    if (!this.has(name)) return undefined;
    const value = this.properties[name]?.() ?? null;
    this.known.set(name, value);
    return value;
  }
}
