import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../../../contract/room/chat';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { IconButton } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import type { OwnMessage } from '../chat-log';
import styles from './chat.module.css';

const PORTRAIT_PX = 28;

interface LineProps {
  readonly name: string;
  readonly portrait: string | undefined;
  readonly isMine: boolean;
  readonly time: string;
  readonly content: string;
  readonly end?: ReactNode;
  readonly below?: ReactNode;
}

/** A comment's pieces, made small (decisions.md, room chat). */
function Line({ name, portrait, isMine, time, content, end, below }: LineProps) {
  const t = useTranslations('chat');
  return (
    <li className={styles.row}>
      <Avatar name={name} src={portrait} size={PORTRAIT_PX} />
      <div className={styles.said}>
        <div className={styles.head}>
          <span className={cx(styles.name, text.ell)} title={name}>
            {name}
          </span>
          {isMine && <Badge tone="accent">{t('me')}</Badge>}
          <span className={cx(styles.time, text.num)}>{time}</span>
        </div>
        <p className={styles.text}>{content}</p>
        {below}
      </div>
      {end}
    </li>
  );
}

interface ChatRowProps {
  readonly message: ChatMessage;
  readonly isMine: boolean;
  readonly onReport: (message: ChatMessage) => void;
}

/** One message of the room; it renders once, however many follow. */
export const ChatRow = memo(function ChatRow({ message, isMine, onReport }: ChatRowProps) {
  const t = useTranslations('chat');
  const { clock } = useFormats();
  const { fileUrl } = useServices();
  const { nickName, headUrl, content, createDate } = message;
  const name = nickName === '' ? t('unnamed') : nickName;
  return (
    <Line
      name={name}
      portrait={headUrl && fileUrl(headUrl)}
      isMine={isMine}
      time={clock(createDate)}
      content={content}
      end={
        !isMine && (
          <IconButton label={t('actions', { name })} aria-haspopup="dialog" onClick={() => onReport(message)}>
            <PageIcon name="dots" size={16} />
          </IconButton>
        )
      }
    />
  );
});

interface OwnRowProps {
  readonly own: OwnMessage;
  readonly name: string;
  readonly portrait: string | undefined;
  readonly onAgain: (key: string) => void;
  readonly onDrop: (key: string) => void;
}

/** One's own message on its way, or one that did not arrive. */
export function OwnRow({ own, name, portrait, onAgain, onDrop }: OwnRowProps) {
  const t = useTranslations('chat');
  const hasFailed = own.state === 'failed';
  return (
    <Line
      name={name}
      portrait={portrait}
      isMine
      time={own.state === 'failed' ? '' : t(own.state)}
      content={own.content}
      below={
        hasFailed && (
          <div className={styles.failed} role="alert">
            {t('failed')}
            <button type="button" className={styles.act} onClick={() => onAgain(own.key)}>
              {t('again')}
            </button>
            <button type="button" className={styles.act} onClick={() => onDrop(own.key)}>
              {t('drop')}
            </button>
          </div>
        )
      }
    />
  );
}
