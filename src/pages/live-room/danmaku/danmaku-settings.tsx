import { type CSSProperties, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { BlockedRow, BlockedSheet } from '../../../domains/moderation/blocked-sheet';
import { useFormats } from '../../../i18n/use-formats';
import { SwitchRow } from '../../../ui/controls/switch';
import { cx } from '../../../ui/cx';
import { PitchArt } from '../../../ui/media/pitch-art';
import { Sheet } from '../../../ui/overlays/sheet';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { Setting, SettingOfFew } from '../setting/setting';
import styles from './danmaku.module.css';
import { type DanmakuChoice, fieldStyle, LEAST_OPACITY, MOST_OPACITY } from './danmaku-choice';
import { HiddenWordsSetting } from './hidden-words-setting';
import { AREAS, DENSITIES, SIZE_PX, SIZES } from './lanes';

const STEP = 10;

interface SettingsProps {
  readonly choice: DanmakuChoice;
  /** The device asks for less motion: nothing runs, whatever is chosen. */
  readonly lessMotion: boolean;
  readonly onChange: (some: Partial<DanmakuChoice>) => void;
  readonly onClose: () => void;
}

/** Lines of the sample in each area. */
const SAMPLE_LANES = { full: 3, half: 2, top: 1 } as const;

/** A few messages that stand still, as they would look. */
function Preview({ opacity, size, area }: Pick<DanmakuChoice, 'opacity' | 'size' | 'area'>) {
  const t = useTranslations('danmaku');
  const shots = [
    [0, 8, t('sample'), undefined],
    [1, 34, t('sampleMine'), styles.mine],
    [2, 16, t('sampleMore'), undefined],
  ] as const;
  return (
    <div className={styles.preview} aria-hidden="true">
      <PitchArt className={layout.cover} />
      <div className={styles.field} style={fieldStyle({ opacity, size })}>
        {shots.slice(0, SAMPLE_LANES[area]).map(([lane, at, words, look]) => (
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

/** The messages over the video: on or off, opacity, number; words that hide them, and whom the member has blocked. */
export function DanmakuSettings({ choice, lessMotion, onChange, onClose }: SettingsProps) {
  const t = useTranslations('danmaku');
  const { percent } = useFormats();
  const id = useId();
  const { isShown, opacity, density, area, size } = choice;
  const isOn = isShown && !lessMotion;
  const [isListing, setIsListing] = useState<boolean>();
  if (isListing === true) return <BlockedSheet onClose={() => setIsListing(false)} />;
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
      <Setting
        label={t('opacity')}
        labelFor={id}
        end={<b className={cx(styles.value, text.num)}>{percent(opacity / 100)}</b>}
      >
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
      </Setting>
      <SettingOfFew
        label={t('density')}
        values={DENSITIES}
        value={density}
        labelOf={(one) => t(one)}
        onSelect={(one) => onChange({ density: one })}
        hint={t(`${density}Hint`)}
      />
      <SettingOfFew
        label={t('area')}
        values={AREAS}
        value={area}
        labelOf={(one) => t(`areaOf.${one}`)}
        onSelect={(one) => onChange({ area: one })}
        hint={t(`areaHint.${area}`)}
      />
      <SettingOfFew
        label={t('size')}
        values={SIZES}
        value={size}
        labelOf={(one) => t(`sizeOf.${one}`)}
        onSelect={(one) => onChange({ size: one })}
        hint={t('sizeHint', { size: SIZE_PX[size].words })}
      />
      <Preview {...{ opacity, size, area }} />
      <HiddenWordsSetting />
      <BlockedRow onOpen={() => setIsListing(true)} isLast={isListing === false} />
    </Sheet>
  );
}
