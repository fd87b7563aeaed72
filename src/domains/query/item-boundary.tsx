import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './state.module.css';

interface ItemBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

function ItemFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations();
  return (
    <p className={styles.item}>
      {t('state.itemFailed')}
      <button type="button" className={styles.again} onClick={onRetry}>
        {t('action.retry')}
      </button>
    </p>
  );
}

/** One item of a list that cannot be drawn leaves the others standing. */
export class ItemBoundary extends Component<ItemBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? (
      <ItemFailed onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}
