import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { QueryState } from '../../../domains/query/query-state';
import { useMember } from '../../../domains/session/use-member';
import { TipPrice } from '../../../domains/tip/tip-marks';
import { useTip } from '../../../domains/tip/use-tip';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import { cx } from '../../../ui/cx';
import { Bone } from '../../../ui/feedback/skeleton';
import { State } from '../../../ui/feedback/state';
import { Card, MoreLink, Section, Strip } from '../../../ui/layout/section';
import { Avatar } from '../../../ui/media/avatar';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { hotTipsQuery } from '../data/tips-queries';
import { useProfessor } from '../data/use-professor';
import styles from './hot-tips.module.css';
import { useMatchLabels } from './tip-matches';

function HotTip({ tip: read }: { readonly tip: Tip }) {
  const t = useTranslations('tips');
  const { fileUrl, paths } = useServices();
  const matchLabels = useMatchLabels();
  const tip = useTip(read);
  const [first, ...more] = tip.messageMatchList.map(matchLabels);
  const what = more.length === 0 ? first?.versus : t('matches', { matches: more.length + 1 });
  const about = [first?.league, what].filter(Boolean).join(' · ');
  const professor = useProfessor(tip);
  const headUrl = professor?.headUrl;
  const name = professor?.name || t('unnamed');
  return (
    <Link to={paths.tipDetail(tip.id)} className={styles.tip}>
      <h3 className={styles.title} dir="auto">
        {tip.sportsTitle || t('untitled')}
      </h3>
      <div className={styles.row}>
        <span className={layout.named}>
          <Avatar name={name} src={headUrl && fileUrl(headUrl)} size={20} />
          <bdi className={cx(text.meta, text.ell)} title={name}>
            {name}
          </bdi>
        </span>
        <TipPrice tip={tip} />
      </div>
      <div className={text.meta}>{about}</div>
    </Link>
  );
}

/** Of a card whose title and matches take two lines each. */
const STRIP_HEIGHT_PX = 116;

const StripSkeleton = () => (
  <Strip>
    <div className={styles.tip}>
      <Bone width="80%" height={14} margin="3px" />
      <Bone width="48%" height={20} />
      <Bone width="64%" height={12} margin="3px" />
    </div>
  </Strip>
);

/** Tips much talked of. */
export function HotTips() {
  const t = useTranslations('tips');
  const services = useServices();
  const query = useQuery(hotTipsQuery(services, useMember()));
  useRefetch('screen', query.refetch);
  const links = <MoreLink to={services.paths.myOrders()}>{t('orders')}</MoreLink>;
  return (
    <Section title={t('hot')} end={links}>
      <QueryState query={query} skeleton={<StripSkeleton />} space={STRIP_HEIGHT_PX}>
        {query.data?.length === 0 ? (
          <Card>
            <State title={t('empty')} space={STRIP_HEIGHT_PX} />
          </Card>
        ) : (
          <Strip>
            {query.data?.map((tip) => (
              <HotTip key={tip.id} tip={tip} />
            ))}
          </Strip>
        )}
      </QueryState>
    </Section>
  );
}
