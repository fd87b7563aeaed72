import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import { RadioChips } from '../../../ui/controls/radio-chips';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import { Setting } from '../setting/setting';
import { useSleep } from './playback/sleep-store';
import { PlayerIcon } from './player-icon';
import { useSleepLeft } from './sleep-left';

const MINUTES = [15, 30, 60] as const;
const OFF = 'off';
const MATCH = 'match';

/** Pauses the picture after some minutes, or when the match is over. */
export function SleepSetting() {
  const t = useTranslations('player.sleep');
  const { clock } = useFormats();
  const { choice, until, set } = useSleep();
  const left = useSleepLeft();
  const choices = [
    { value: OFF, label: t('off') },
    ...MINUTES.map((minutes) => ({ value: String(minutes), label: t('minutes', { minutes }) })),
    { value: MATCH, label: t('match') },
  ];
  const select = (value: string) => set(value === OFF ? undefined : value === MATCH ? value : Number(value));
  return (
    <Setting icon={<PlayerIcon name="moon" />} label={t('title')} end={<span className={text.meta}>{t('note')}</span>}>
      <RadioChips label={t('title')} choices={choices} value={String(choice ?? OFF)} onSelect={select} />
      {left !== undefined && (
        <p className={cx(text.meta, text.num)}>
          {t('left', { left })} · {clock(until)}
        </p>
      )}
      {choice === MATCH && <p className={text.meta}>{t('afterMatch')}</p>}
    </Setting>
  );
}
