import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly fault?: { readonly error: unknown } | undefined;
}

/** Catches what its children throw while rendering; the fallback offers a retry. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  retry = () => this.setState({ fault: undefined });

  override render() {
    const { fault } = this.state;
    return fault === undefined ? this.props.children : this.props.fallback(this.retry, fault.error);
  }
}
