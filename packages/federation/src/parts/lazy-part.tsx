import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

/** The files of a part could not be had. */
class PartFailure extends Error {
  constructor(options: ErrorOptions) {
    super('A part of the app could not be loaded', options);
    this.name = 'PartFailure';
  }
}

/**
 * A part of an app that loads when it is first rendered, and again after a failure: React never retries a lazy component that was rejected.
 * @param failure rendered if the part can't be loaded; errors of the part itself go to the boundary above
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  failure: (retry: () => void, props: Props) => ReactNode,
): ComponentType<Props> {
  const fetched = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new PartFailure({ cause });
      }),
    );
  // Stored next to the component, so that a part that was loaded once renders immediately.
  const latest = { Part: fetched() };
  return function LazyPart(props: Props) {
    const [{ Part }, setPart] = useState(latest);
    const retry = () => {
      latest.Part = fetched();
      setPart({ ...latest });
    };
    return (
      <ErrorBoundary key={keyOf(Part)} isOurs={(error) => error instanceof PartFailure} fallback={() => failure(retry, props)}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}

const keys = new WeakMap<object, number>();
let next = 0;
/** Returns a number for each attempt, so that a boundary resets with it. */
function keyOf(part: object): number {
  const key = keys.get(part) ?? (next += 1);
  keys.set(part, key);
  return key;
}
