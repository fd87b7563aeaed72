import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { Person } from '../../../contract/expert/expert';
import { QueryState } from '../../../domains/query/query-state';
import { useMember } from '../../../domains/session/use-member';
import { useFormats } from '../../../i18n/use-formats';
import { saysRate } from '../../../rules/record/hit-rate';
import { useServices } from '../../../services/services';
import { Bone } from '../../../ui/feedback/skeleton';
import { MoreLink, Section, Strip } from '../../../ui/layout/section';
import { RecordTag } from '../expert-labels';
import { expertStripQuery } from '../tips-queries';
import { ExpertCell } from './expert-cell';
import cell from './expert-cell.module.css';

const STRIP_HEIGHT_PX = 128;
const SKELETONS = [0, 1, 2, 3];

const StripSkeleton = () => (
  <Strip>
    {SKELETONS.map((index) => (
      <div key={index} className={cell.cell}>
        <Bone width={44} height={44} shape="round" />
        <Bone width={64} height={13} margin="6px 3px" />
        <Bone width={48} height={18} margin="2px" />
        <Bone width={40} height={18} />
      </div>
    ))}
  </Strip>
);

/** The experts' strip with its ways to all of them, and to those whom the member follows. */
export function ExpertStrip() {
  const t = useTranslations('tips');
  const { percent, count } = useFormats();
  const services = useServices();
  const { fileUrl, paths } = services;
  const query = useQuery(expertStripQuery(services, useMember()));
  const rateOf = ({ hitPercents, hitSession }: Person) => {
    if (hitPercents === undefined || hitSession === undefined || !saysRate(hitSession)) return undefined;
    const tips = count(hitSession);
    const rate = percent(hitPercents / 100);
    return { figure: rate.replace('%', ''), sample: t('sample', { tips }), label: t('rateLabel', { rate, tips }) };
  };
  const links = (
    <>
      <MoreLink to={paths.allGods({ tab: 'mine' })}>{t('mine')}</MoreLink>
      <MoreLink to={paths.allGods()}>{t('all')}</MoreLink>
    </>
  );
  return (
    <Section title={t('experts')} end={links}>
      <QueryState query={query} skeleton={<StripSkeleton />} space={STRIP_HEIGHT_PX}>
        <Strip>
          {query.data?.map((person) => (
            <ExpertCell
              key={person.id}
              to={paths.expert(person.id)}
              name={person.name || t('unnamed')}
              portrait={person.headUrl && fileUrl(person.headUrl)}
              rate={rateOf(person)}
              badge={<RecordTag record={person} withTen />}
            />
          ))}
        </Strip>
      </QueryState>
    </Section>
  );
}
