/**
 * What the server wrote into the page because the page would ask for it first: `config.json`, the registry, what the host's build brings. The text is data
 * and no script, so no policy has to allow it. Each is given out once: who asks again has a reason to, and asks the server.
 * @param name id of the element, without its beginning
 * @returns undefined where the server wrote none, or no JSON
 */
export function takeDocument(name: string): unknown {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(`courtside-${name}`);
  element?.remove();
  return parsed(element);
}

/** The same, left where it is. */
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
