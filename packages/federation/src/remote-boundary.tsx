import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { RemoteName } from './contracts';
import { ErrorBoundary } from './error-boundary';
import type { RemoteLoader } from './loader';
import { RemoteFailure } from './remote-failure';

export interface FailureView {
  readonly remote: RemoteName;
  readonly error: Error;
  /** Loads or mounts the remote again. */
  readonly retry: () => void;
}

interface RemoteBoundaryProps {
  readonly remote: RemoteName;
  readonly load: RemoteLoader;
  /** Shown while the remote loads. */
  readonly skeleton: ReactNode;
  /** Shown when it can't be loaded or throws; the rest of the page stays alive. */
  readonly failure: (view: FailureView) => ReactNode;
}

/**
 * One mounted remote is one unit of failure: loading, failing and retrying concern nobody else.
 */
export function RemoteBoundary({ remote, load, skeleton, failure }: RemoteBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  // A rejected lazy component stays rejected for ever, so each attempt needs a new one.
  const App = useMemo<ComponentType>(() => lazyRemote(load, remote, attempt), [load, remote, attempt]);
  return (
    <ErrorBoundary
      key={`${remote}:${attempt}`}
      onError={(error) => {
        // What could not be loaded has been forgotten already. What crashed is loaded anew: so are its own rejected lazy components.
        if (!(error instanceof RemoteFailure) && load.crashed(remote)) retry();
      }}
      fallback={(error) => failure({ remote, error, retry })}
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
