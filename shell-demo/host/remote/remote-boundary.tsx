import { Component, type ReactNode } from 'react';
import styles from '../portal.module.css';
import { useTexts } from '../portal-texts';

type Props = { readonly children: ReactNode; readonly onRetry: () => void };

/** Keeps a remote that cannot load, or that breaks, from taking the portal with it. `onRetry` prepares the next try. */
export class RemoteBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <RemoteFailed why={String(error)} onRetry={this.retry} />;
  }
}

function RemoteFailed({ why, onRetry }: { readonly why: string; readonly onRetry: () => void }) {
  const texts = useTexts();
  return (
    <section className={styles['page']} role="alert" data-testid="remote-failed">
      <h1 className={styles['pageTitle']}>{texts.failedTitle}</h1>
      <p>{texts.failedText}</p>
      <button type="button" className={styles['chip']} onClick={onRetry}>
        {texts.retry}
      </button>
      <details>
        <summary>{texts.details}</summary>
        <p className={styles['soft']}>{why}</p>
      </details>
    </section>
  );
}
