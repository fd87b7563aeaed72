import { useTranslations } from 'use-intl/react';
import type { SquadPlayer } from '../../../contract/football/football-player';
import { useServices } from '../../../services/services';
import { State } from '../../../ui/feedback/state';
import { Card } from '../../../ui/layout/section';
import type { Topic } from '../data/topic';
import { SquadGroup } from './squad-row';

const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward', undefined] as const;

interface SquadProps {
  readonly topic: Topic;
  readonly seasonId: string;
  readonly players: readonly SquadPlayer[];
}

/** A team's players by where they play. */
export function Squad({ topic, seasonId, players }: SquadProps) {
  const t = useTranslations('topics');
  const { paths } = useServices();
  if (players.length === 0) {
    return (
      <Card>
        <State art="empty" title={t('noData')} />
      </Card>
    );
  }
  return POSITIONS.map((position) => (
    <SquadGroup
      key={position ?? 'other'}
      title={t(`position.${position ?? 'other'}`)}
      players={players.filter((player) => player.position === position)}
      pathOf={(playerId) => topic.playerPath?.(paths, seasonId, playerId)}
    />
  ));
}
