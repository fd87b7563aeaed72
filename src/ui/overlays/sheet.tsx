import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { IconButton } from '../controls/button';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import { Modal } from './modal';
import styles from './modal.module.css';

interface SheetProps {
  readonly title: string;
  /** As high as it may be, whatever it holds: its tabs stay where they are. */
  readonly isTall?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel that comes up from the lower edge. Mounted means open. */
export function Sheet({ title, isTall = false, onClose, children }: SheetProps) {
  const t = useTranslations('action');
  const id = useId();
  return (
    <Modal onClose={onClose} labelledBy={id}>
      <div className={cx(styles.sheet, isTall && styles.tall)}>
        <div className={styles.grip} />
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children}
      </div>
    </Modal>
  );
}
