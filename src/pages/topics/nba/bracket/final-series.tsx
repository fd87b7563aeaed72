import { useTranslations } from 'use-intl/react';
import { MatchBar } from '../../../../domains/match/match-bar';
import { monthDay } from '../../../../i18n/wall-time';
import { useServices } from '../../../../services/services';
import { PageIcon } from '../../../../ui/media/page-icon';
import { FinalCard } from '../../bracket/bracket';
import { BarLink } from '../../schedule/bar-link';
import type { Series, SeriesTeam } from './series';

interface FinalSeriesProps {
  readonly series: Series | undefined;
  readonly onOpen: (series: Series) => void;
}

/** The finals in their box: games won, first and last day. */
export function FinalSeries({ series, onOpen }: FinalSeriesProps) {
  const t = useTranslations('nba.bracket');
  const missing = useTranslations('format')('missing');
  const { fileUrl } = useServices();
  const side = (team: SeriesTeam | undefined) => ({
    // A whole name breaks inside a word here.
    name: team?.shortName ?? team?.name ?? t('undecided'),
    crest: team?.logo && fileUrl(team.logo),
    score: series?.isVeiled === true ? undefined : team?.wins,
  });
  const bar = (
    <MatchBar
      league={undefined}
      home={side(series?.first)}
      away={side(series?.second)}
      kickOff={missing}
      status={series && t('dates', { from: monthDay(series.from), to: monthDay(series.to) })}
      isPlain
      isVeiled={series?.isVeiled}
    />
  );
  const title = (
    <>
      <PageIcon name="crown" size={16} />
      {t('finals')}
    </>
  );
  return (
    <FinalCard title={title}>
      {series === undefined ? (
        bar
      ) : (
        <BarLink label={t('games')} onOpen={() => onOpen(series)}>
          {bar}
        </BarLink>
      )}
    </FinalCard>
  );
}
