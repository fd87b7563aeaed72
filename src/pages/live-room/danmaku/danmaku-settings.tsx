import { type CSSProperties, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import { Segmented } from '../../../ui/controls/segmented';
import { SwitchRow } from '../../../ui/controls/switch';
import { cx } from '../../../ui/cx';
import { PitchArt } from '../../../ui/media/pitch-art';
import { Sheet } from '../../../ui/overlays/sheet';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './danmaku.module.css';
import { type DanmakuChoice, LEAST_OPACITY, MOST_OPACITY } from './danmaku-choice';
import { HiddenWordsSetting } from './hidden-words-setting';
import { DENSITIES } from './lanes';

const STEP = 10;

interface SettingsProps {
  readonly choice: DanmakuChoice;
  /** The device asks for less motion: nothing runs, whatever is chosen. */
  readonly lessMotion: boolean;
  readonly onChange: (some: Partial<DanmakuChoice>) => void;
  readonly onClose: () => void;
}

/** A few messages that stand still, as they would look. */
function Preview({ opacity }: Pick<DanmakuChoice, 'opacity'>) {
  const t = useTranslations('danmaku');
  const shots = [
    [0, 8, t('sample'), undefined],
    [1, 34, t('sampleMine'), styles.mine],
    [2, 16, t('sampleMore'), undefined],
  ] as const;
  return (
    <div className={styles.preview} aria-hidden="true">
      <PitchArt className={layout.cover} />
      <div className={styles.field} style={{ opacity: opacity / 100 }}>
        {shots.map(([lane, at, words, look]) => (
          <span
            key={lane}
            className={cx(styles.shot, look)}
            style={{ '--si-lane': lane, '--si-at': `${at}%` } as CSSProperties}
          >
            {words}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The messages over the video: on or off, opacity, number, and words that hide them. */
export function DanmakuSettings({ choice, lessMotion, onChange, onClose }: SettingsProps) {
  const t = useTranslations('danmaku');
  const { percent } = useFormats();
  const id = useId();
  const { isShown, opacity, density } = choice;
  const isOn = isShown && !lessMotion;
  return (
    <Sheet title={t('settings')} onClose={onClose}>
      <SwitchRow
        title={t('show')}
        about={t('lessMotion')}
        word={t(isOn ? 'on' : 'off')}
        isOn={isOn}
        isDisabled={lessMotion}
        onTurn={() => onChange({ isShown: !isShown })}
      />
      <div className={styles.setting}>
        <label className={styles.line} htmlFor={id}>
          {t('opacity')}
          <b className={cx(styles.value, text.num)}>{percent(opacity / 100)}</b>
        </label>
        <input
          id={id}
          className={styles.slider}
          style={
            { '--si-share': `${((opacity - LEAST_OPACITY) / (MOST_OPACITY - LEAST_OPACITY)) * 100}%` } as CSSProperties
          }
          type="range"
          min={LEAST_OPACITY}
          max={MOST_OPACITY}
          step={STEP}
          value={opacity}
          onChange={({ target }) => onChange({ opacity: Number(target.value) })}
        />
      </div>
      <div className={styles.setting}>
        <div className={styles.line}>
          {t('density')}
          <Segmented
            label={t('density')}
            segments={DENSITIES.map((value) => ({ value, label: t(value) }))}
            value={density}
            onSelect={(value) => onChange({ density: value })}
            panelId={`${id}hint`}
          />
        </div>
        <p id={`${id}hint`} className={text.meta} role="tabpanel" aria-label={t('density')}>
          {t(`${density}Hint`)}
        </p>
      </div>
      <Preview opacity={opacity} />
      <HiddenWordsSetting />
    </Sheet>
  );
}
