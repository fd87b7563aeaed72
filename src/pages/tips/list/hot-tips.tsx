import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { useMember } from '../../../domains/session/use-member';
import { useServices } from '../../../services/services';
import { MoreLink, Section, Strip } from '../../../ui/layout/section';
import { hotTipsQuery } from '../tips-queries';
import { useProfessor } from '../use-professor';
import { useTip } from '../use-tip';
import { HotTip } from './hot-tip';
import { TipPrice } from './tip-marks';
import { useMatchLabels } from './tip-matches';

function Hot({ tip: read }: { readonly tip: Tip }) {
  const t = useTranslations('tips');
  const { fileUrl, paths } = useServices();
  const matchLabels = useMatchLabels();
  const tip = useTip(read);
  const [first, ...more] = tip.messageMatchList.map(matchLabels);
  const what = more.length === 0 ? first?.versus : t('matches', { matches: more.length + 1 });
  const professor = useProfessor(tip);
  const headUrl = professor?.headUrl;
  return (
    <HotTip
      to={paths.tipDetail(tip.id)}
      title={tip.sportsTitle || t('untitled')}
      name={professor?.name || t('unnamed')}
      portrait={headUrl && fileUrl(headUrl)}
      about={[first?.league, what].filter(Boolean).join(' · ')}
      price={<TipPrice tip={tip} />}
    />
  );
}

/** Tips much talked of; without any the place is given up. */
export function HotTips() {
  const t = useTranslations('tips');
  const services = useServices();
  const { data } = useQuery(hotTipsQuery(services, useMember()));
  const links = <MoreLink to={services.paths.myOrders()}>{t('orders')}</MoreLink>;
  return (
    <Section title={t('hot')} end={links}>
      {data !== undefined && data.length > 0 && (
        <Strip>
          {data.map((tip) => (
            <Hot key={tip.id} tip={tip} />
          ))}
        </Strip>
      )}
    </Section>
  );
}
