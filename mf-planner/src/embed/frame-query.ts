import { attributes, planAttributes } from './attributes';

const shellNames: Readonly<Record<string, string>> = planAttributes;

/**
 * The element's attributes that the address of the iframe page carries. Both the attributes' names (`game-length`) and
 * those of a shared link of our own planner page (`length`, `swiss`) are understood.
 */
export function attributesFromQuery(query: URLSearchParams): ReadonlyArray<readonly [string, string]> {
  const found = new Map<string, string>();
  for (const [name, value] of query) {
    const attribute = shellNames[name] ?? name;
    if (attributes.some((known) => known === attribute)) found.set(attribute, value);
  }
  return [...found];
}
