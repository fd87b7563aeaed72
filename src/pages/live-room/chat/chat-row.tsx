import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../../../contract/room/chat';
import { LANGUAGES } from '../../../contract/shell/languages';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './chat.module.css';
import type { OwnMessage } from './chat-log';
import { callsMe, type Piece, piecesOf } from './mentions';
import type { PressHandlers } from './use-press';

type Office = 'host' | 'mod' | 'me';

interface LineProps {
  readonly name: string;
  readonly office: Office | undefined;
  readonly pieces: readonly Piece[];
  /** Behind the words: how far one's own message is. */
  readonly state?: ReactNode;
}

/** Mark, name and words on one line that breaks where it must (decisions.md, room chat). */
function Line({ name, office, pieces, state }: LineProps) {
  const t = useTranslations('chat');
  // A full-width colon brings its own room.
  const isSpaced = LANGUAGES[useLocale()].writing === 'letters';
  return (
    <>
      {office !== undefined && <span className={cx(styles.mark, styles[office])}>{t(office)}</span>}
      <b className={styles.name}>{t('speaker', { name })}</b>
      {isSpaced && ' '}
      <bdi>
        {pieces.map(({ text: said, name: called }, index) =>
          called === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a message never change
            <Fragment key={index}>{said}</Fragment>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={index} className={text.accent}>
              {said}
            </span>
          ),
        )}
      </bdi>
      {state}
    </>
  );
}

interface ChatRowProps {
  readonly message: ChatMessage;
  readonly isMine: boolean;
  /** The member's name, to tell who is called; "" for a visitor. */
  readonly me: string;
  readonly press: PressHandlers;
}

/** One message of the room; a tap opens what can be done with it, a long press copies it; arrows reach it. It renders once. */
export const ChatRow = memo(function ChatRow({ message, isMine, me, press }: ChatRowProps) {
  const t = useTranslations('chat');
  const { id, nickName, content, role } = message;
  const pieces = useMemo(() => piecesOf(content), [content]);
  return (
    <li>
      <button
        type="button"
        className={cx(styles.row, callsMe(pieces, me) && styles.calls)}
        aria-haspopup="dialog"
        tabIndex={-1}
        data-message={id}
        {...press}
      >
        <Line name={nickName === '' ? t('unnamed') : nickName} office={isMine ? 'me' : role} pieces={pieces} />
      </button>
    </li>
  );
});

interface OwnRowProps {
  readonly own: OwnMessage;
  readonly name: string;
  readonly onAgain: (key: string) => void;
  readonly onDrop: (key: string) => void;
}

/** One's own message on its way, or one that did not arrive. */
export function OwnRow({ own, name, onAgain, onDrop }: OwnRowProps) {
  const t = useTranslations('chat');
  const { key, content, state } = own;
  return (
    <li className={styles.row}>
      <Line
        name={name}
        office="me"
        pieces={piecesOf(content)}
        state={state !== 'failed' && <span className={styles.state}>{t(state)}</span>}
      />
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          {t('failed')}
          <button type="button" className={styles.act} onClick={() => onAgain(key)}>
            {t('again')}
          </button>
          <button type="button" className={styles.act} onClick={() => onDrop(key)}>
            {t('drop')}
          </button>
        </div>
      )}
    </li>
  );
}
