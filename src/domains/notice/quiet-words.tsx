import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import type { BetLeg } from '../../contract/ranking/betting';
import { sportOf } from '../../rules/match/match-status';
import { betPlayKey, isSettled, toneOf } from '../../rules/tip/tip-view-model';
import { type Services, useServices } from '../../services/services';
import { Button, IconButton } from '../../ui/controls/button';
import { cx } from '../../ui/cx';
import { Avatar } from '../../ui/media/avatar';
import { Icon } from '../../ui/media/icon';
import { PageIcon } from '../../ui/media/page-icon';
import text from '../../ui/theme/text.module.css';
import { useVersus } from '../match/use-versus';
import { useNoSpoilers } from '../spoilers/spoiler-store';
import { type NoticeKind, noticesOff } from './notices-off';
import { createQuietQueue, type QuietQueue, type QuietWord } from './quiet-queue';
import styles from './quiet-words.module.css';
import { all } from './watch';
import { watchAnchors } from './watch-anchors';
import { watchBets } from './watch-bets';
import { watchExperts } from './watch-experts';
import { watchMatches } from './watch-matches';
import { watchTips } from './watch-tips';

const PORTRAIT_PX = 36;

/** The two lines of new bets: one alone by its league, match and kind, several by their number. */
function useBetLabels() {
  const t = useTranslations('mine');
  const played = useVersus();
  const about = ({ leagueName, homeName, awayName, playType, matchTypeId }: BetLeg) => {
    const isTold = homeName !== undefined || awayName !== undefined;
    const versus = isTold ? played({ masterTeamName: homeName, guestTeamName: awayName }) : undefined;
    const play = playType && t(`play.${betPlayKey(playType, sportOf(matchTypeId))}`);
    return [leagueName, versus, play].filter(Boolean).join(' · ');
  };
  return ({ name = t('unnamedUser'), others, bets, leg }: Extract<QuietWord, { readonly kind: 'bets' }>) => ({
    title: others === 0 ? t('newBet', { name }) : t('newBets', { name, users: others + 1 }),
    about: (leg && about(leg)) || t('bets', { bets }),
  });
}

/** The two lines of the word, and its target. */
function useWord() {
  const t = useTranslations('mine');
  const { paths } = useServices();
  const unnamed = useTranslations('anchor')('unnamed');
  const played = useVersus();
  const hides = useNoSpoilers();
  const betLabels = useBetLabels();
  return (word: QuietWord) => {
    const { id } = word;
    const versus = word.versus && played({ masterTeamName: word.versus.home, guestTeamName: word.versus.away });
    const watch = (title: string, to: string) => ({ title, about: versus, action: t('goWatch'), to });
    const see = (title: string, ...about: readonly (string | undefined)[]) => ({
      title,
      about: about.filter(Boolean).join(' · ') || undefined,
      action: t('see'),
      to: paths.tipDetail(id),
    });
    switch (word.kind) {
      case 'anchor':
        return watch(t('wentLive', { name: word.name ?? unnamed }), paths.anchorRoom(id));
      case 'match':
        return watch(
          t('matchBegan'),
          word.hostId === undefined ? paths.programDetail(id) : paths.anchorRoom(word.hostId, { matchId: id }),
        );
      case 'tip':
        // It is settled now: its match ended today.
        return see(
          hides ? t('tipSettledHidden') : t('tipSettled', { result: t(`result.${word.result}`) }),
          word.expert,
          versus,
        );
      case 'published':
        return see(t('published'), word.name, word.title);
      case 'sale':
        return see(t('saleEndsIn', { minutes: word.minutes }), word.expert, versus);
      case 'bets':
        return { ...betLabels(word), action: t('see'), to: paths.rankUser(id) };
    }
  };
}

const ICONS = { match: 'calendar', tip: 'order', sale: 'clock' } as const;

function Mark({ word }: { readonly word: QuietWord }) {
  const hides = useNoSpoilers();
  if ('portrait' in word)
    return <Avatar name={word.name ?? ''} src={word.portrait} size={PORTRAIT_PX} live={word.kind === 'anchor'} />;
  const tone = !hides && word.kind === 'tip' && isSettled(word.result) ? toneOf(word.result) : undefined;
  return (
    <span className={cx(styles.mark, tone && styles[tone])}>
      <PageIcon name={ICONS[word.kind]} />
    </span>
  );
}

/** The switch of each kind of word (decisions.md, quiet words). */
const NOTICE_OF: Readonly<Record<QuietWord['kind'], NoticeKind>> = {
  anchor: 'anchor',
  match: 'match',
  tip: 'tip',
  published: 'expert',
  sale: 'expert',
  bets: 'user',
};

/** Hears of what the member waits for, by push or in the loops; returns a function that ends it. */
export function watchNews(services: Services, client: QueryClient, queue: QuietQueue): () => void {
  const { session, stores, visibility } = services;
  const say = (word: QuietWord) => {
    const off: readonly NoticeKind[] = stores.get(noticesOff).getState().value;
    if (visibility.isVisible() && !off.includes(NOTICE_OF[word.kind])) queue.say(word);
  };
  return all([
    visibility.onVisibility(() => (visibility.isVisible() ? queue.resume() : queue.drop())),
    // A word that waits to be said was another member's.
    session.subscribe((state, before) => state.token !== before.token && queue.end()),
    ...[watchAnchors, watchMatches, watchTips, watchExperts, watchBets].map((watch) =>
      watch({ services, client, say }),
    ),
    queue.end,
  ]);
}

/** A quiet word slides in from the top for a few seconds, and covers nothing that is typed into. */
export function QuietWords({ onGo }: { readonly onGo: (path: string) => void }) {
  const t = useTranslations('mine');
  const services = useServices();
  const client = useQueryClient();
  const [queue] = useState(createQuietQueue);
  const { current } = useStore(queue.store);
  const wordOf = useWord();
  useEffect(() => watchNews(services, client, queue), [services, client, queue]);
  const shown = current && wordOf(current);
  return (
    <div className={styles.box} role="status">
      {current !== undefined && shown !== undefined && (
        <div key={`${current.kind} ${current.id}`} className={styles.quiet} data-testid="si-quiet">
          <Mark word={current} />
          <div className={styles.words}>
            <b className={cx(text.strong, text.two)} title={shown.title}>
              {shown.title}
            </b>
            {shown.about !== undefined && (
              <span className={cx(text.meta, text.two)} title={shown.about}>
                {shown.about}
              </span>
            )}
          </div>
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
