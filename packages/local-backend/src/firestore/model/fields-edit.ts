import { ArrayEdit } from './array-edit';
import { identical } from './identical';
import { arrayValues, mapFields, putField, type Fields, type Value } from './value';

class Level extends Map<string, Node> {}
type Node = Value | Level | ArrayEdit;

/** Fields that are changed at many places. A map is copied at its first change and rebuilt once, at the end; nothing is changed in place. */
export class FieldsEdit {
  private root: Level | null = null;
  private isChanged = false;

  constructor(private readonly before: Fields) {}

  get(path: readonly string[]): Value | undefined {
    let node: Node | undefined = this.root ?? { mapValue: { fields: this.before } };
    for (const segment of path) {
      if (node instanceof Level) node = node.get(segment);
      else if (node === undefined || node instanceof ArrayEdit) return undefined;
      else {
        const fields: Fields | null = 'mapValue' in node ? mapFields(node) : null;
        node = fields && Object.hasOwn(fields, segment) ? fields[segment] : undefined;
      }
    }
    return node && closed(node);
  }

  /** Sets a value at a path; undefined removes it. */
  set(path: readonly string[], value: Value | undefined): void {
    const last = path.at(-1);
    if (last === undefined || identical(this.get(path), value)) return;
    const level = this.levelOf(path);
    this.isChanged = true;
    if (value === undefined) level.delete(last);
    else level.set(last, value);
  }

  /** Returns the list at a path, to be changed; any other value counts as an empty list. */
  list(path: readonly string[]): ArrayEdit {
    const level = this.levelOf(path);
    const last = path.at(-1) ?? '';
    const known = level.get(last);
    if (known instanceof ArrayEdit) return known;
    const isList = known !== undefined && !(known instanceof Level) && 'arrayValue' in known;
    const list = new ArrayEdit(isList ? arrayValues(known) : []);
    if (!isList) this.isChanged = true;
    level.set(last, list);
    return list;
  }

  /** Returns the same object as before if nothing differs. */
  get fields(): Fields {
    return this.root && (this.isChanged || hasChangedList(this.root)) ? fieldsOf(this.root) : this.before;
  }

  /** Returns the map that contains the last segment; makes a missing one. */
  private levelOf(path: readonly string[]): Level {
    let level = (this.root ??= opened(this.before));
    for (const segment of path.slice(0, -1)) {
      const node = level.get(segment);
      if (node instanceof Level) {
        level = node;
        continue;
      }
      const isMap = node !== undefined && !(node instanceof ArrayEdit) && 'mapValue' in node;
      const inner = opened(isMap ? mapFields(node) : {});
      level.set(segment, inner);
      level = inner;
    }
    return level;
  }
}

function opened(fields: Fields): Level {
  const level = new Level();
  for (const name of Object.keys(fields)) level.set(name, fields[name] as Value);
  return level;
}

function fieldsOf(level: Level): Fields {
  const fields: Record<string, Value> = {};
  for (const [name, node] of level) putField(fields, name, closed(node));
  return fields;
}

function closed(node: Node): Value {
  if (node instanceof Level) return { mapValue: { fields: fieldsOf(node) } };
  return node instanceof ArrayEdit ? node.value : node;
}

function hasChangedList(level: Level): boolean {
  for (const node of level.values()) {
    if (node instanceof ArrayEdit ? node.isChanged : node instanceof Level && hasChangedList(node)) return true;
  }
  return false;
}
