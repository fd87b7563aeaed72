import { useTranslations } from 'use-intl/react';
import { playerNameOf } from '../../../rules/match/match-facts';
import { type GamePlayers, type LeadersIn, leadersOfGame } from '../../../rules/nba/game-leaders';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import styles from './leaders-section.module.css';
import sheet from './match-sheet.module.css';

/** The name of a player, with the portrait beside it. */
function Who({ player }: LeadersIn['home']) {
  const { fileUrl } = useServices();
  const { playerName, playerLogo } = player;
  const name = playerNameOf(player);
  return (
    <span className={styles.who}>
      <Avatar name={name} src={playerLogo && fileUrl(playerLogo)} size={32} />
      <span className={text.two} title={playerName ?? name}>
        {name}
      </span>
    </span>
  );
}

/** The best of both teams in points, rebounds and assists of the game; left out where nobody tells them. */
export function LeadersSection({ players }: { readonly players: GamePlayers }) {
  const t = useTranslations('matchSheet');
  const leaders = leadersOfGame(players);
  if (leaders.length === 0) return null;
  return (
    <>
      <h3 className={sheet.heading}>{t('leaders')}</h3>
      <ul className={styles.leaders}>
        {leaders.map(({ figure, home, away }) => (
          <li key={figure}>
            <Who {...home} />
            <b className={cx(text.num, home.value >= away.value && styles.more)}>{home.value}</b>
            <span className={text.meta}>{t(`figure.${figure}`)}</span>
            <b className={cx(text.num, away.value >= home.value && styles.more)}>{away.value}</b>
            <Who {...away} />
          </li>
        ))}
      </ul>
    </>
  );
}
