import { Component, lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { RemoteName } from './contracts';
import type { RemoteLoader } from './loader';

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
  // A rejected lazy component stays rejected for ever, so each attempt needs a new one.
  const App = useMemo<ComponentType>(() => lazyRemote(load, remote, attempt), [load, remote, attempt]);
  return (
    <ErrorBoundary
      key={`${remote}:${attempt}`}
      fallback={(error) => failure({ remote, error, retry: () => setAttempt((count) => count + 1) })}
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

interface ErrorBoundaryProps {
  readonly fallback: (error: Error) => ReactNode;
  readonly children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
