import { useTranslations } from 'use-intl/react';
import { MatchBar } from '../../../domains/match/match-bar';
import { MatchRowLine } from '../../../domains/match/match-row-line';
import { useMatchTeams } from '../../../domains/match/match-teams';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { ShowScore } from '../../../domains/spoilers/veil';
import { useFormats } from '../../../i18n/use-formats';
import { rowViewModel } from '../../../rules/match/match-row-view-model';
import { statusOf } from '../../../rules/match/match-status';
import { useServices } from '../../../services/services';
import { KeyValues } from '../../../ui/lists/key-values';
import type { Programme } from './program-query';

/** Both teams and how it stands. */
export function ProgramBar({ programme: { match: read, league } }: { readonly programme: Programme }) {
  const t = useTranslations();
  const match = useUnspoilt()(read);
  const { clock, day } = useFormats();
  const { now } = useServices();
  const viewModel = rowViewModel(match, now(), true);
  const { home, away, versus } = useMatchTeams(match, true);
  const lines = { match, isMain: false };
  const { label } = statusOf(match);
  const scoreOf = (side: 'home' | 'away') => {
    const { score, shootout } = viewModel.scores?.[side] ?? {};
    return { score: score ?? undefined, shootout };
  };
  const when = day(match.startDate, now());
  const ahead =
    match.statusId === undefined
      ? when
      : t('programme.dayAndStatus', { day: when, status: t(`match.status.${label}`) });
  return (
    <MatchBar
      league={league}
      home={{ name: home.name, crest: home.crest, ...scoreOf('home') }}
      away={{ name: away.name, crest: away.crest, ...scoreOf('away') }}
      kickOff={clock(match.startDate)}
      isVeiled={match.isVeiled}
      status={
        viewModel.look === 'live' ? (
          <>
            <MatchRowLine line={viewModel.first} {...lines} />
            {viewModel.second && <MatchRowLine line={viewModel.second} {...lines} />}
          </>
        ) : (
          <>
            {ahead}
            {match.isVeiled === true && <ShowScore matchId={match.matchId} versus={versus} />}
          </>
        )
      }
    />
  );
}

/** League, kick-off and who plays; `withStatus`: how it stands in the place of the teams. */
export function ProgramFacts({ programme, withStatus = false }: { programme: Programme; withStatus?: boolean }) {
  const t = useTranslations();
  const { matchTime } = useFormats();
  const { now } = useServices();
  const { match, league } = programme;
  const { home, away } = useMatchTeams(match, false);
  const { label } = statusOf(match);
  const common = [
    { label: t('programme.league'), value: league ?? t('format.missing') },
    { label: t('programme.kickOff'), value: matchTime(match.startDate, now()) },
  ];
  const teams = [
    { label: t('programme.home'), value: home.name },
    { label: t('programme.away'), value: away.name },
  ];
  const word = match.statusId === undefined ? t('format.missing') : t(`match.status.${label}`);
  const status = [{ label: t('programme.status'), value: word }];
  return <KeyValues rows={[...common, ...(withStatus ? status : teams)]} />;
}
