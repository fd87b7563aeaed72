import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/button';
import styles from '../feedback/state.module.css';
import { useBusy } from '../feedback/use-busy';

interface ListEndProps {
  readonly state: 'loading' | 'failed' | 'end' | 'idle';
  readonly onRetry: () => void;
}

/** The line below a list that grows: more is coming, did not come, or there is none. */
export function ListEnd({ state, onRetry }: ListEndProps) {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  useBusy(box, state === 'loading');
  return (
    <div ref={box} className={styles.end} role="status">
      {state === 'loading' && t('state.loadingMore')}
      {state === 'end' && t('state.end')}
      {state === 'failed' && (
        <>
          {t('error.title')}
          <Button variant="soft" size="sm" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
