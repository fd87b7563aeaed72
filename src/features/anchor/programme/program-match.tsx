import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import { useFormats } from '../../../i18n/use-formats';
import { MatchRowLine } from '../../../parts/matches/match-row-line';
import { useMatchTeams } from '../../../parts/matches/match-teams';
import type { Ticker } from '../../../parts/matches/ticker';
import { rowFace } from '../../../rules/match-row-face';
import { statusOf } from '../../../rules/match-status';
import { KeyValues } from '../../../ui/key-values';
import { MatchBar } from '../../../ui/match-bar';
import type { Programme } from './program-query';

interface ProgramMatchProps {
  readonly programme: Programme;
  readonly ticker: Ticker;
}

/** Both teams and how it stands (`si-mbar`). */
export function ProgramBar({ programme: { match, league }, ticker }: ProgramMatchProps) {
  const t = useTranslations();
  const { clock, day } = useFormats();
  const { now } = useServices();
  const face = rowFace(match, now(), true);
  const { home, away } = useMatchTeams(match, true);
  const lines = { match, ticker, isMain: false };
  const { label } = statusOf(match);
  const score = (side: 'home' | 'away') => face.scores?.[side].score ?? undefined;
  const when = day(match.startDate, now());
  const ahead =
    match.statusId === undefined
      ? when
      : t('programme.dayAndStatus', { day: when, status: t(`match.status.${label}`) });
  return (
    <MatchBar
      league={league}
      home={{ name: home.name, crest: home.crest, score: score('home') }}
      away={{ name: away.name, crest: away.crest, score: score('away') }}
      kickOff={clock(match.startDate)}
      status={
        face.look === 'live' ? (
          <>
            <MatchRowLine line={face.first} {...lines} />
            {face.second && <MatchRowLine line={face.second} {...lines} />}
          </>
        ) : (
          ahead
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
