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
 * A part of an app that is fetched when it is first shown, and again when that failed: a lazy component that was rejected stays so for ever.
 * @param failure shown instead when it can't be had; what the part itself throws goes on to the boundary above
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
  // Kept beside the component, so that a part which has come once is there at once.
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
/** A number for each attempt, so that a boundary begins anew with it. */
function keyOf(part: object): number {
  const key = keys.get(part) ?? (next += 1);
  keys.set(part, key);
  return key;
}
