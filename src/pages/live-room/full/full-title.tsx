import { useTranslations } from 'use-intl/react';
import type { RoomInfo } from '../../../contract/room/room';
import { LiveClockView } from '../../../domains/match/live-clock-view';
import { useLiveMatch } from '../../../domains/match/use-live-match';
import { useVersus } from '../../../domains/match/use-versus';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { statusOf } from '../../../rules/match/match-status';
import type { Dated } from '../../../rules/reading/asked';
import styles from './full-chat.module.css';

/** "Home 2 : 1 Away · 67′": how the match stands, where the bar below the picture is out of sight. */
export function FullTitle({ show }: { readonly show: Dated<RoomInfo> }) {
  const t = useTranslations();
  const versus = useVersus();
  const match = useUnspoilt()(useLiveMatch(show));
  const { homeScore, awayScore, masterTeamName: home, guestTeamName: away } = match;
  const isScored = homeScore !== undefined && awayScore !== undefined && home !== undefined && away !== undefined;
  const { group, label } = statusOf(match);
  return (
    <>
      {isScored ? t('mini.score', { home, away, homeScore, awayScore }) : versus(match)}
      {label !== 'neutral' && ' · '}
      {group === 'processing' ? (
        <span className={styles.clock}>
          <LiveClockView match={match} />
        </span>
      ) : (
        label !== 'neutral' && t(`match.status.${label}`)
      )}
    </>
  );
}
