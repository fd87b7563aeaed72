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
import { QueryState } from '../../../../domains/query/query-state';
import { useServices } from '../../../../services/services';
import { Chip, ChipRow } from '../../../../ui/controls/chip';
import { State } from '../../../../ui/feedback/state';
import { Card } from '../../../../ui/layout/section';
import text from '../../../../ui/theme/text.module.css';
import { topPlayers } from '../../data/football-lists';
import { ChoiceMenu } from '../../layout/choice-menu';
import { LeaderRow } from '../../layout/leader-row';
import { LEADERS_HEIGHT_PX, LeadersSkeleton } from '../../layout/topic-skeletons';
import { PanelHead } from '../../tables/panel-head';
import { nbaLeadersQuery } from '../data/nba-queries';
import { useSeasons } from '../data/seasons';
import { useNbaSource } from '../data/use-nba-source';
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
  const noData = useTranslations('topics');
  const { fileUrl, paths } = useServices();
  const perGame = usePerGame();
  const [stat, setStat] = useState<NbaStat>('points');
  const [position, setPosition] = useState<NbaPosition | typeof ALL>(ALL);
  const [scope, setScope] = useState<NbaKind>('regular');
  const query = useQuery(nbaLeadersQuery(useNbaSource(), seasonId, scope, stat));
  const players = nbaLeaders(query.data ?? [], position === ALL ? undefined : position);
  const best = players[0]?.value ?? 0;
  const scopes = useSeasons(() => true).flatMap(({ value: id, label: season }) =>
    SCOPES.map((one) => ({ value: `${id} ${one}`, label: t('inScope', { season, scope: t(`view.${one}`) }) })),
  );
  const chooseScope = (value: string) => {
    const [id = seasonId, asked] = value.split(' ');
    setScope(SCOPES.find((one) => one === asked) ?? 'regular');
    onSeason(id);
  };
  const positions = ([ALL, ...NBA_POSITIONS] as const).map((value) => ({ value, label: t(`position.${value}`) }));
  return (
    <>
      <ChipRow label={t('stat.label')}>
        {NBA_STATS.map((one) => (
          <Chip key={one} isOn={one === stat} onToggle={() => setStat(one)}>
            {t(`stat.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <PanelHead isSecond>
        <span className={text.meta}>{t('perGame')}</span>
        <div className={styles.choices}>
          <ChoiceMenu label={t('scope')} choices={scopes} value={`${seasonId} ${scope}`} onChoose={chooseScope} />
          <ChoiceMenu label={t('position.label')} choices={positions} value={position} onChoose={setPosition} />
        </div>
      </PanelHead>
      <Card>
        <QueryState query={query} skeleton={<LeadersSkeleton />} space={LEADERS_HEIGHT_PX}>
          {players.length === 0 && <State art="empty" title={noData('noData')} text={noData('noDataHint')} />}
          {players.map((player, index) => (
            <LeaderRow
              key={player.playerId}
              place={index + 1}
              name={player.playerName ?? player.playerId}
              portrait={player.playerLogo && fileUrl(player.playerLogo)}
              team={
                player.teamName === undefined
                  ? undefined
                  : { name: player.teamName, crest: player.teamLogo && fileUrl(player.teamLogo) }
              }
              share={best > 0 ? (player.value ?? 0) / best : 0}
              value={perGame(player.value)}
              to={paths.nbaPlayer(player.playerId)}
            />
          ))}
        </QueryState>
      </Card>
    </>
  );
}

interface Ranked {
  readonly position?: NbaPosition | undefined;
}

/** The best ten (product.md, section 5), of one position or of all, in the server's order. */
export function nbaLeaders<P extends Ranked>(players: readonly P[], position: NbaPosition | undefined): P[] {
  return topPlayers(position === undefined ? players : players.filter((player) => player.position === position));
}
