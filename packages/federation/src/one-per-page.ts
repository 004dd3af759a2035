/**
 * What a page must have once although it may run two builds of the package that keeps it: an older remote brings its own copy of `ui` or `i18n`, and
 * both must say the same. The first copy that asks makes it, all others get the same.
 * @param name with a number that is raised when the shape changes: builds of different shapes then have one each. "ui.toasts.1"
 */
export function onePerPage<Value extends object>(name: string, make: () => Value): Value {
  const page = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`courtside.${name}`);
  page[key] ??= make();
  return page[key] as Value;
}
