import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { CONFERENCE, NBA_POSITIONS } from '../../../../contract/nba/nba-codes';
import type { NbaSquadPlayer } from '../../../../contract/nba/nba-player';
import type { NbaTeamLineup } from '../../../../contract/nba/nba-team';
import { QueryState } from '../../../../domains/query/query-state';
import { useServices } from '../../../../services/services';
import { State } from '../../../../ui/feedback/state';
import { Card } from '../../../../ui/layout/section';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../../layout/topic-skeletons';
import { VeiledForm } from '../../tables/veiled-form';
import { TeamHero } from '../../team/hero';
import { SquadGroup, SquadTitle } from '../../team/squad-row';
import { TeamLayout } from '../../team/team-layout';
import { nbaSquadQuery, nbaTeamQuery, useNbaOrigin } from '../data/nba-queries';
import { NbaTeamGames } from './nba-team-games';
import { NbaTeamStats } from './nba-team-stats';

/** A team's line-up: who begins, then the others by position; the coach last. */
function NbaSquad({ team: { teamId, starters, coach } }: { readonly team: NbaTeamLineup }) {
  const t = useTranslations();
  const { paths } = useServices();
  const query = useQuery(nbaSquadQuery(useNbaOrigin(), teamId));
  const beginning = new Set(starters.map(({ playerId }) => playerId));
  const others = (query.data ?? []).filter(({ playerId }) => !beginning.has(playerId));
  const row = {
    pathOf: (playerId: string) => paths.nbaPlayer(playerId),
    playsAsOf: ({ position }: NbaSquadPlayer) => position && t(`nba.position.${position}`),
  };
  return (
    <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
      {starters.length + others.length === 0 && (
        <Card>
          <State art="empty" title={t('topics.noData')} />
        </Card>
      )}
      <SquadGroup title={t('nba.team.starters')} players={starters} {...row} />
      {[...NBA_POSITIONS, undefined].map((position) => (
        <SquadGroup
          key={position ?? 'other'}
          title={t(`nba.position.${position ?? 'other'}`)}
          players={others.filter((player) => player.position === position)}
          {...row}
        />
      ))}
      {coach !== undefined && <SquadTitle title={t('nba.team.coach', { name: coach })} />}
    </QueryState>
  );
}

const KINDS = { W: 'won', L: 'lost' } as const;
const SIDES = ['east', 'west'] as const;

/** Crest, name, place in the conference, record and form of a team. */
function NbaTeamHero({ team }: { readonly team: NbaTeamLineup }) {
  const t = useTranslations('nba');
  const { conference, rank, won, loss, seasonName, form = [] } = team;
  const side = SIDES.find((key) => CONFERENCE[key] === conference);
  const name = side === undefined ? '' : t(`conference.${side}`);
  const words = [
    rank === undefined ? undefined : t('team.rank', { conference: name, rank: String(rank) }).trim(),
    won === undefined || loss === undefined ? undefined : t('team.record', { won: String(won), lost: String(loss) }),
    seasonName,
  ];
  const results = form.map((result) => t(`team.${result}`)).join(' ');
  return (
    <TeamHero
      team={team}
      words={words}
      form={
        form.length > 0 && (
          <VeiledForm
            squares={form.map((result) => ({ kind: KINDS[result], letter: t(`team.${result}`) }))}
            label={t('team.form', { count: String(form.length), results })}
          />
        )
      }
    />
  );
}

const PANELS = { schedule: NbaTeamGames, lineup: NbaSquad, stats: NbaTeamStats };

function Team({ teamId }: { readonly teamId: string }) {
  const query = useQuery(nbaTeamQuery(useNbaOrigin(), teamId));
  return (
    <TeamLayout
      query={query}
      of={({ seasonId }) => ({ id: teamId, topic: 'nba', seasonId })}
      hero={(team) => <NbaTeamHero team={team} />}
      panel={(tab, team) => {
        const Panel = PANELS[tab];
        return <Panel team={team} />;
      }}
    />
  );
}

/** A team of the NBA: its games, its squad, its figures beside the league's. */
export default function NbaTeamPage() {
  const { id = '' } = useParams();
  return <Team key={id} teamId={id} />;
}
