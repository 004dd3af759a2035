import findMyWay from 'find-my-way';
import type { Handler, Route } from './api';

export interface Match {
  handler: Handler;
  params: Readonly<Record<string, string>>;
}

export interface Router {
  /** The handler of a request and its path's parameters; null if there is none. */
  find(method: string, path: string): Match | null;
}

/** Finds the handler of a request by method and path. */
export function createRouter(routes: readonly Route[]): Router {
  // An object's name is one parameter: at most 1024 bytes, each written as three characters.
  const table = findMyWay({ maxParamLength: 4096, caseSensitive: true });
  for (const route of routes) {
    table.on(route.method, route.path, () => undefined, { handler: route.handler });
  }
  return {
    find(method, path) {
      const found = table.find(method as findMyWay.HTTPMethod, path);
      if (found === null) return null;
      const params: Record<string, string> = {};
      for (const [name, value] of Object.entries(found.params)) params[name] = value ?? '';
      return { handler: (found.store as { handler: Handler }).handler, params };
    },
  };
}
