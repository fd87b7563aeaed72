import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Person } from '../../../contract/expert/expert';
import { QueryState } from '../../../domains/query/query-state';
import { useMember } from '../../../domains/session/use-member';
import { RecordTag } from '../../../domains/tip/expert-labels';
import { useFormats } from '../../../i18n/use-formats';
import { saysRate } from '../../../rules/record/hit-rate';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import { cx } from '../../../ui/cx';
import { Bone } from '../../../ui/feedback/skeleton';
import { State } from '../../../ui/feedback/state';
import { Card, MoreLink, Section, Strip } from '../../../ui/layout/section';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import { expertStripQuery } from '../data/tips-queries';
import styles from './expert-strip.module.css';

const STRIP_HEIGHT_PX = 123;
const SKELETONS = [0, 1, 2, 3];

const StripSkeleton = () => (
  <Strip>
    {SKELETONS.map((index) => (
      <div key={index} className={styles.cell}>
        <Bone width={36} height={36} shape="round" />
        <Bone width={64} height={13} margin="6px 3px" />
        <Bone width={48} height={18} margin="3.5px" />
        <Bone width={40} height={18} />
      </div>
    ))}
  </Strip>
);

/** A rate with the number of tips behind it; none of too few tips. */
function HitRate({ person: { hitPercents, hitSession } }: { readonly person: Person }) {
  const t = useTranslations('tips');
  const { percent, count } = useFormats();
  if (hitPercents === undefined || hitSession === undefined || !saysRate(hitSession)) return null;
  const tips = count(hitSession);
  const rate = percent(hitPercents / 100);
  return (
    <span className={cx(styles.rate, text.num)}>
      <span aria-hidden="true">
        {rate.replace('%', '')}
        <small>%</small>
      </span>
      <small className={styles.sample} aria-hidden="true">
        {t('sample', { tips })}
      </small>
      <span className={text.vh}>{t('rateLabel', { rate, tips })}</span>
    </span>
  );
}

function ExpertCell({ person }: { readonly person: Person }) {
  const t = useTranslations('tips');
  const { fileUrl, paths } = useServices();
  const { id, headUrl } = person;
  const name = person.name || t('unnamed');
  return (
    <Link to={paths.expert(id)} className={styles.cell}>
      <Avatar name={name} src={headUrl && fileUrl(headUrl)} size={36} />
      <bdi className={cx(styles.name, text.ell)} title={name}>
        {name}
      </bdi>
      <HitRate person={person} />
      <RecordTag record={person} withTen />
    </Link>
  );
}

/** The experts' strip with its ways to all of them, and to those whom the member follows. */
export function ExpertStrip() {
  const t = useTranslations('tips');
  const services = useServices();
  const { paths } = services;
  const query = useQuery(expertStripQuery(services, useMember()));
  useRefetch('screen', query.refetch);
  const links = (
    <>
      <MoreLink to={paths.allGods({ tab: 'mine' })}>{t('mine')}</MoreLink>
      <MoreLink to={paths.allGods()}>{t('all')}</MoreLink>
    </>
  );
  return (
    <Section title={t('experts')} end={links}>
      <QueryState query={query} skeleton={<StripSkeleton />} space={STRIP_HEIGHT_PX}>
        {query.data?.length === 0 ? (
          <Card>
            <State title={t('noExperts')} space={STRIP_HEIGHT_PX} />
          </Card>
        ) : (
          <Strip>
            {query.data?.map((person) => (
              <ExpertCell key={person.id} person={person} />
            ))}
          </Strip>
        )}
      </QueryState>
    </Section>
  );
}
