import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import text from '../../../ui/theme/text.module.css';
import { Coin } from '../../wallet/coin';
import { tipsOfMatchQuery } from './match-facts-query';
import styles from './match-sheet.module.css';

/** Tips about the match that can be bought; left out where there are none. */
export function TipsPart({ matchId }: { readonly matchId: string }) {
  const t = useTranslations('matchSheet');
  const services = useServices();
  const { money, matchTime } = useFormats();
  const { data = [] } = useQuery(tipsOfMatchQuery(services, matchId));
  if (data.length === 0) return null;
  return (
    <>
      <h3 className={styles.part}>
        {t('tips')}
        <span className={text.meta}>{t('tipCount', { count: data.length })}</span>
      </h3>
      {data.map(({ id, sportsTitle, expert, goldPrice, saleEndTime }) => {
        const until = saleEndTime && t('onSaleUntil', { time: matchTime(saleEndTime, services.now()) });
        return (
          <Link key={id} to={services.paths.tipDetail(id)} className={styles.tip}>
            <span>
              <span className={text.ell} title={sportsTitle}>
                {sportsTitle}
              </span>
              <span className={`${text.meta} ${text.ell}`}>{[expert, until].filter(Boolean).join(' · ')}</span>
            </span>
            {goldPrice !== undefined && <Coin amount={money(goldPrice)} />}
          </Link>
        );
      })}
    </>
  );
}
