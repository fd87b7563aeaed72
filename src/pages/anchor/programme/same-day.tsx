import { useTranslations } from 'use-intl/react';
import { useLiveHostLists } from '../../../domains/anchor/use-live-hosts';
import { MatchRow } from '../../../domains/match/match-row';
import { useServices } from '../../../services/services';
import { Card, MoreLink, Section } from '../../../ui/layout/section';
import type { Programme } from './program-query';

/** The day's other programmes; a tap on a row leads to its own page. */
export function SameDay({ programme }: { readonly programme: Programme }) {
  const t = useTranslations();
  const { paths } = useServices();
  const matches = useLiveHostLists(programme.sameDay);
  if (matches.length === 0) return null;
  return (
    <Section title={t('programme.sameDay')} end={<MoreLink to={paths.fiveLeagues()}>{t('action.all')}</MoreLink>}>
      <Card>
        {matches.map((match) => (
          <MatchRow
            key={match.matchId}
            match={match}
            to={paths.programDetail(match.matchId, { hostId: match.hostList[0]?.id })}
            isDated
          />
        ))}
      </Card>
    </Section>
  );
}
