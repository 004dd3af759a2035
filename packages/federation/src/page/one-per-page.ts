/**
 * Returns an object that exists once in a page, even if the page runs two builds of the package that defines it: an older remote brings its own
 * copy of `ui` or `i18n`, and both must share state. The first caller creates it.
 * @param name with a number to raise when the shape changes, so that builds of different shapes have separate objects: "ui.toasts.1"
 */
export function onePerPage<Value extends object>(name: string, make: () => Value): Value {
  const page = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`courtside.${name}`);
  page[key] ??= make();
  return page[key] as Value;
}
