import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { Crest } from '../../../../domains/match/crest';
import { QueryState } from '../../../../domains/query/query-state';
import { useServices } from '../../../../services/services';
import { Card } from '../../../../ui/layout/section';
import { Icon } from '../../../../ui/media/icon';
import { Sheet } from '../../../../ui/overlays/sheet';
import { Bracket } from '../../bracket/bracket';
import type { DrawnBracket } from '../../bracket/bracket-picture';
import type { BracketTie } from '../../bracket/bracket-tie';
import { ShareBracket } from '../../bracket/share-bracket';
import type { TopicMatch } from '../../data/topic-match';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../../layout/topic-skeletons';
import { MatchList } from '../../schedule/match-list';
import type { NbaReading } from '../data/nba-queries';
import styles from './nba-bracket.module.css';
import type { SeriesTeam } from './series';

export const EMPTY: NbaReading = { games: [], matches: [] };

interface NbaBracketProps {
  readonly query: UseQueryResult<NbaReading>;
  /** In the place of a bracket without games. */
  readonly none: ReactNode;
  readonly title: string;
  readonly halves: Pick<DrawnBracket, 'upper' | 'lower'>;
  /** On the page, and in the picture. */
  readonly final: ReactNode;
  readonly finalTie: BracketTie;
  readonly children: ReactNode;
}

/** A bracket of the NBA once it is read, and its picture. */
export function NbaBracket({ query, none, title, halves, final, finalTie, children }: NbaBracketProps) {
  return (
    <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
      {query.data === undefined || query.data.games.length === 0 ? (
        <Card>{none}</Card>
      ) : (
        <>
          <Bracket {...halves} final={final} />
          <ShareBracket title={title} {...halves} final={finalTie} />
        </>
      )}
      {children}
    </QueryState>
  );
}

interface GamesSheetProps {
  readonly title: string;
  readonly teams: readonly Pick<SeriesTeam, 'id' | 'name' | 'logo'>[];
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
