import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/button';
import { Modal } from './modal';
import styles from './modal.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text?: string;
  readonly confirm: string;
  /** Instead of "Cancel". */
  readonly cancel?: string;
  /** Something is lost: the safe button gets the focus. */
  readonly isDestructive?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Below the answers. */
  readonly children?: ReactNode;
}

/** A question with two answers. Mounted means open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel, isDestructive = false, onConfirm, onCancel, children } = props;
  const t = useTranslations('action');
  const id = useId();
  return (
    <Modal onClose={onCancel} labelledBy={id} isAlert>
      <div className={styles.dialog}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        <div className={styles.acts}>
          <Button variant="quiet" onClick={onCancel} data-autofocus={isDestructive ? '' : undefined}>
            {cancel ?? t('cancel')}
          </Button>
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            onClick={onConfirm}
            data-autofocus={isDestructive ? undefined : ''}
          >
            {confirm}
          </Button>
        </div>
        {children}
      </div>
    </Modal>
  );
}
