import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { useFormats } from '../../../i18n/use-formats';
import { sportOf } from '../../../rules/match/match-status';
import { betPlayKey, isOffered, isOpen } from '../../../rules/tip/tip-view-model';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { Range } from '../../../ui/charts/range';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { configStore } from '../../config/config-store';
import { useRangeLabels } from '../../record/luck-range';
import { shareOf, toldRate } from '../../record/rate';
import { RecordTag, useExpertLabels } from '../../tip/expert-labels';
import { SaleEnds } from '../../tip/sale-end';
import { RefundTag, ResultStamp, TipPrice } from '../../tip/tip-marks';
import type { RowMatch } from '../row-match';
import styles from './view-row.module.css';

/** The hit rate with its sample, and the range within which it may lie by luck. */
function ExpertRate({ expert }: { readonly expert: NonNullable<Tip['professor']> }) {
  const labels = useExpertLabels();
  const rate = toldRate(expert.hitPercents, expert.hitSession);
  const said = useRangeLabels()(rate ?? { hits: 0, sample: 0 });
  return (
    <div className={cx(styles.rate, text.num)}>
      <span>{labels.hitRate(expert)}</span>
      {rate !== undefined && said !== undefined && (
        <>
          <span className={styles.range}>
            <Range {...said.range} at={shareOf(rate)} size="small" label={said.sentence} />
          </span>
          <span>{labels.mostly(expert)}</span>
        </>
      )}
    </div>
  );
}

interface ViewRowProps {
  readonly tip: Tip;
  readonly match: RowMatch;
}

/** The picks on this match with their odds, or that they are locked; leads to the tip. */
function Said({ tip, match }: ViewRowProps) {
  const t = useTranslations();
  const { paths } = useServices();
  const { odds } = useFormats();
  const oddsType = useStore(configStore, (state) => state.oddsType);
  const picks = (tip.picks ?? []).filter(({ matchId }) => matchId === match.matchId);
  const sport = sportOf(match.matchTypeId ?? tip.sportsType);
  const title = tip.sportsTitle || t('tips.untitled');
  const isTitled = isOpen(tip) && picks.length === 0;
  return (
    <Link to={paths.tipDetail(tip.id)} className={cx(layout.overlay, styles.said)}>
      {isOpen(tip) ? (
        <>
          {picks.map(({ playType, pickText = t('format.missing'), odds: price }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two picks may be alike, and none ever moves
            <span key={index} className={styles.pick}>
              <span>
                {[playType && t(`betPlay.${betPlayKey(playType, sport)}`), pickText].filter(Boolean).join(' · ')}
              </span>
              <span className={cx(text.muted, text.num)}>{odds(price, oddsType)}</span>
            </span>
          ))}
          {isTitled && <span>{title}</span>}
        </>
      ) : (
        <>
          <PageIcon name="lock" size={14} />
          <span>{t('matchSheet.locked')}</span>
        </>
      )}
      <span className={text.vh}> · {[isTitled ? '' : title, tip.professor?.name].filter(Boolean).join(' · ')}</span>
    </Link>
  );
}

/** An expert's tip about a match: who they are, how good, and what they say as far as it is open. */
export function ViewRow({ tip, match }: ViewRowProps) {
  const t = useTranslations('tips');
  const { fileUrl, now } = useServices();
  const { professor } = tip;
  const name = professor?.name || t('unnamed');
  return (
    <article className={styles.view}>
      <Avatar name={name} src={professor?.headUrl && fileUrl(professor.headUrl)} size={36} />
      <div className={styles.texts}>
        <div className={styles.who}>
          <b className={text.two} title={name} dir="auto">
            {name}
          </b>
          {isOpen(tip) && <TipPrice tip={tip} />}
          {professor !== undefined && <RecordTag record={professor} />}
        </div>
        {professor !== undefined && <ExpertRate expert={professor} />}
        <Said tip={tip} match={match} />
        {isOffered(tip, now()) && (
          <div className={styles.offer}>
            <SaleEnds tip={tip} />
            <RefundTag tip={tip} />
            <TipPrice tip={tip} />
          </div>
        )}
      </div>
      <span className={layout.named}>
        <ResultStamp tip={tip} />
      </span>
    </article>
  );
}
