import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { LiveMatch } from '../../../contract/anchor/host';
import { ongoingMatches } from '../../../rules/match/ongoing-matches';
import { programmeHosts } from '../../../rules/match/programme';
import type { Dated } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import { State } from '../../../ui/feedback/state';
import { Icon } from '../../../ui/media/icon';
import { Sheet } from '../../../ui/overlays/sheet';
import text from '../../../ui/theme/text.module.css';
import { anchorHomeQuery } from '../../anchor/anchor-home-query';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../anchor/list-skeletons';
import { useLiveHostLists } from '../../anchor/use-live-hosts';
import { QueryState } from '../../query/query-state';
import { useAudience } from '../../session/audience';
import { MatchRow } from './match-row';
import styles from './match-selector.module.css';

const NONE: readonly Dated<LiveMatch>[] = [];

interface MatchSelectorProps {
  readonly current?: string | undefined;
  readonly onClose: () => void;
}

/** A sheet of the matches in play that anchors show; a tap leads into the room of the first of them. */
export function MatchSelector({ current, onClose }: MatchSelectorProps) {
  const t = useTranslations();
  const services = useServices();
  const { paths } = services;
  const query = useQuery(anchorHomeQuery(services, useAudience()));
  const { data } = query;
  useRefetch('screen', query.refetch);
  const matches = ongoingMatches(useLiveHostLists(data?.matches ?? NONE));
  const roomOf = ({ hostList, matchId }: LiveMatch) => {
    const [host] = programmeHosts(hostList, matchId);
    return host && paths.anchorRoom(host.id, { matchId });
  };
  return (
    <Sheet title={t('match.choose')} onClose={onClose}>
      <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
        <div className={styles.rows}>
          {matches.length === 0 && <State art="empty" title={t('anchor.noMatches')} text={t('anchor.noMatchesHint')} />}
          {matches.map((match) => (
            <MatchRow
              key={match.matchId}
              match={match}
              to={roomOf(match)}
              onOpen={onClose}
              end={
                match.matchId === current ? (
                  <span className={text.accent}>
                    <Icon name="check" />
                  </span>
                ) : null
              }
            />
          ))}
        </div>
      </QueryState>
    </Sheet>
  );
}
