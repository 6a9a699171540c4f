import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  children: ReactNode;
  fallback: ReactNode;
  onError: (error: unknown) => void;
  /** Another value renders the children again. */
  resetKey: string;
  /** Whether the children count as broken without an error here, as in a session that is looked at. */
  isBroken?: boolean;
};

/**
 * Renders `fallback` in place of children that throw, until `resetKey` changes. It is a class because
 * React offers error boundaries to classes only.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: this.props.isBroken ?? false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    const isReset = before.resetKey !== this.props.resetKey;
    if (isReset && this.state.hasError) this.setState({ hasError: false });
  }

  override render() {
    const { isBroken, fallback, children } = this.props;
    return this.state.hasError || isBroken ? fallback : children;
  }
}
