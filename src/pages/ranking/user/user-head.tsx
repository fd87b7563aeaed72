import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { PlacedBet } from '../../../contract/ranking/betting';
import type { RankedProfile } from '../../../contract/ranking/ranking';
import { sessionStore } from '../../../domains/session/session-store';
import { useFormats } from '../../../i18n/use-formats';
import { streak } from '../../../rules/tip/tip-view-model';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Bone } from '../../../ui/feedback/skeleton';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import { useTitles, useUserViewModel } from '../data/rank-labels';
import { titlesQuery } from '../data/ranking-queries';
import { CopySheet } from './copy-sheet';
import { FollowUser } from './follow-user';
import styles from './user-head.module.css';

interface UserHeadProps {
  /** Id of the user. */
  readonly bettor: string;
  /** An addition: without it the bets alone are known. */
  readonly user: RankedProfile | undefined;
  readonly bets: readonly PlacedBet[];
}

const NOBODY = { nickName: '', headUrl: undefined } as const;

/** A user of the ranking, and the way to copy their bets. */
export function UserHead({ bettor, user, bets }: UserHeadProps) {
  const t = useTranslations();
  const { count } = useFormats();
  const { name, portrait } = useUserViewModel()(user ?? NOBODY);
  const titles = useTitles()(user?.titles ?? []);
  const { isPending: areTitlesDue } = useQuery(titlesQuery(useServices()));
  const row = user && streak(user);
  const isOwn = useStore(sessionStore, ({ uid }) => uid === bettor);
  const [isCopying, setIsCopying] = useState(false);
  return (
    <>
      <section className={styles.head} aria-label={name}>
        <Avatar name={name} src={portrait} size={64} />
        <div className={styles.texts}>
          <h2 className={cx(styles.name, text.two)} title={name} dir="auto">
            {name}
          </h2>
          {/* What scrolls must be reachable with the keyboard. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
          <div className={styles.badges} role="group" aria-label={name} tabIndex={titles.length > 0 ? 0 : undefined}>
            {areTitlesDue && user?.titles.map((id) => <Bone key={id} width={44} height={18} shape="pill" />)}
            {titles.map((title) => (
              <Badge key={title} tone="gold">
                {title}
              </Badge>
            ))}
            {row?.kind === 'streak' && <Badge tone="win">{t('tips.streak', { wins: row.wins })}</Badge>}
          </div>
          {user !== undefined && (
            <div className={cx(text.meta, text.num)}>
              {t('ranking.copiers', { people: count(user.followBetCount) })}
            </div>
          )}
        </div>
        <div className={styles.acts}>
          {!isOwn && <FollowUser uid={bettor} name={name} spot="page" />}
          <Button onClick={() => setIsCopying(true)}>
            <PageIcon name="swap" size={14} />
            {t('rankUser.copy')}
          </Button>
        </div>
      </section>
      {isCopying && <CopySheet bets={bets} onClose={() => setIsCopying(false)} />}
    </>
  );
}
