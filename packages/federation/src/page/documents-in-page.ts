/**
 * Returns a document that the server wrote into the page because the page would request it first: `config.json`, the registry, the host's loads.
 * The text is data and no script, so no policy has to allow it. Each is returned once: a second caller wants fresh data and asks the server.
 * @param name id of the element, without its prefix
 * @returns undefined if the server wrote none, or no JSON
 */
export function takeDocument(name: string): unknown {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(`courtside-${name}`);
  element?.remove();
  return parsed(element);
}

/** Returns the document without marking it as used. */
export const documentInPage = (name: string): unknown =>
  typeof document === 'undefined' ? undefined : parsed(document.getElementById(`courtside-${name}`));

function parsed(element: Element | null): unknown {
  if (!element?.textContent) return undefined;
  try {
    return JSON.parse(element.textContent);
  } catch {
    return undefined;
  }
}
