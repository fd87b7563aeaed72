import { useTranslations } from 'use-intl/react';
import { useVersus } from '../../../domains/match/use-versus';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { statusOf } from '../../../rules/match/match-status';
import type { NextRoom } from './next-rooms';

/** The room's show in a line: the match with its score in play, else the teams, else the host's room. */
export function useRoomLabel(): (room: NextRoom) => string {
  const t = useTranslations();
  const versus = useVersus();
  const unspoilt = useUnspoilt();
  return ({ host, match }) => {
    if (match === undefined) return t('room.titleOf', { name: host.nickName ?? t('anchor.unnamed') });
    const { homeScore, awayScore, masterTeamName: home, guestTeamName: away } = unspoilt(match);
    if (homeScore === undefined || awayScore === undefined || home === undefined || away === undefined) {
      return versus(match);
    }
    const { label } = statusOf(match);
    const status = label === 'neutral' ? '' : t(`match.status.${label}`);
    return `${t('mini.score', { home, away, homeScore, awayScore })} ${status}`.trim();
  };
}
