import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { NbaPlayerSeason } from '../../../../contract/nba/nba-player';
import { useServices } from '../../../../services/services';
import { Card } from '../../../../ui/layout/section';
import { TitledSection } from '../../../../ui/layout/titled-section';
import { type Column, FigureTable } from '../../../../ui/lists/figure-table';
import { StatRow } from '../../../../ui/lists/stat-row';
import { ChoiceMenu } from '../../../../ui/overlays/choice-menu';
import { NoData } from '../../layout/no-data';
import { TableTeam } from '../../tables/table-team';
import { usePerGame } from '../data/use-per-game';

/** CSS px of a column of figures. */
const WIDTH_PX = 46;

interface NbaPlayerSeasonsProps {
  /** Newest first. */
  readonly seasons: readonly NbaPlayerSeason[];
}

const nameOf = ({ seasonName, seasonId }: NbaPlayerSeason) => seasonName ?? seasonId;

/** A player's figures per game: one season in large, the ones before it in a table. */
export function NbaPlayerSeasons({ seasons }: NbaPlayerSeasonsProps) {
  const t = useTranslations();
  const [chosen, setChosen] = useState<string>();
  const season = seasons.find(({ seasonId }) => seasonId === chosen) ?? seasons[0];
  return (
    <>
      <TitledSection
        title={t('nba.player.seasonStats')}
        end={
          season !== undefined && (
            <ChoiceMenu
              label={t('nba.season')}
              choices={seasons.map((one) => ({ value: one.seasonId, label: nameOf(one) }))}
              value={season.seasonId}
              onChoose={setChosen}
            />
          )
        }
      >
        <Card>{season === undefined ? <NoData /> : <SeasonFigures season={season} />}</Card>
      </TitledSection>
      {/* The seasons before the running one. */}
      {seasons.length > 1 && <SeasonTable seasons={seasons.slice(1)} />}
    </>
  );
}

function SeasonFigures({ season }: { readonly season: NbaPlayerSeason }) {
  const t = useTranslations('nba');
  const missing = useTranslations('format')('missing');
  const perGame = usePerGame();
  const { games, points, rebounds, assists, steals, blocks, minutes } = season;
  return (
    <>
      <StatRow
        stats={[
          { key: t('player.games'), value: games === undefined ? missing : String(games) },
          { key: t('stat.points'), value: perGame(points) },
          { key: t('stat.rebounds'), value: perGame(rebounds) },
          { key: t('stat.assists'), value: perGame(assists) },
        ]}
      />
      <StatRow
        stats={[
          { key: t('stat.steals'), value: perGame(steals) },
          { key: t('stat.blocks'), value: perGame(blocks) },
          { key: t('player.minutes'), value: perGame(minutes) },
        ]}
      />
    </>
  );
}

function SeasonTable({ seasons }: NbaPlayerSeasonsProps) {
  const t = useTranslations('nba.player');
  const missing = useTranslations('format')('missing');
  const { fileUrl } = useServices();
  const perGame = usePerGame();
  const figure = (key: 'points' | 'rebounds' | 'assists'): Column<NbaPlayerSeason> => ({
    key,
    head: t(key),
    width: WIDTH_PX,
    cell: (row) => perGame(row[key]),
  });
  const columns: readonly Column<NbaPlayerSeason>[] = [
    { key: 'season', head: t('season'), width: 66, isRowHead: true, cell: nameOf },
    {
      key: 'team',
      head: t('team'),
      align: 'start',
      cell: ({ shortName, teamName, teamLogo }) => (
        <TableTeam name={shortName ?? teamName ?? missing} crest={teamLogo && fileUrl(teamLogo)} />
      ),
    },
    // Below 360 px the team's name needs the room.
    { key: 'games', head: t('games'), width: WIDTH_PX, isFolded: true, cell: ({ games }) => games ?? missing },
    figure('points'),
    figure('rebounds'),
    figure('assists'),
  ];
  return (
    <TitledSection title={t('history')}>
      <Card>
        <FigureTable caption={t('history')} columns={columns} rows={seasons} keyOf={({ seasonId }) => seasonId} />
      </Card>
    </TitledSection>
  );
}
