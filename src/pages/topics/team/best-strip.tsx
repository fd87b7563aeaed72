import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { MoreLink, Section, Strip } from '../../../ui/layout/section';
import type { Topic } from '../data/topic';
import { bestQuery } from '../data/topic-queries';
import { BestCard } from './best-card';
import { STATS_SEARCH } from './team-layout';

interface BestStripProps {
  readonly topic: Topic;
  readonly teamId: string;
  readonly seasonId: string;
}

/** The best of the team in each thing. Something beside the matches: without it the page shows less, and says nothing. */
export function BestStrip({ topic, teamId, seasonId }: BestStripProps) {
  const t = useTranslations();
  const services = useServices();
  const { money } = useFormats();
  const { data = [] } = useQuery(bestQuery(services, topic, teamId, seasonId));
  const { fileUrl, paths } = services;
  if (data.length === 0) return null;
  return (
    <Section
      title={t('topics.best')}
      end={<MoreLink to={`${topic.teamPath(paths, seasonId, teamId)}${STATS_SEARCH}`}>{t('action.all')}</MoreLink>}
    >
      <Strip>
        {data.map(({ stat, playerId, playerName = playerId, playerLogo, value }) => (
          <BestCard
            key={stat}
            name={playerName}
            portrait={playerLogo && fileUrl(playerLogo)}
            value={money(value)}
            label={t(`topics.stat.${stat}`)}
            to={topic.playerPath?.(paths, seasonId, playerId)}
          />
        ))}
      </Strip>
    </Section>
  );
}
