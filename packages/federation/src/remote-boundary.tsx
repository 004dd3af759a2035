import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { RemoteName } from './contracts';
import { ErrorBoundary } from './error-boundary';
import type { RemoteLoader } from './loader';
import { isMissingChunk, RemoteFailure } from './remote-failure';

export interface FailureView {
  readonly remote: RemoteName;
  readonly error: Error;
  /** Loads or mounts the remote again. */
  readonly retry: () => void;
}

interface RemoteBoundaryProps {
  readonly remote: RemoteName;
  readonly load: RemoteLoader;
  /** Where the reader is: what failed at one place is tried anew at the next. */
  readonly place: string;
  /** Shown while the remote loads. */
  readonly skeleton: ReactNode;
  /** Shown when it can't be loaded or throws; the rest of the page stays alive. */
  readonly failure: (view: FailureView) => ReactNode;
}

/** A file that did not come is no fault of the remote where nothing comes: what it has goes on serving. */
const isLineDown = (error: unknown): boolean => isMissingChunk(error) && !navigator.onLine;

/**
 * One mounted remote is one unit of failure: loading, failing and retrying concern nobody else.
 */
export function RemoteBoundary({ remote, load, place, skeleton, failure }: RemoteBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const retry = () => {
    setFailedAt(null);
    setAttempt((count) => count + 1);
  };
  if (failedAt !== null && failedAt !== place) retry();
  // A rejected lazy component stays rejected for ever, so each attempt needs a new one.
  const App = useMemo<ComponentType>(() => lazyRemote(load, remote, attempt), [load, remote, attempt]);
  return (
    <ErrorBoundary
      key={`${remote}:${attempt}`}
      onError={(error) => {
        setFailedAt(place);
        // What could not be loaded has been forgotten already. What crashed is loaded anew: so are its own rejected lazy components.
        if (!(error instanceof RemoteFailure) && !isLineDown(error) && load.crashed(remote)) retry();
      }}
      fallback={(error) =>
        failure({
          remote,
          error,
          retry: () => {
            // The line is back: what was rejected meanwhile is loaded anew with the rest.
            if (isMissingChunk(error) && navigator.onLine) load.crashed(remote);
            retry();
          },
        })
      }
    >
      <Suspense fallback={skeleton}>
        <App />
      </Suspense>
    </ErrorBoundary>
  );
}

function lazyRemote(load: RemoteLoader, remote: RemoteName, _attempt: number): ComponentType {
  return lazy(async () => {
    const { default: App } = await load(remote);
    // React refuses a lazy component that is itself lazy, and what a remote's app is made of is the remote's affair.
    return { default: () => <App /> };
  });
}
