import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../../../contract/room/chat';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import { Outline } from '../../../ui/media/icon';
import { Modal } from '../../../ui/overlays/modal';
import sheet from '../../../ui/overlays/modal.module.css';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './message-actions.module.css';

const PATHS = {
  mention: 'M12 8.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 0 0 0-7.2zM15.6 8.4V13c0 3.3 4.4 2.7 4.4-1a8 8 0 1 0-3.2 6.4',
  copy: 'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.5 8.5V6.5a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2',
  report: 'M6 20.5V4.5h11.5l-2.5 4 2.5 4H6',
  block: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM6 6l12 12',
} as const;

interface MessageActionsProps {
  readonly message: ChatMessage;
  readonly name: string;
  readonly isMine: boolean;
  readonly onMention: () => void;
  /** `from`: what was pressed. */
  readonly onCopy: (from: HTMLElement) => void;
  readonly onReport: () => void;
  /** Undefined where nobody is known who could be hidden. */
  readonly onBlock: (() => void) | undefined;
  readonly onClose: () => void;
}

export function MessageActions(props: MessageActionsProps) {
  const { message, name, isMine, onMention, onCopy, onReport, onBlock, onClose } = props;
  const t = useTranslations();
  const { clock } = useFormats();
  const { fileUrl } = useServices();
  const act = (kind: keyof typeof PATHS, run: (from: HTMLElement) => void, isGrave = false) => (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        run(currentTarget);
        onClose();
      }}
    >
      <span className={cx(styles.icon, isGrave && styles.grave)}>
        <Outline path={PATHS[kind]} />
      </span>
      {t(`chat.${kind}`)}
    </button>
  );
  return (
    <Modal onClose={onClose} label={t('chat.messageActions')}>
      <div className={sheet.sheet}>
        <div className={sheet.grip} />
        <div className={styles.quote}>
          <Avatar name={name} src={message.headUrl && fileUrl(message.headUrl)} size={36} />
          <div className={layout.grow}>
            <div className={styles.who}>
              <b className={styles.name}>{name}</b>
              <span className={cx(text.meta, text.num)}>{clock(message.createDate)}</span>
            </div>
            <p className={styles.said}>{message.content}</p>
          </div>
        </div>
        <div className={styles.acts}>
          {!isMine && act('mention', onMention)}
          {act('copy', onCopy)}
          {!isMine && act('report', onReport, true)}
          {!isMine && onBlock !== undefined && act('block', onBlock, true)}
        </div>
        <Button variant="quiet" size="lg" block onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </div>
    </Modal>
  );
}
