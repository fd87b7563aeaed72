import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { Crest } from '../../../../domains/match/crest';
import { useServices } from '../../../../services/services';
import { Icon } from '../../../../ui/media/icon';
import { Sheet } from '../../../../ui/overlays/sheet';
import type { TopicMatch } from '../../data/topic-match';
import { MatchList } from '../../schedule/match-list';
import styles from './games-sheet.module.css';

interface SheetTeam {
  readonly id: string;
  readonly name: string | undefined;
  readonly logo: string | undefined;
}

interface GamesSheetProps {
  readonly title: string;
  readonly teams: readonly SheetTeam[];
  readonly matches: readonly TopicMatch[];
  readonly onClose: () => void;
}

/** A series or a game of the bracket: its teams, which lead to their pages, and its games. */
export function GamesSheet({ title, teams, matches, onClose }: GamesSheetProps) {
  const t = useTranslations('nba.bracket');
  const { fileUrl, paths } = useServices();
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.rows}>
        <nav aria-label={t('teams')}>
          {teams.map(({ id, name, logo }) => (
            <Link key={id} to={paths.nbaTeam(id)} className={styles.link}>
              <Crest src={logo && fileUrl(logo)} size={24} />
              <span className={styles.name}>{name ?? id}</span>
              <Icon name="right" size={16} />
            </Link>
          ))}
        </nav>
        <MatchList matches={matches} />
      </div>
    </Sheet>
  );
}
