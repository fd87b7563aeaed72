import { useTranslations } from 'use-intl/react';
import { IconButton } from '../../../ui/controls/button';
import { Outline } from '../../../ui/media/icon';
import layout from '../../../ui/theme/layout.module.css';

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
export function DanmakuButtons({ isOn, onToggle, onSettings }: DanmakuButtonsProps) {
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
