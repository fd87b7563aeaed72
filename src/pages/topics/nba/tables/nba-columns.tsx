import { useLocale, useTranslations } from 'use-intl/react';
import type { NbaRanking, NbaRow, Split } from '../../../../contract/nba/nba-standings';
import { LANGUAGES } from '../../../../contract/shell/languages';
import { useFormats } from '../../../../i18n/use-formats';
import { gamesBehind, placeZone, winRate } from '../../../../rules/nba/table';
import { useServices } from '../../../../services/services';
import { Trend } from '../../../../ui/charts/trend';
import type { Column, ZoneTone } from '../../../../ui/lists/figure-table';
import { TableTeam } from '../../tables/table-team';
import { WhyButton } from '../../why/why-button';

/** GB of the leader (decisions.md, NBA). */
const LEADER = '–';
const TONES: Readonly<Record<'playoffs' | 'playIn', ZoneTone>> = { playoffs: 'best', playIn: 'good' };
/** CSS px; nicknames in letters are longer. */
const TEAM_PX = { characters: 100, letters: 124 };

const nameOf = ({ shortName, teamName, teamId }: NbaRow) => shortName ?? teamName ?? teamId;

const hasGames = (row: NbaRow): row is NbaRow & { won: number; loss: number } =>
  row.won !== undefined && row.loss !== undefined;

/** The figures of a row as the table writes them; what the server leaves out follows from won and lost, else is "—". */
function useFigures(leader: NbaRow | undefined) {
  const t = useTranslations('nba.table');
  const missing = useTranslations('format')('missing');
  const formats = useFormats();
  const rate = (row: NbaRow) => row.winRate ?? (hasGames(row) ? winRate(row) : undefined);
  const behind = (row: NbaRow) =>
    row.gamesBehind ?? (leader && hasGames(leader) && hasGames(row) ? gamesBehind(leader, row) : undefined);
  return {
    count: (value: number | undefined) => value ?? missing,
    split: (value: Split | undefined) => (value === undefined ? missing : `${value.won}-${value.loss}`),
    rate(row: NbaRow) {
      const value = rate(row);
      return value === undefined ? missing : formats.winRate(value);
    },
    behind(row: NbaRow) {
      const value = row === leader ? 0 : behind(row);
      return value === undefined ? missing : value === 0 ? LEADER : value;
    },
    streak({ streak }: NbaRow) {
      if (streak === undefined || streak === 0) return missing;
      const games = String(Math.abs(streak));
      return <Trend value={streak}>{t(streak > 0 ? 'won_in_row' : 'lost_in_row', { games })}</Trend>;
    },
  };
}

/** All columns (decisions.md, NBA): place and team stay, those that are read first come first. */
export function useNbaColumns(
  { rankingItem, playoffPlaces, playInPlaces }: NbaRanking,
  onWhy: ((teamId: string) => void) | undefined,
): readonly Column<NbaRow>[] {
  const t = useTranslations('nba.table');
  const { writing } = LANGUAGES[useLocale()];
  const { fileUrl, paths } = useServices();
  const figures = useFigures(rankingItem[0]);
  const places = new Map(rankingItem.map((row, index) => [row, row.rank ?? index + 1]));
  const column = (key: string, head: string, width: number, cell: Column<NbaRow>['cell']): Column<NbaRow> => ({
    key,
    head,
    width,
    cell,
  });
  const zoneOf = (row: NbaRow) => {
    const zone = placeZone(places.get(row), { playoffPlaces, playInPlaces });
    return zone && TONES[zone];
  };
  return [
    {
      ...column('rank', t('rank'), 34, (row) =>
        onWhy === undefined ? (
          places.get(row)
        ) : (
          <WhyButton place={places.get(row) ?? ''} team={nameOf(row)} onOpen={() => onWhy(row.teamId)} />
        ),
      ),
      name: t('rankName'),
      zone: zoneOf,
    },
    {
      ...column('team', t('team'), TEAM_PX[writing], (row) => (
        <TableTeam name={nameOf(row)} crest={row.teamLogo && fileUrl(row.teamLogo)} to={paths.nbaTeam(row.teamId)} />
      )),
      isRowHead: true,
    },
    column('won', t('won'), 34, ({ won }) => figures.count(won)),
    column('lost', t('lost'), 34, ({ loss }) => figures.count(loss)),
    { ...column('rate', t('rate'), 54, figures.rate), look: 'points' },
    column('behind', t('behind'), 44, figures.behind),
    column('streak', t('streak'), 54, figures.streak),
    column('lastTen', t('lastTen'), 52, ({ lastTen }) => figures.split(lastTen)),
    column('home', t('home'), 52, ({ homeRecord }) => figures.split(homeRecord)),
    column('away', t('away'), 50, ({ awayRecord }) => figures.split(awayRecord)),
    column('conference', t('conference'), 52, ({ conferenceRecord }) => figures.split(conferenceRecord)),
    column('division', t('division'), 52, ({ divisionRecord }) => figures.split(divisionRecord)),
  ];
}
