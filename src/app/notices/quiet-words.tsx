import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { useNoSpoilers } from '../../domains/match/spoilers/spoiler-store';
import { useServices } from '../../services/services';
import { Button, IconButton } from '../../ui/controls/button';
import { Avatar } from '../../ui/media/avatar';
import { Icon } from '../../ui/media/icon';
import { PageIcon } from '../../ui/media/page-icon';
import { createQuietQueue, type QuietWord } from './quiet-queue';
import styles from './quiet-words.module.css';
import { watchNews } from './watch-news';

const PORTRAIT_PX = 36;

/** What the word says, and where it leads. */
function useWord() {
  const t = useTranslations('mine');
  const { paths } = useServices();
  const hides = useNoSpoilers();
  return (word: QuietWord) => {
    switch (word.kind) {
      case 'anchor':
        return { text: t('wentLive', { name: word.name }), action: t('goWatch'), to: paths.anchorRoom(word.id) };
      case 'match':
        return { text: t('matchBegan'), action: t('goWatch'), to: paths.programDetail(word.id) };
      case 'tip':
        return {
          // It is settled now: its match ended today.
          text: hides ? t('tipSettledHidden') : t('tipSettled', { result: t(`result.${word.result}`) }),
          action: t('see'),
          to: paths.tipDetail(word.id),
        };
    }
  };
}

const Mark = ({ word }: { readonly word: QuietWord }) =>
  word.kind === 'anchor' ? (
    <Avatar name={word.name} src={word.portrait} size={PORTRAIT_PX} live />
  ) : (
    <span className={styles.mark}>
      <PageIcon name={word.kind === 'match' ? 'calendar' : 'infoRound'} />
    </span>
  );

/** A quiet word slides in from the top for a few seconds, and covers nothing that is typed into. */
export function QuietWords({ onGo }: { readonly onGo: (path: string) => void }) {
  const t = useTranslations('mine');
  const services = useServices();
  const [queue] = useState(createQuietQueue);
  const { current } = useStore(queue.store);
  const wordOf = useWord();
  useEffect(() => watchNews(services, queue), [services, queue]);
  const shown = current && wordOf(current);
  return (
    <div className={styles.place} role="status">
      {current !== undefined && shown !== undefined && (
        <div key={`${current.kind} ${current.id}`} className={styles.quiet} data-testid="si-quiet">
          <Mark word={current} />
          <b className={styles.text}>{shown.text}</b>
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              queue.dismiss();
              onGo(shown.to);
            }}
          >
            {shown.action}
          </Button>
          <IconButton label={t('dismiss')} onClick={queue.dismiss}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
