import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: (error: Error) => ReactNode;
  readonly onError?: (error: unknown) => void;
  /** Whether this boundary handles an error; the one above handles others. Default: all. */
  readonly isOurs?: (error: unknown) => boolean;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (this.props.isOurs?.(error) === false) throw error;
    return this.props.fallback(error);
  }
}
