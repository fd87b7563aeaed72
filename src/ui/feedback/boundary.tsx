import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches what its children throw while rendering; the fallback offers a retry. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
