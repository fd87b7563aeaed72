import { useTranslations } from 'use-intl/react';
import type { SafeStorage } from '../../../session/safe-storage';
import { ChoiceList } from './choice-list';
import { qualitiesOf } from './engines/source-order';
import type { Playback, PlaybackState } from './playback/playback';
import { chosenQuality } from './playback/quality-choice';
import type { MenuKind } from './player-controls';

interface PlayerMenuProps {
  readonly kind: MenuKind;
  readonly playback: Playback;
  readonly state: PlaybackState;
  readonly storage: SafeStorage;
  readonly onClose: () => void;
}

/** The lines of a room, or the qualities of the line. */
export function PlayerMenu({ kind, playback, state, storage, onClose }: PlayerMenuProps) {
  const t = useTranslations('player');
  const { lines = [], line: current, source, quality: wished } = state;
  if (kind === 'line') {
    const choices = lines.map(({ line }) => ({
      value: String(line),
      label: t('line', { line }),
      // A line that has failed may be asked for again.
      isChosen: line === current && state.phase !== 'failed',
      choose: () => playback.choose({ line }),
    }));
    return <ChoiceList title={t('chooseLine')} choices={choices} onClose={onClose} />;
  }
  const choices = qualitiesOf(lines, current).map((quality) => ({
    value: quality,
    label: t(quality),
    isChosen: quality === (source?.quality ?? wished),
    choose: () => {
      chosenQuality.change(storage, () => quality);
      playback.choose({ quality });
    },
  }));
  return <ChoiceList title={t('chooseQuality')} choices={choices} onClose={onClose} />;
}
