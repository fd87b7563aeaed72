import { useTranslations } from 'use-intl/react';
import type { Pick } from '../../../contract/ranking/bet';
import type { Tip, TipOrder } from '../../../contract/tip/tip';
import { configStore } from '../../../domains/config/config-store';
import { ProseSkeleton } from '../../../domains/rich-text/prose';
import { RichText } from '../../../domains/rich-text/rich-text';
import { ResultVeil, useHiddenBy } from '../../../domains/spoilers/result-veil';
import { RefundTag, ResultStamp, toldBy, useRefundRule } from '../../../domains/tip/tip-marks';
import { useFormats } from '../../../i18n/use-formats';
import { sportOf } from '../../../rules/match/match-status';
import { betPlayKey, isOnSale, isOpen, isSettled } from '../../../rules/tip/tip-view-model';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { TitledSection } from '../../../ui/layout/titled-section';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { DigestLine, LockedDigest } from '../digest/digest-line';
import { useRefundLabels } from './refund-labels';
import styles from './tip-content.module.css';

/** A tip, and what its order says where it is bought. */
type Shown = Tip & { readonly [K in 'payGold' | 'refundStatus' | 'refundGold']?: TipOrder[K] | undefined };

/** In the place of a tip that is not bought: the part that everybody may read, and the amount, kind and end of the offer. */
function Locked({ tip }: { readonly tip: Shown }) {
  const t = useTranslations('tip');
  const { teaser = '', messageMatchList, sportsPlay = '' } = tip;
  const { now } = useServices();
  // A tip may be on sale while its first match runs.
  const isBefore = messageMatchList.every(({ startDate = 0 }) => startDate > now());
  const about = [
    t('lockedMatches', { matches: messageMatchList.length }),
    sportsPlay,
    isOnSale(tip) ? isBefore && t('before') : t('closed'),
  ];
  return (
    <>
      {teaser !== '' && (
        <p className={cx(styles.teaser, text.two)} dir="auto">
          {teaser}
        </p>
      )}
      <div className={styles.locked}>
        <div className={styles.box}>
          <span className={styles.lock}>
            <PageIcon name="lock" size={24} />
          </span>
          <b className={text.strong}>{t('lockedTitle')}</b>
          <span className={cx(text.meta, text.num)}>{about.filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <LockedDigest tip={tip} />
    </>
  );
}

/** One pick of a tip that is open, with a result of its own among several. */
function OnePick({ pick, tip, isAlone }: { readonly pick: Pick; readonly tip: Shown; readonly isAlone: boolean }) {
  const t = useTranslations();
  const { odds } = useFormats();
  const oddsType = useStore(configStore, (state) => state.oddsType);
  const match = tip.messageMatchList.find(({ matchId }) => matchId === pick.matchId);
  const sport = sportOf(match?.matchTypeId ?? tip.sportsType);
  // A tip of one pick says its play in the words of its sport.
  const play =
    isAlone || pick.playType === undefined ? tip.sportsPlay : t(`betPlay.${betPlayKey(pick.playType, sport)}`);
  const { result = 'waiting' } = pick;
  const about = { id: tip.id, result, matches: match === undefined ? [] : [match], settleTime: tip.settleTime };
  const hidden = useHiddenBy()(about);
  return (
    <div className={styles.pick}>
      <span className={text.meta}>{[match?.matchLeague, play].filter(Boolean).join(' · ')}</span>
      <span className={cx(text.meta, styles.odds)}>{t('tip.odds')}</span>
      <b className={styles.figure} dir="auto">
        {pick.pickText ?? t('format.missing')}
      </b>
      <span className={styles.figures}>
        {!isAlone &&
          isSettled(result) &&
          (hidden.length > 0 ? (
            <ResultVeil matchIds={hidden} name={pick.pickText ?? t('tips.untitled')} spot="badge" />
          ) : (
            <Badge>{t(`betResult.${result}`)}</Badge>
          ))}
        <b className={cx(styles.figure, text.num)}>{odds(pick.odds, oddsType)}</b>
      </span>
    </div>
  );
}

function Open({ tip }: { readonly tip: Shown }) {
  const t = useTranslations();
  const { money, postTime } = useFormats();
  const { now } = useServices();
  const isHidden = useHiddenBy()(toldBy(tip)).length > 0;
  const back = useRefundLabels(tip);
  // A refund tells that it lost.
  const refund = isHidden ? undefined : back;
  const rule = useRefundRule(tip);
  const { picks = [], sportsInfo, payTime, payGold = tip.goldPrice } = tip;
  const isThere = sportsInfo !== undefined || picks.length > 0;
  const paid = payTime !== undefined && [
    t('tip.paid', { time: postTime(payTime, now()) }),
    t('tips.coins', { coins: money(payGold) }),
    refund ?? (isSettled(tip.result) && !isHidden ? undefined : rule),
  ];
  return (
    <>
      {picks.map((pick, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two picks may be of one match, and none ever moves
        <OnePick key={`${pick.matchId} ${index + 1}`} pick={pick} tip={tip} isAlone={picks.length === 1} />
      ))}
      {!isThere && <ProseSkeleton label={t('tip.loadingText')} />}
      {sportsInfo !== undefined && (sportsInfo.trim() === '' ? t('tip.empty') : <RichText html={sportsInfo} />)}
      {isThere && <DigestLine tip={tip} />}
      {paid && <p className={cx(text.meta, text.num, layout.apart)}>{paid.filter(Boolean).join(' · ')}</p>}
    </>
  );
}

/** The tip itself: a teaser behind a lock, or picks and text. */
export function TipContent({ tip }: { readonly tip: Shown }) {
  const t = useTranslations();
  const open = isOpen(tip);
  const mark = tip.isBuy ? (
    <Badge tone="accent">
      <PageIcon name="unlock" size={12} />
      {t('tips.bought')}
    </Badge>
  ) : open ? (
    <Badge tone="live">{t('tips.free')}</Badge>
  ) : (
    <RefundTag tip={tip} />
  );
  return (
    <TitledSection
      title={t('tip.content')}
      end={
        <>
          {mark}
          <ResultStamp tip={tip} />
        </>
      }
    >
      <PaddedCard>{open ? <Open tip={tip} /> : <Locked tip={tip} />}</PaddedCard>
    </TitledSection>
  );
}
