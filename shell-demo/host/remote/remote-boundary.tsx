import { Component, type ReactNode } from 'react';
import styles from '../portal.module.css';
import { useTexts } from '../portal-texts';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Prepares the next try; the children are then made anew. */
  readonly onRetry: () => void;
}

/** Keeps a remote that cannot load, or that breaks, from taking the portal with it. */
export class RemoteBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <RemoteFailed error={error} onRetry={this.retry} />;
  }
}

function RemoteFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const texts = useTexts();
  return (
    <section className={styles['failed']} role="alert" data-testid="remote-failed">
      <h1 className={styles['pageTitle']}>{texts.failedTitle}</h1>
      <p>{texts.failedText}</p>
      <button type="button" className={styles['primary']} onClick={onRetry}>
        {texts.retry}
      </button>
      <details>
        <summary>{texts.details}</summary>
        <pre className={styles['trace']}>{error.message}</pre>
      </details>
    </section>
  );
}
