import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import {
  NBA_POSITIONS,
  NBA_STATS,
  type NbaKind,
  type NbaPosition,
  type NbaStat,
} from '../../../../contract/nba/nba-codes';
import { useServices } from '../../../../services/services';
import { ChoiceMenu } from '../../../../ui/overlays/choice-menu';
import text from '../../../../ui/theme/text.module.css';
import { topPlayers } from '../../data/topic-queries';
import { Leaders, Ranking } from '../../layout/leader-row';
import { PanelHead } from '../../tables/panel-head';
import { nbaLeadersQuery, useNbaOrigin } from '../data/nba-queries';
import { useSeasons } from '../data/seasons';
import { usePerGame } from '../data/use-per-game';
import styles from './nba-leaders.module.css';

interface NbaLeadersProps {
  readonly seasonId: string;
  readonly onSeason: (seasonId: string) => void;
}

const SCOPES = ['regular', 'playoffs'] as const;
const ALL = 'all';

/** The ten best by a figure per game, of all positions or one, in one part of a season. */
export function NbaLeaders({ seasonId, onSeason }: NbaLeadersProps) {
  const t = useTranslations('nba');
  const { paths } = useServices();
  const perGame = usePerGame();
  const [stat, setStat] = useState<NbaStat>('points');
  const [position, setPosition] = useState<NbaPosition | typeof ALL>(ALL);
  const [scope, setScope] = useState<NbaKind>('regular');
  const query = useQuery(nbaLeadersQuery(useNbaOrigin(), seasonId, scope, stat));
  const players = nbaLeaders(query.data ?? [], position === ALL ? undefined : position);
  const scopes = useSeasons(() => true).flatMap(({ value: id, label: season }) =>
    SCOPES.map((one) => ({ value: `${id} ${one}`, label: t('inScope', { season, scope: t(`view.${one}`) }) })),
  );
  const chooseScope = (value: string) => {
    const [id = seasonId, asked] = value.split(' ');
    setScope(SCOPES.find((one) => one === asked) ?? 'regular');
    onSeason(id);
  };
  const positions = ([ALL, ...NBA_POSITIONS] as const).map((value) => ({ value, label: t(`position.${value}`) }));
  const menus = (
    <PanelHead isSecond>
      <span className={text.meta}>{t('perGame')}</span>
      <div className={styles.choices}>
        <ChoiceMenu label={t('scope')} choices={scopes} value={`${seasonId} ${scope}`} onChoose={chooseScope} />
        <ChoiceMenu label={t('position.label')} choices={positions} value={position} onChoose={setPosition} />
      </div>
    </PanelHead>
  );
  return (
    <Ranking
      {...{ query, menus }}
      label={t('stat.label')}
      choices={NBA_STATS.map((value) => ({ value, label: t(`stat.${value}`) }))}
      value={stat}
      onChoose={setStat}
      isEmpty={players.length === 0}
    >
      {/* Places count within a position. */}
      <Leaders
        players={players.map((player) => ({ ...player, rank: undefined }))}
        write={perGame}
        pathOf={(id) => paths.nbaPlayer(id)}
      />
    </Ranking>
  );
}

interface Ranked {
  readonly position?: NbaPosition | undefined;
}

/** The best ten (product.md, section 5), of one position or of all, in the server's order. */
export function nbaLeaders<P extends Ranked>(players: readonly P[], position: NbaPosition | undefined): P[] {
  return topPlayers(position === undefined ? players : players.filter((player) => player.position === position));
}
