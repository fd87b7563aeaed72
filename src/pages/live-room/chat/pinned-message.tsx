import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { watchedStore } from '../../../domains/room/watched-store';
import { useServices } from '../../../services/services';
import { IconButton } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './chat.module.css';

interface PinnedMessageProps {
  readonly hostId: string;
  readonly pinned: string;
}

/** The host's pinned words above the chat: whole the first time in a visit, then one line that opens again. */
export function PinnedMessage({ hostId, pinned }: PinnedMessageProps) {
  const t = useTranslations('chat');
  const watched = useServices().stores.get(watchedStore);
  const [isOpen, setIsOpen] = useState(() => watched.getState().pinned.get(hostId) !== pinned);
  useEffect(() => {
    watched.setState((before) => ({ pinned: new Map(before.pinned).set(hostId, pinned) }));
  }, [watched, hostId, pinned]);
  return (
    <aside className={styles.pinned} aria-label={t('notice')}>
      <p className={cx(!isOpen && text.ell)}>
        <span className={cx(styles.mark, styles.host)}>{t('host')}</span>
        {pinned}
      </p>
      <IconButton
        label={t(isOpen ? 'foldNotice' : 'showNotice')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <PageIcon name={isOpen ? 'up' : 'down'} size={16} />
      </IconButton>
    </aside>
  );
}
