import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { LazySheet, useLazySheet } from '../../../services/lazy-sheet';
import type { ChatAccess } from '../chat/use-chat-access';
import { DanmakuButtons } from './danmaku-buttons';
import { useDanmakuChoice } from './danmaku-choice';

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
  const isStill = useStill();
  const { chat, blocked } = access;
  const [isLost, setIsLost] = useState(false);
  const isOn = choice.isShown && !isStill && !isLost;
  const set: typeof change = (next) => {
    setIsLost(false);
    change(next);
  };
  const { open, sheet } = useLazySheet(loadSettings, ({ DanmakuSettings }, close) => (
    <DanmakuSettings {...{ choice, isStill }} onChange={set} onClose={close} />
  ));
  return {
    open,
    layer: isOn && chat !== undefined && (
      <LazySheet load={loadLayer} onClose={() => setIsLost(true)}>
        {({ Danmaku }) => <Danmaku {...{ chat, choice, blocked }} />}
      </LazySheet>
    ),
    buttons: (
      <>
        <DanmakuButtons isOn={isOn} onToggle={() => (isStill ? open() : set({ isShown: !isOn }))} onSettings={open} />
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
const useStill = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
