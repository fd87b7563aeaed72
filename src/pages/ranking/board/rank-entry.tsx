import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { RankingType } from '../../../contract/codes';
import type { RankedEntry } from '../../../contract/ranking/ranking';
import { VirtualTail } from '../../../domains/query/virtual-tail';
import { useFormats } from '../../../i18n/use-formats';
import type { Dated } from '../../../rules/reading/asked';
import { isFull, saysRate } from '../../../rules/record/hit-rate';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Rank } from '../../../ui/lists/rank';
import { Avatar } from '../../../ui/media/avatar';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { BetRow, BrokenBets, NextBet } from '../bets/bet-row';
import { betsOf } from '../bets/bet-view-model';
import { useRankFigure, useShortProfit, useUserViewModel, useYield } from '../data/rank-labels';
import { FollowUser } from '../user/follow-user';
import { VotePair } from '../votes/vote-pair';
import { isRated } from './placed';
import styles from './rank-entry.module.css';
import { SampleMark } from './sample-mark';

/** Hits, return and deepest fall of a profit; below ten bets the hits alone (decisions.md, minimum sample). */
function SampleLine({ entry }: { readonly entry: RankedEntry }) {
  const t = useTranslations('numbers');
  const missing = useTranslations('format')('missing');
  const { count } = useFormats();
  const yieldOf = useYield();
  const shortProfit = useShortProfit();
  const { yieldRate, deepestFall, settledCount: bets, hitCount, hitSession = 0 } = entry;
  if (bets === undefined) return null;
  const hits = hitCount === undefined ? undefined : { hits: count(hitCount), sample: count(hitSession) };
  if (!saysRate(bets))
    return <p className={styles.few}>{hits === undefined ? t('fromTen') : t('hitsFromTen', hits)}</p>;
  const figures = [
    { name: t('hits'), value: hits === undefined ? missing : `${hits.hits}/${hits.sample}` },
    { name: t('return'), value: yieldRate === undefined ? missing : yieldOf(yieldRate) },
    { name: t('fall'), value: deepestFall === undefined ? missing : shortProfit(-deepestFall) },
  ];
  return (
    <>
      <dl className={styles.three}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={text.num}>{value}</dd>
          </div>
        ))}
      </dl>
      {!isFull(bets) && <p className={styles.few}>{t('careful', { bets })}</p>}
    </>
  );
}

/** Bets that opening shows; the others are a tap further. */
const FIRST_BETS = 3;
/** Bets drawn as they are; of a longer list only those near the screen are in the page. */
const DRAWN_BETS = 5;
/** CSS px of a bet with one pick and the gap above it. */
const USUAL_BET_PX = 66;
/** CSS px: three bets beyond the screen, for a card's list is opened by a tap and not reached by a fling. */
const BETS_BEYOND_PX = 200;

/** Somebody's bets as the ranking brought them; the user's own page has the others. */
function EntryBets({ entry, to }: { readonly entry: RankedEntry; readonly to: string }) {
  const t = useTranslations('ranking');
  const [hasAll, setHasAll] = useState(false);
  const { bets, broken } = betsOf(entry.bettingReportList);
  const shown = hasAll ? bets : bets.slice(0, FIRST_BETS);
  const rest = bets.length - shown.length;
  return (
    <>
      {shown.slice(0, DRAWN_BETS).map((bet) => (
        <BetRow key={bet.betId} bet={bet} />
      ))}
      {shown.length > DRAWN_BETS && (
        <VirtualTail
          items={shown.slice(DRAWN_BETS)}
          usualHeight={USUAL_BET_PX}
          beyond={BETS_BEYOND_PX}
          renderRow={(bet) => <NextBet key={bet.betId} bet={bet} />}
        />
      )}
      {broken > 0 && <BrokenBets>{t('broken', { reports: broken })}</BrokenBets>}
      {rest > 0 && (
        <button type="button" className={styles.rest} onClick={() => setHasAll(true)}>
          {t('rest', { bets: rest })}
          <PageIcon name="down" size={14} />
        </button>
      )}
      {rest === 0 && entry.showMore && (
        <Link to={to} className={styles.rest}>
          {t('allBets')}
          <Icon name="right" size={14} />
        </Link>
      )}
    </>
  );
}

interface RankEntryProps {
  readonly type: RankingType;
  readonly entry: Dated<RankedEntry>;
  readonly place: number;
  readonly title: string | undefined;
}

/** A place: who, which leads to them, why, their votes and, when they are open, their bets. */
export const RankEntry = memo(function RankEntry({ type, entry, place, title }: RankEntryProps) {
  const t = useTranslations('ranking');
  const { count } = useFormats();
  const { paths } = useServices();
  const betsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name, portrait } = useUserViewModel()(entry);
  const { value, unit } = useRankFigure()(type, entry);
  const [newest] = entry.bettingReportList;
  const { bets, broken } = betsOf(entry.bettingReportList);
  const isMarked = isRated(type) && entry.settledCount !== undefined;
  const copiers = t('copiers', { people: count(entry.followBetCount) });
  const to = paths.rankUser(entry.uid);
  return (
    <article className={styles.card}>
      <div className={styles.row}>
        <Rank place={place} />
        <Avatar name={name} src={portrait} />
        <div className={styles.texts}>
          <div className={styles.title}>
            <Link to={to} className={cx(layout.overlay, styles.name)} title={name} dir="auto">
              {name}
            </Link>
            {title !== undefined && (
              <span className={layout.spare}>
                <Badge tone="gold">{title}</Badge>
              </span>
            )}
          </div>
          <div className={cx(text.meta, text.num)}>
            <span className={styles.part}>{copiers}</span>
            {isMarked && type === 'red' && unit !== '' && (
              <>
                {' · '}
                <span className={styles.part}>{unit}</span>
              </>
            )}
          </div>
        </div>
        <div className={styles.end}>
          <div className={cx(styles.value, text.num)}>
            <bdi>{value}</bdi>
          </div>
          {isMarked ? <SampleMark entry={entry} /> : <div className={cx(text.meta, text.num)}>{unit}</div>}
        </div>
      </div>
      {type === 'gain' && <SampleLine entry={entry} />}
      <div className={styles.acts}>
        {newest !== undefined && <VotePair bettor={entry.uid} report={{ ...newest, askedAt: entry.askedAt }} />}
        <div className={styles.ends}>
          <span className={layout.spare}>
            <FollowUser uid={entry.uid} name={name} spot="row" />
          </span>
          {bets.length + broken > 0 && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? betsId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t('collapse') : t('expand', { bets: bets.length })}
              <PageIcon name={isOpen ? 'up' : 'down'} size={14} />
            </button>
          )}
        </div>
      </div>
      {isOpen && (
        <div className={styles.bets} id={betsId}>
          <EntryBets entry={entry} to={to} />
        </div>
      )}
    </article>
  );
});
