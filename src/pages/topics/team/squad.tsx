import { useTranslations } from 'use-intl/react';
import type { SquadPlayer } from '../../../contract/football/football-player';
import { useFormats } from '../../../i18n/use-formats';
import { ageOf } from '../../../rules/session/age';
import { useServices } from '../../../services/services';
import { State } from '../../../ui/feedback/state';
import { Card } from '../../../ui/layout/section';
import type { Topic } from '../topic';
import { SquadGroup, SquadRow } from './squad-row';

const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward', undefined] as const;

interface SquadProps {
  readonly topic: Topic;
  readonly seasonId: string;
  readonly players: readonly SquadPlayer[];
}

/** A team's players by where they play. */
export function Squad({ topic, seasonId, players }: SquadProps) {
  const t = useTranslations('topics');
  const { age } = useFormats();
  const { fileUrl, now, paths } = useServices();
  if (players.length === 0) {
    return (
      <Card>
        <State art="empty" title={t('noData')} />
      </Card>
    );
  }
  const metaOf = ({ birthday, height }: SquadPlayer) =>
    [age(ageOf(birthday, now())), height === undefined ? '' : t('heightShort', { height: String(height) })]
      .filter(Boolean)
      .join(' · ');
  return POSITIONS.map((position) => {
    const group = players.filter((player) => player.position === position);
    return group.length === 0 ? null : (
      <SquadGroup key={position ?? 'other'} title={t(`position.${position ?? 'other'}`)}>
        <Card>
          {group.map((player) => (
            <SquadRow
              key={player.playerId}
              number={player.shirtNumber?.toString() ?? ''}
              name={player.playerName ?? player.playerId}
              portrait={player.playerLogo && fileUrl(player.playerLogo)}
              meta={metaOf(player)}
              to={topic.playerPath?.(paths, seasonId, player.playerId)}
            />
          ))}
        </Card>
      </SquadGroup>
    );
  });
}
