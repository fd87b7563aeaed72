import { useTranslations } from 'use-intl/react';
import type { NbaPlayerDetail } from '../../../../contract/nba/nba-player';
import { useServices } from '../../../../services/services';
import { PersonHead } from '../../player/player-head';

/** The head of a player's page. */
export function NbaPlayerHead({ player }: { readonly player: NbaPlayerDetail }) {
  const t = useTranslations('nba');
  const missing = useTranslations('format')('missing');
  const { paths } = useServices();
  const { position, draftYear } = player;
  const place = position && t(`position.${position}`);
  return (
    <PersonHead
      player={player}
      place={place}
      pathOf={(teamId) => paths.nbaTeam(teamId)}
      more={[
        { label: t('position.label'), value: place ?? missing },
        { label: t('player.draft'), value: draftYear === undefined ? missing : String(draftYear) },
      ]}
    />
  );
}
