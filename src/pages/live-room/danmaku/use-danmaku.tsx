import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useChunk } from '../../../services/use-chunk';
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
  const [isOpen, setIsOpen] = useState(false);
  const { chat, blocked } = access;
  const isOn = choice.isShown && !isStill;
  const { part: layer } = useChunk(loadLayer, isOn && chat !== undefined);
  const { part: settings } = useChunk(loadSettings, isOpen);
  return {
    open: () => setIsOpen(true),
    layer: isOn && chat !== undefined && layer !== undefined && <layer.Danmaku {...{ chat, choice, blocked }} />,
    buttons: (
      <>
        <DanmakuButtons
          isOn={isOn}
          onToggle={() => (isStill ? setIsOpen(true) : change({ isShown: !choice.isShown }))}
          onSettings={() => setIsOpen(true)}
        />
        {isOpen && settings !== undefined && (
          <settings.DanmakuSettings
            choice={choice}
            isStill={isStill}
            onChange={change}
            onClose={() => setIsOpen(false)}
          />
        )}
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
