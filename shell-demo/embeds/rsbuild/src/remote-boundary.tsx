import { Component, type ReactNode } from 'react';

/** What stands in the app's place when its remote does not answer: without it a dead remote takes the portal's page along. */
export class RemoteBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert">
        Sport info could not be loaded.{' '}
        <button type="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </p>
    );
  }
}
