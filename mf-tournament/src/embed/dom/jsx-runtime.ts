// The result of JSX here instead of React's: descriptions of elements. The content is read-only, so there is no state and there are no
// events.

export interface Described {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Drawn[];
}
export type Drawn = Described | string;

type Component = (props: Readonly<Record<string, unknown>>) => unknown;

/** Returns the children of JSX as a flat list: nested lists, texts, and empty values. */
export function toDrawn(value: unknown): Drawn[] {
  if (Array.isArray(value)) return value.flatMap(toDrawn);
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  return [typeof value === 'object' ? (value as Described) : String(value as string | number)];
}

export function jsx(type: string | Component, { children, ...props }: Readonly<Record<string, unknown>>): Described | unknown {
  return typeof type === 'function' ? type({ ...props, children }) : { type, props, children: toDrawn(children) };
}
export const jsxs = jsx;
export const Fragment = ({ children }: { readonly children?: unknown }): unknown => children;
