import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { LazySheet, useLazySheet } from '../../../services/lazy-sheet';
import { IconButton } from '../../../ui/controls/button';
import { Outline } from '../../../ui/media/icon';
import layout from '../../../ui/theme/layout.module.css';
import type { ChatAccess } from '../chat/use-chat-access';
import { useDanmakuChoice } from './danmaku-choice';

const BUBBLE = 'M4 5.5h16v11h-6.5L10 20v-3.5H4zM7.5 9.3h6M9.5 12.7h7';
const STRUCK = `${BUBBLE}M3 3l18 18`;
const SLIDERS =
  'M4 7h8M17 7h3M4 17h3M12 17h8M14.5 4.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 0 0 0-4.6zM9.5 14.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 0 0 0-4.6z';

interface DanmakuButtonsProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly onSettings: () => void;
}

/** On and off by a tap, and the way to the rest; on a narrow phone that is in the sheet "more". */
function DanmakuButtons({ isOn, onToggle, onSettings }: DanmakuButtonsProps) {
  const t = useTranslations('danmaku');
  return (
    <>
      <IconButton label={t('label')} aria-pressed={isOn} onClick={onToggle}>
        <Outline path={isOn ? BUBBLE : STRUCK} />
      </IconButton>
      <span className={layout.spare}>
        <IconButton label={t('settings')} aria-haspopup="dialog" onClick={onSettings}>
          <Outline path={SLIDERS} />
        </IconButton>
      </span>
    </>
  );
}

const loadLayer = () => import('./danmaku');
const loadSettings = () => import('./danmaku-settings');

interface DanmakuOf {
  readonly layer: ReactNode;
  readonly buttons: ReactNode;
  /** Opens the sheet. */
  readonly open: () => void;
}

/** The layer over the picture, its buttons among the controls, and its sheet; each is fetched when it is first wanted. */
export function useDanmaku(access: ChatAccess): DanmakuOf {
  const [choice, change] = useDanmakuChoice();
  const lessMotion = useLessMotion();
  const { chat, isHidden } = access;
  const [isLost, setIsLost] = useState(false);
  const isOn = choice.isShown && !lessMotion && !isLost;
  const set: typeof change = (next) => {
    setIsLost(false);
    change(next);
  };
  const { open, sheet } = useLazySheet(loadSettings, ({ DanmakuSettings }, close) => (
    <DanmakuSettings {...{ choice, lessMotion }} onChange={set} onClose={close} />
  ));
  return {
    open,
    layer: isOn && chat !== undefined && (
      <LazySheet load={loadLayer} onClose={() => setIsLost(true)}>
        {({ Danmaku }) => <Danmaku {...{ chat, choice, isHidden }} />}
      </LazySheet>
    ),
    buttons: !access.isAbsent && (
      <>
        <DanmakuButtons
          isOn={isOn}
          onToggle={() => (lessMotion ? open() : set({ isShown: !isOn }))}
          onSettings={open}
        />
        {sheet}
      </>
    ),
  };
}

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True when the device asks for less motion. */
const useLessMotion = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
