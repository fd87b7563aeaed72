import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { SwitchRow } from '../../../ui/controls/switch';
import { Sheet } from '../../../ui/overlays/sheet';
import text from '../../../ui/theme/text.module.css';
import { Setting, SettingOfFew } from '../setting/setting';
import { qualitiesOf, type StreamSource, soundOf } from './engines/source-order';
import { chosenQuality } from './playback/quality-choice';
import { PlayerIcon } from './player-icon';
import { SleepSetting } from './sleep-setting';
import { useSoundOnly } from './sound-cover';
import type { Player } from './use-player';

/** A kilobit a second, for ten minutes, in megabytes. */
const MB_IN_TEN_MINUTES = 0.075;

/** "About 110 MB in 10 minutes", where the room tells what a source takes. */
function useData() {
  const t = useTranslations('player');
  return (source: StreamSource | undefined) =>
    source?.kbps === undefined
      ? undefined
      : t('data', { mb: Math.max(1, Math.round(source.kbps * MB_IN_TEN_MINUTES)) });
}

interface SettingProps {
  readonly player: Player;
}

/** The quality of the picture: what the line has, or by itself. */
function QualitySetting({ player: { playback, state } }: SettingProps) {
  const t = useTranslations('player');
  const { storage } = useServices();
  const data = useData();
  const { lines = [], line, source, mode, quality } = state;
  const qualities = qualitiesOf(lines, line);
  if (qualities.length < 2) return null;
  const now = t(quality);
  const words = mode === 'auto' ? t('autoNow', { quality: now }) : now;
  return (
    <SettingOfFew
      icon={<PlayerIcon name="full" />}
      label={t('quality')}
      values={['auto', ...qualities]}
      value={mode}
      labelOf={(one) => t(one)}
      onSelect={(one) => {
        chosenQuality.change(storage, () => one);
        playback.choose({ mode: one });
      }}
      hint={[words, source?.quality === quality && data(source)].filter(Boolean).join(' · ')}
    />
  );
}

/** The sound without the picture: it saves data where the line has it by itself. */
function SoundSetting({ player }: SettingProps) {
  const t = useTranslations('player');
  const { isSound, turn } = useSoundOnly(player);
  const data = useData();
  const { lines = [], line } = player.state;
  const sound = soundOf(lines, line);
  return (
    <SwitchRow
      icon={<PlayerIcon name="volume" />}
      title={t('soundOnly')}
      about={sound === undefined ? t('soundHides') : [t('soundSaves'), data(sound)].filter(Boolean).join(' · ')}
      word={t(isSound ? 'on' : 'off')}
      isOn={isSound}
      onTurn={turn}
    />
  );
}

/** The way to a television, where the browser knows of one. */
function CastSetting({ player: { casting } }: SettingProps) {
  const t = useTranslations('player');
  const { isOffered, isOn, choose } = casting;
  if (!isOffered && !isOn) return null;
  return (
    <Setting
      icon={<PlayerIcon name="cast" />}
      label={t('cast')}
      end={
        <Button size="sm" variant="soft" onClick={choose}>
          {t(isOn ? 'stopCasting' : 'chooseTelevision')}
        </Button>
      }
    >
      <p className={text.meta}>{t('castingHint')}</p>
    </Setting>
  );
}

interface PlaybackSheetProps extends SettingProps {
  readonly onClose: () => void;
}

/** The settings of a room's video: its quality, with or without the picture, for how long, on which screen. */
export function PlaybackSheet({ player, onClose }: PlaybackSheetProps) {
  const t = useTranslations('player');
  return (
    <Sheet title={t('settings')} onClose={onClose}>
      <QualitySetting player={player} />
      <SoundSetting player={player} />
      <SleepSetting />
      <CastSetting player={player} />
    </Sheet>
  );
}
