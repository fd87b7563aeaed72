import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import type { Person } from '../../../contract/expert';
import { useFormats } from '../../../i18n/use-formats';
import { QueryState } from '../../../parts/page/query-state';
import { useMember } from '../../../parts/page/use-member';
import { ExpertCell } from '../../../ui/expert-cell';
import cell from '../../../ui/expert-cell.module.css';
import { MoreLink, Section, Strip } from '../../../ui/section';
import { Bone } from '../../../ui/skeleton';
import { RecordTag } from '../expert-words';
import { expertStripQuery } from '../news-queries';

const STRIP_HEIGHT_PX = 128;
const BONES = [0, 1, 2, 3];

const Bones = () => (
  <Strip>
    {BONES.map((index) => (
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
    if (hitPercents === undefined || hitSession === undefined) return undefined;
    const tips = count(hitSession);
    const rate = percent(hitPercents / 100);
    return { figure: rate.replace('%', ''), sample: t('sample', { tips }), label: t('rateLabel', { rate, tips }) };
  };
  const links = (
    <>
      <MoreLink to={paths.allGods('mine')}>{t('mine')}</MoreLink>
      <MoreLink to={paths.allGods()}>{t('all')}</MoreLink>
    </>
  );
  return (
    <Section title={t('experts')} end={links}>
      <QueryState query={query} bones={<Bones />} space={STRIP_HEIGHT_PX}>
        <Strip>
          {query.data?.map((person) => (
            <ExpertCell
              key={person.id}
              to={paths.newsUser(person.id)}
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
