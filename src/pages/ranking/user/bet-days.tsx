import dayjs from 'dayjs';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { PlacedBet, UserBetting } from '../../../contract/ranking/betting';
import { VirtualTail } from '../../../domains/query/virtual-tail';
import { useFormats } from '../../../i18n/use-formats';
import { serverDay } from '../../../rules/match/date-filters';
import type { Dated } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { Segmented } from '../../../ui/controls/segmented';
import { cx } from '../../../ui/cx';
import { State } from '../../../ui/feedback/state';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import text from '../../../ui/theme/text.module.css';
import { BetRow, BrokenBets } from '../bets/bet-row';
import { type BetFilter, fitsFilter, reportDay } from '../bets/bet-view-model';
import { VotePair } from '../votes/vote-pair';
import styles from './bet-days.module.css';

interface ShownDay {
  readonly report: Dated<UserBetting>;
  /** Undefined: nobody can read them. */
  readonly bets: readonly PlacedBet[] | undefined;
}

/** Days drawn as they are; the others only near the screen. */
const DRAWN_DAYS = 6;
/** CSS px of a day of three bets. */
const USUAL_DAY_PX = 320;

/** Noon of an instant's server day on the device's clock: what formats write of it is that day, wherever the device is. */
const noonOf = (at: number): number => dayjs(`${serverDay(at)}T12:00:00`).valueOf();

function Day({ day, bettor }: { readonly day: ShownDay; readonly bettor: string }) {
  const t = useTranslations('ranking');
  const formats = useFormats();
  const { now } = useServices();
  const { report, bets } = day;
  const at = reportDay(report);
  return (
    <PaddedCard>
      <h3 className={cx(text.meta, text.num, styles.day)}>
        {at === undefined ? formats.day(undefined, 0) : formats.day(noonOf(at), noonOf(now()))}
      </h3>
      {bets === undefined ? (
        <BrokenBets>{t('broken', { reports: 1 })}</BrokenBets>
      ) : (
        bets.map((bet) => <BetRow key={bet.betId} bet={bet} />)
      )}
      <div className={styles.votes}>
        <VotePair bettor={bettor} report={report} />
      </div>
    </PaddedCard>
  );
}

function daysOf(reports: readonly Dated<UserBetting>[], filter: BetFilter): ShownDay[] {
  return reports.flatMap((report): ShownDay[] => {
    const bets = report.betInfos?.filter((bet) => fitsFilter(filter, bet));
    const isShown = bets === undefined ? filter === 'all' : bets.length > 0;
    return isShown ? [{ report, bets }] : [];
  });
}

interface BetRecordsProps {
  readonly bettor: string;
  readonly reports: readonly Dated<UserBetting>[];
  /** The number of bets, once all of them are there. */
  readonly count: string | undefined;
}

/** A user's bets day by day, all of them or those that are open or settled. */
export function BetRecords({ bettor, reports, count }: BetRecordsProps) {
  const t = useTranslations('rankUser');
  const id = useId();
  const [filter, setFilter] = useState<BetFilter>('all');
  const days = useMemo(() => daysOf(reports, filter), [reports, filter]);
  const isEmpty = reports.length === 0;
  return (
    <TitledSection
      title={t('records')}
      meta={count}
      end={
        <Segmented
          label={t('state')}
          segments={(['all', 'open', 'settled'] as const).map((value) => ({ value, label: t(value) }))}
          value={filter}
          onSelect={setFilter}
          panelId={id}
        />
      }
    >
      <div id={id} role="tabpanel" aria-label={t('records')}>
        {days.length === 0 ? (
          <Card>
            <State art="empty" title={t(isEmpty ? 'noBets' : 'noFit')} text={t(isEmpty ? 'noBetsHint' : 'noFitHint')} />
          </Card>
        ) : (
          <div key={filter} className={styles.days}>
            {days.slice(0, DRAWN_DAYS).map((day) => (
              <Day key={day.report.reportId} day={day} bettor={bettor} />
            ))}
            {days.length > DRAWN_DAYS && (
              <VirtualTail
                items={days.slice(DRAWN_DAYS)}
                usualHeight={USUAL_DAY_PX}
                renderRow={(day) => (
                  <div key={day.report.reportId}>
                    <Day day={day} bettor={bettor} />
                  </div>
                )}
              />
            )}
          </div>
        )}
      </div>
    </TitledSection>
  );
}
