import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { RemoteName } from '../builds/contracts';
import { ErrorBoundary } from './error-boundary';
import type { RemoteLoader } from '../loading/loader';
import { isMissingChunk, RemoteFailure } from '../registry/remote-failure';

export interface FailureView {
  readonly remote: RemoteName;
  readonly error: Error;
  /** Loads or mounts the remote again. */
  readonly retry: () => void;
}

interface RemoteBoundaryProps {
  readonly remote: RemoteName;
  readonly load: RemoteLoader;
  /** The address of the page. A new place retries what failed at the one before. */
  readonly place: string;
  /** Shown while the remote loads. */
  readonly skeleton: ReactNode;
  /** Rendered if it can't be loaded or throws; the rest of the page keeps working. */
  readonly failure: (view: FailureView) => ReactNode;
}

/** Whether a file failed to load without a connection. That is not the remote's fault: its loaded parts still work. */
const isLineDown = (error: unknown): boolean => isMissingChunk(error) && !navigator.onLine;

/** Renders one remote as one unit of failure: its loading, failing and retrying do not affect the rest of the page. */
export function RemoteBoundary({ remote, load, place, skeleton, failure }: RemoteBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const retry = () => {
    setFailedAt(null);
    setAttempt((count) => count + 1);
  };
  if (failedAt !== null && failedAt !== place) retry();
  // A rejected lazy component stays rejected forever, so each attempt needs a new one.
  const App = useMemo<ComponentType>(() => lazyRemote(load, remote, attempt), [load, remote, attempt]);
  return (
    <ErrorBoundary
      key={`${remote}:${attempt}`}
      onError={(error) => {
        setFailedAt(place);
        // The loader has forgotten failed downloads already. A crashed remote is loaded again, with its own rejected lazy components.
        if (!(error instanceof RemoteFailure) && !isLineDown(error) && load.crashed(remote)) retry();
      }}
      fallback={(error) =>
        failure({
          remote,
          error,
          retry: () => {
            // The connection is back: chunks that failed while it was lost are loaded again.
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
    // React does not accept a lazy component that is itself lazy, and a remote's app may be one.
    return { default: () => <App /> };
  });
}
