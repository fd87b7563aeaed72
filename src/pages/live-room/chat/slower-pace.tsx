import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import type { SpeakingPace } from '../../../contract/comment/calls-speech';
import { watchedStore } from '../../../domains/room/watched-store';
import { useMember } from '../../../domains/session/use-member';
import type { useCommentGate } from '../../../domains/writing/use-comment-gate';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { Button } from '../../../ui/controls/button';
import layout from '../../../ui/theme/layout.module.css';
import styles from './chat.module.css';

/** Seconds a message; without a pace the server alone decides. */
const waitOf = (pace: SpeakingPace | undefined): number =>
  pace === undefined || pace.messages < 1 ? 0 : pace.seconds / pace.messages;

interface SlowerPaceProps {
  readonly gate: Pick<ReturnType<typeof useCommentGate>, 'pace' | 'isKnown'>;
}

/** Says that one may speak less often than before in this visit, until that was seen. */
export function SlowerPace({ gate: { pace, isKnown } }: SlowerPaceProps) {
  const t = useTranslations('chat');
  const uid = useMember();
  const watched = useServices().stores.get(watchedStore);
  const known = useStore(watchedStore, (state) => state.pace);
  const wait = waitOf(pace);
  const seen = known?.uid === uid ? known.wait : undefined;
  const isNew = isKnown && (seen === undefined || wait < seen);
  useEffect(() => {
    if (isNew) watched.setState({ pace: { uid, wait } });
  }, [watched, isNew, uid, wait]);
  const isSlower = isKnown && seen !== undefined && wait > seen;
  return (
    <div role="status">
      {isSlower && pace !== undefined && (
        <div className={styles.slower}>
          <span className={layout.grow}>{t('slower', { pace: t('pace', pace) })}</span>
          <Button size="sm" variant="soft" onClick={() => watched.setState({ pace: { uid, wait } })}>
            {t('gotIt')}
          </Button>
        </div>
      )}
    </div>
  );
}
