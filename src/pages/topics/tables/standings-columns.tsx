import type { useTranslations } from 'use-intl/react';
import type { TableRow } from '../../../contract/football/standings';
import type { Column, ZoneTone } from '../../../ui/lists/figure-table';
import { shortNameOf } from '../data/short-names';
import { WhyButton } from '../why/why-button';
import type { RowInPlay } from './as-it-stands';
import styles from './standings-columns.module.css';
import { TableTeam } from './table-team';
import { TeamForm } from './team-form';

/** More do not fit beside a name. */
const SQUARES = 5;

export type TableTranslate = ReturnType<typeof useTranslations<'topics.table'>>;

/** The input of a table's cells beside the row. */
export interface TableContext {
  readonly t: TableTranslate;
  /** Stands for what is not known: never 0. */
  readonly missing: string;
  readonly toneOf: (row: TableRow) => ZoneTone | undefined;
  readonly teamPath: (teamId: string) => string;
  readonly fileUrl: (file: string) => string;
  /** Asks why a team stands where it does; without it the place is a number alone. */
  readonly onWhy?: ((teamId: string) => void) | undefined;
}

/** A row as it stands, or an official one. */
export type ShownRow = TableRow & Partial<Pick<RowInPlay, 'moved' | 'score'>>;

/** The way against the official table, in a word, an arrow and a number. */
const movedWord = (moved: number | undefined = 0, t: TableTranslate): string | undefined =>
  moved === 0 ? undefined : t(moved > 0 ? 'up' : 'down', { count: Math.abs(moved) });

const difference = (row: TableRow): number | undefined => {
  const { goalDifference, goalsFor, goalsAgainst } = row;
  if (goalDifference !== undefined) return goalDifference;
  return goalsFor === undefined || goalsAgainst === undefined ? undefined : goalsFor - goalsAgainst;
};

type Figure = 'total' | 'won' | 'draw' | 'loss' | 'points';

const FIGURE_WORDS = {
  total: ['played', 'playedName', 30],
  won: ['won', undefined, 27],
  draw: ['draw', undefined, 27],
  loss: ['lost', undefined, 27],
  points: ['points', undefined, 40],
} as const;

function figure(key: Figure, { t, missing }: TableContext, isFolded = false): Column<ShownRow> {
  const [head, name, width] = FIGURE_WORDS[key];
  return {
    key,
    head: t(head),
    name: name && t(name),
    width,
    isFolded,
    look: key === 'points' ? 'points' : undefined,
    cell: (row) =>
      key === 'points' && row.score !== undefined ? <b className={styles.live}>{row[key]}</b> : (row[key] ?? missing),
  };
}

/** The place: the server's, which level teams may share. */
const place = ({ t, missing, toneOf, onWhy }: TableContext): Column<ShownRow> => ({
  key: 'rank',
  head: '#',
  name: t('rank'),
  width: 34,
  cell: ({ rank = missing, teamId, teamName, moved }) =>
    onWhy === undefined ? (
      rank
    ) : (
      <WhyButton place={rank} team={teamName ?? teamId} moved={movedWord(moved, t)} onOpen={() => onWhy(teamId)} />
    ),
  zone: toneOf,
});

const team = ({ t, fileUrl, teamPath }: TableContext, title?: string): Column<ShownRow> => ({
  key: 'team',
  head: title ?? t('team'),
  isWideHead: title !== undefined,
  isRowHead: true,
  cell: ({ teamId, teamName, teamLogo, deduction = 0, score }) => (
    <TableTeam
      name={teamName ?? teamId}
      short={shortNameOf(teamName)}
      crest={teamLogo && fileUrl(teamLogo)}
      to={teamPath(teamId)}
    >
      {deduction > 0 && <sup title={t('deducted')}>−{deduction}</sup>}
      {score !== undefined && (
        <span className={styles.score} role="img" aria-label={t('inPlayScore', { score: score.join(':') })}>
          {score.join(':')}
        </span>
      )}
    </TableTeam>
  ),
});

const goalDifference = ({ t, missing }: TableContext): Column<ShownRow> => ({
  key: 'difference',
  head: t('difference'),
  name: t('differenceName'),
  width: 46,
  look: 'muted',
  cell(row) {
    const value = difference(row);
    return <bdi>{value === undefined ? missing : value > 0 ? `+${value}` : value}</bdi>;
  },
});

/** A league's table: place, team, played, won, drawn, lost, goal difference, points. */
export const leagueColumns = (context: TableContext): readonly Column<ShownRow>[] => [
  place(context),
  team(context),
  figure('total', context),
  figure('won', context),
  figure('draw', context),
  figure('loss', context),
  { ...goalDifference(context), width: 48, isFolded: true },
  { ...figure('points', context), width: 38 },
];

/** A group's: its name in the place of a heading, the difference in the place of the goals. */
export const groupColumns = (context: TableContext, title: string): readonly Column<ShownRow>[] => [
  place(context),
  team(context, title),
  figure('total', context, true),
  figure('won', context),
  figure('draw', context),
  figure('loss', context),
  goalDifference(context),
  figure('points', context),
];

/** The last five matches as squares, the last ten as numbers; their goals and points. */
export const formColumns = (context: TableContext, last: number): readonly Column<TableRow>[] => [
  place(context),
  team(context),
  ...(last > SQUARES
    ? (['won', 'draw', 'loss'] as const).map((key) => figure(key, context))
    : [
        {
          key: 'form',
          head: context.t('newToOld'),
          width: 116,
          cell: ({ form = [] }: TableRow) => <TeamForm form={form} isTold />,
        },
      ]),
  {
    key: 'goals',
    head: context.t('goalsForAgainst'),
    name: context.t('goalsName'),
    width: 50,
    look: 'muted',
    isFolded: true,
    cell: ({ goalsFor, goalsAgainst }) => `${goalsFor}/${goalsAgainst}`,
  },
  { ...figure('points', context), width: 38 },
];
