import type { ComponentProps, ReactNode } from 'react';
import type { RankedPlayer } from '../../../contract/football/football-player';
import { Crest } from '../../../domains/match/crest';
import { QueryState } from '../../../domains/query/query-state';
import { useServices } from '../../../services/services';
import { ChoiceChips } from '../../../ui/controls/choice-chips';
import { cx } from '../../../ui/cx';
import { Card } from '../../../ui/layout/section';
import { Rank } from '../../../ui/lists/rank';
import { Avatar } from '../../../ui/media/avatar';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './leader-row.module.css';
import { NoData } from './no-data';
import { RowLink } from './row-link';
import { ShareBar } from './share-bar';
import { LEADERS_HEIGHT_PX, LeadersSkeleton } from './topic-skeletons';

interface LeaderRowProps {
  readonly place: number;
  readonly name: string;
  /** URL of the player's portrait; a team has a crest instead. */
  readonly portrait?: string | undefined;
  readonly team?: { readonly name: string; readonly crest: string | undefined; readonly note?: string } | undefined;
  /** A ranking of teams: the picture is this crest. */
  readonly crest?: string | undefined;
  readonly isTeam?: boolean;
  /** Of the first one's figure, 0 to 1. */
  readonly share: number;
  readonly value: ReactNode;
  readonly to?: string | undefined;
}

/** A place in a ranking of players or teams. */
export function LeaderRow(props: LeaderRowProps) {
  const { place, name, portrait, team, crest, isTeam = false, share, value, to } = props;
  return (
    <RowLink to={to} className={styles.row}>
      <Rank place={place} />
      {isTeam ? <Crest src={crest} size={32} /> : <Avatar name={name} src={portrait} />}
      <span className={styles.texts}>
        <span className={cx(styles.name, text.two)} title={name}>
          {name}
        </span>
        {team !== undefined && (
          <span className={cx(styles.team, text.meta)}>
            <Crest src={team.crest} size={14} />
            <span className={team.note === undefined ? text.two : layout.grow}>
              {team.name}
              {team.note !== undefined && <span className={text.num}> {team.note}</span>}
            </span>
          </span>
        )}
        <ShareBar share={share} isThin />
      </span>
      <b className={styles.value}>{value}</b>
    </RowLink>
  );
}

interface RankingProps<S extends string> extends Omit<ComponentProps<typeof ChoiceChips<S>>, 'children'> {
  readonly query: ComponentProps<typeof QueryState>['query'];
  readonly isEmpty: boolean;
  readonly menus?: ReactNode;
  readonly children: ReactNode;
}

/** A ranking by the figure that is chosen. */
export function Ranking<S extends string>({ query, isEmpty, menus, children, ...figures }: RankingProps<S>) {
  return (
    <>
      <ChoiceChips {...figures} />
      {menus}
      <Card>
        <QueryState query={query} skeleton={<LeadersSkeleton />} space={LEADERS_HEIGHT_PX}>
          {isEmpty ? <NoData /> : children}
        </QueryState>
      </Card>
    </>
  );
}

interface LeadersProps {
  /** Best first. */
  readonly players: readonly RankedPlayer[];
  readonly write: (value: number | undefined) => string;
  readonly pathOf?: (playerId: string) => string | undefined;
  /** Their page is the team's. */
  readonly areOfTeam?: boolean;
  /** Behind the team's name. */
  readonly noteOf?: (player: RankedPlayer) => string;
}

/** The lines of a ranking of players. */
export function Leaders({ players, write, pathOf, areOfTeam = false, noteOf }: LeadersProps) {
  const { fileUrl } = useServices();
  const best = players[0]?.value ?? 0;
  const urlOf = (file: string | undefined) => file && fileUrl(file);
  return players.map((player, index) => {
    const { playerId, playerName = playerId, playerLogo, teamName, teamLogo, rank, value } = player;
    const team = { name: teamName ?? '', crest: urlOf(teamLogo), ...(noteOf && { note: noteOf(player) }) };
    return (
      <LeaderRow
        key={playerId}
        place={rank ?? index + 1}
        name={playerName}
        portrait={urlOf(playerLogo)}
        team={areOfTeam || teamName === undefined ? undefined : team}
        share={best > 0 ? (value ?? 0) / best : 0}
        value={write(value)}
        to={pathOf?.(playerId)}
      />
    );
  });
}
