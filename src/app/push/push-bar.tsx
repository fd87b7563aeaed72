import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/media/icon';
import { Spinner } from '../../ui/media/spinner';
import hintBar from '../../ui/theme/hint-bar.module.css';
import layout from '../../ui/theme/layout.module.css';
import type { LazyPush } from './lazy-push';
import styles from './push-bar.module.css';

/** Tells of a push that does not come back (decisions.md, reconnecting): a line over the top of the page that moves nothing below it. */
export function PushBar({ push: { outage, resume } }: { readonly push: Pick<LazyPush, 'outage' | 'resume'> }) {
  const t = useTranslations();
  const { current } = useStore(outage);
  if (current.kind === 'none') return null;
  const isBusy = current.kind === 'retrying';
  return (
    <div className={styles.box}>
      <div className={cx(hintBar.bar, isBusy ? styles.mute : styles.warn)} role="status">
        {isBusy ? <Spinner small /> : <Icon name="wifi" size={18} />}
        <span className={layout.grow}>{isBusy ? t('state.reconnecting', current) : t('state.pushLost')}</span>
        {!isBusy && (
          <button type="button" className={hintBar.button} onClick={resume}>
            {t('action.reconnect')}
          </button>
        )}
      </div>
    </div>
  );
}
