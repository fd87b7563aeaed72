import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import * as v from 'valibot';
import { defineKept } from '../../../services/kept';
import { useServices } from '../../../services/services';
import { IconButton } from '../../../ui/controls/button';
import { useRovingFocus } from '../../../ui/controls/roving-focus';
import { Outline } from '../../../ui/media/icon';
import text from '../../../ui/theme/text.module.css';
import styles from './emoji-panel.module.css';

/** Native characters, nothing to fetch; by what one looks for. */
const EMOJI = {
  faces: ['😀', '😂', '🤣', '😊', '😍', '😎', '🤔', '😭', '😡', '🥳', '😴', '🙈', '😅', '😮', '😱', '🤯'],
  hands: ['👍', '👎', '👏', '🙌', '💪', '🤝', '🙏', '✌️', '👌', '🫡', '❤️', '💔', '🔥', '💯', '🎉', '💰'],
  pitch: ['⚽', '🏀', '🥅', '🏆', '🥇', '🧤', '🟨', '🟥', '⏱️', '📣', '🏟️', '👟', '🚩', '🎯', '🐐', '🍀'],
} as const;

const EMOJI_GROUPS = ['recent', 'faces', 'hands', 'pitch'] as const;
type EmojiGroup = (typeof EMOJI_GROUPS)[number];

/** Two rows of a narrow phone. */
const MOST_RECENT = 14;
const KNOWN: ReadonlySet<string> = new Set(Object.values(EMOJI).flat());

/** The last used on this device, the newest first. What is not ours is dropped. */
export const recentEmoji = defineKept(
  'emoji',
  v.pipe(
    v.array(v.string()),
    v.transform((all): readonly string[] => [...new Set(all)].filter((one) => KNOWN.has(one)).slice(0, MOST_RECENT)),
  ),
  [],
  'device',
);

/** With one that has just been used in front. */
export const withRecent = (recent: readonly string[], used: string): readonly string[] =>
  [used, ...recent.filter((one) => one !== used)].slice(0, MOST_RECENT);

const KEYBOARD =
  'M5 6.5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 10.5v.1M10.3 10.5v.1M13.7 10.5v.1M17 10.5v.1M8 14h8';

interface EmojiPanelProps {
  readonly onPick: (emoji: string) => void;
  readonly onClose: () => void;
  /** Back to the letters. */
  readonly onKeyboard: () => void;
}

/** Native characters in the keyboard's place; what was used last is kept on the device. */
export function EmojiPanel({ onPick, onClose, onKeyboard }: EmojiPanelProps) {
  const t = useTranslations('emoji');
  const { storage } = useServices();
  const [recent, setRecent] = useState(() => recentEmoji.read(storage));
  const [group, setGroup] = useState<EmojiGroup>(recent.length > 0 ? 'recent' : 'faces');
  const { list, onKeyDown } = useRovingFocus({ values: EMOJI_GROUPS, onSelect: setGroup });
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const { activeElement } = document;
    // A field keeps the focus, and the caret with it.
    if (activeElement?.getAttribute('aria-expanded') !== 'true') return;
    opener.current = activeElement;
    panel.current?.querySelector('button')?.focus();
  }, []);
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A sheet around it stays.
    event.preventDefault();
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const pick = (emoji: string) => {
    const next = recentEmoji.change(storage, (stored) => withRecent(stored, emoji));
    // The row that is looked at does not move under the finger.
    if (group !== 'recent') setRecent(next);
    onPick(emoji);
  };
  const shown = group === 'recent' ? recent : EMOJI[group];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons inside pass here
    <div ref={panel} className={styles.panel} onKeyDown={onEscape}>
      <div id={id} className={styles.grid} role="tabpanel" aria-label={t(group)}>
        {shown.map((emoji) => (
          <button key={emoji} type="button" aria-label={t('of', { emoji })} onClick={() => pick(emoji)}>
            {emoji}
          </button>
        ))}
        {shown.length === 0 && <p className={text.meta}>{t('none')}</p>}
      </div>
      <div className={styles.foot}>
        <div ref={list} className={styles.groups} role="tablist" aria-label={t('groups')}>
          {EMOJI_GROUPS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              className={styles.group}
              aria-selected={one === group}
              aria-controls={id}
              tabIndex={one === group ? 0 : -1}
              onClick={() => setGroup(one)}
              onKeyDown={onKeyDown}
            >
              {t(one)}
            </button>
          ))}
        </div>
        <IconButton label={t('keyboard')} onClick={onKeyboard}>
          <Outline path={KEYBOARD} />
        </IconButton>
      </div>
    </div>
  );
}
