import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../../../contract/room/chat';
import { useServices } from '../../../services/services';
import layout from '../../../ui/theme/layout.module.css';
import { onSaid, type RoomChat } from '../chat/room-chat';
import styles from './danmaku.module.css';
import { type DanmakuChoice, fieldStyle } from './danmaku-choice';
import { createDanmakuRun, type DanmakuRun, type Shot } from './danmaku-run';
import { laneCount, SIZE_PX } from './lanes';

/** A message as it crosses the picture; `me`: the member's uid, "" for a visitor. */
export function shotOf({ uid, role, content: text }: ChatMessage, me: string): Shot {
  if (role === 'host') return { text, kind: 'host' };
  return { text, kind: me !== '' && uid === me ? 'mine' : 'plain' };
}

/** Below the bar over the picture's upper edge, and above the one over its lower edge. CSS px. */
const ABOVE_PX = 48;
const BELOW_PX = 44;

interface DanmakuProps {
  readonly chat: RoomChat;
  readonly choice: DanmakuChoice;
  readonly isHidden: (message: ChatMessage) => boolean;
}

/** Chat messages run over the room's picture. The chat is the text: nothing of this is read aloud or touched. */
export function Danmaku({ chat, choice, isHidden }: DanmakuProps) {
  const t = useTranslations('chat');
  const { session, visibility } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const run = useRef<DanmakuRun>(undefined);
  const hidden = useRef(isHidden);
  useEffect(() => {
    hidden.current = isHidden;
  }, [isHidden]);
  const { density, area, size, opacity } = choice;
  const host = t('host');

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const kinds = { plain: undefined, mine: styles.mine, host: styles.host };
    const made = createDanmakuRun(element, { shot: styles.shot, kinds, mark: styles.mark, host }, () =>
      performance.now(),
    );
    run.current = made;
    const leave = onSaid(chat, (said) => {
      // Nobody sees a hidden page, and it would all come at once.
      if (!visibility.isVisible()) return;
      const me = session.getState().uid;
      for (const message of said) if (!hidden.current(message)) made.show(shotOf(message, me));
    });
    return () => {
      leave();
      made.stop();
    };
  }, [chat, session, visibility, host]);

  // biome-ignore lint/correctness/useExhaustiveDependencies(chat): another run has no lanes yet
  // biome-ignore lint/correctness/useExhaustiveDependencies(host): as above
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const lanes = laneCount({ density, area, size }, { width, height, above: ABOVE_PX, below: BELOW_PX });
      run.current?.setLanes(lanes, width, SIZE_PX[size].lane);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [density, area, size, chat, host]);

  return (
    <div className={styles.field} style={fieldStyle({ opacity, size })} aria-hidden="true">
      <div ref={box} className={layout.cover} />
    </div>
  );
}
