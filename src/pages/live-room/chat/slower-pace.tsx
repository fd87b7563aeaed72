import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { SpeakingPace } from '../../../contract/comment/calls-speech';
import { Button } from '../../../ui/controls/button';
import layout from '../../../ui/theme/layout.module.css';
import styles from './chat.module.css';

/** Seconds a message; without a pace the server alone decides. */
const waitOf = (pace: SpeakingPace | undefined): number =>
  pace === undefined || pace.messages < 1 ? 0 : pace.seconds / pace.messages;

/** A pace that has become slower while somebody was in the room, until they have seen it; undefined otherwise. */
export function useSlowerPace(pace: SpeakingPace | undefined, isKnown: boolean) {
  const wait = waitOf(pace);
  const [seen, setSeen] = useState<number>();
  if (isKnown && (seen === undefined || wait < seen)) setSeen(wait);
  const isSlower = isKnown && seen !== undefined && wait > seen;
  return { slower: isSlower ? pace : undefined, onSeen: () => setSeen(wait) };
}

interface SlowerPaceProps {
  readonly pace: SpeakingPace;
  readonly onSeen: () => void;
}

/** Says that one may speak less often from now on. */
export function SlowerPace({ pace, onSeen }: SlowerPaceProps) {
  const t = useTranslations('chat');
  return (
    <div className={styles.slower} role="status">
      <span className={layout.grow}>{t('slower', { pace: t('pace', pace) })}</span>
      <Button size="sm" variant="soft" onClick={onSeen}>
        {t('gotIt')}
      </Button>
    </div>
  );
}
