import { type ReactNode, useState } from 'react';
import { useChunk } from '../../../services/use-chunk';
import type { RoomTalk } from '../chat/use-talk';
import { DanmakuButtons } from './danmaku-buttons';
import { useDanmakuChoice } from './danmaku-choice';
import { useStill } from './use-still';

const loadLayer = () => import('./danmaku');
const loadSettings = () => import('./danmaku-settings');

/** The layer over the picture, its buttons among the controls, and its sheet; each is fetched when it is first wanted. */
export function useDanmaku(talk: RoomTalk): { readonly layer: ReactNode; readonly buttons: ReactNode } {
  const [choice, change] = useDanmakuChoice();
  const isStill = useStill();
  const [isOpen, setIsOpen] = useState(false);
  const { chat, blocked } = talk;
  const isOn = choice.isShown && !isStill;
  const { part: layer } = useChunk(loadLayer, isOn && chat !== undefined);
  const { part: settings } = useChunk(loadSettings, isOpen);
  return {
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
