import { attributes, names, type ElementName } from './names';

/** Returns the element for the address of the iframe page, `?show=standings&tournament=…`, with its attributes. */
export function elementFromQuery(query: URLSearchParams): { readonly name: ElementName; readonly values: ReadonlyMap<string, string> } {
  const asked = query.get('show') ?? '';
  const known: readonly string[] = attributes;
  return {
    name: names.find((name) => name === asked) ?? (query.has('tournament') ? 'now' : 'tournaments'),
    values: new Map([...query].filter(([name]) => known.includes(name))),
  };
}
