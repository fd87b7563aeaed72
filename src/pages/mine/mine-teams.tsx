import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../contract/push/channels';
import row from '../../domains/anchor/anchor-row.module.css';
import { Crest } from '../../domains/match/crest';
import { scoreText, useMatchTeams } from '../../domains/match/match-teams';
import { useLiveMatch } from '../../domains/match/use-live-match';
import { teamsOf } from '../../domains/match/use-versus';
import { useIsVeiled } from '../../domains/spoilers/spoiler-store';
import { ShowScore } from '../../domains/spoilers/veil';
import { StarTeam } from '../../domains/team/star-team';
import { type StarredMatch, teamDay } from '../../domains/team/starred-match';
import type { StarredTeam } from '../../domains/team/starred-teams';
import { useTeamPath } from '../../domains/team/team-path';
import { useFormats } from '../../i18n/use-formats';
import { hasBegun } from '../../rules/match/live-overlay';
import { statusOf } from '../../rules/match/match-status';
import { useServices } from '../../services/services';
import { useChannel } from '../../services/use-live';
import { cx } from '../../ui/cx';
import { Card } from '../../ui/layout/section';
import { TitledSection } from '../../ui/layout/titled-section';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import { DottedLine } from './dotted-line';
import styles from './mine.module.css';

const CREST_PX = 32;

/** Whom the team plays, and where: "home v Chelsea". */
function useAgainst(teamId: string) {
  const t = useTranslations();
  return (match: StarredMatch) => {
    const isHome = match.homeId === teamId;
    const other = teamsOf(t, match)[isHome ? 'away' : 'home'];
    return t(isHome ? 'mine.atHome' : 'mine.away', { team: other });
  };
}

function Today({ teamId, match: read }: { teamId: string; match: StarredMatch }) {
  const t = useTranslations();
  const { matchTime, day } = useFormats();
  const { now } = useServices();
  const against = useAgainst(teamId);
  useChannel(channels.match(read.matchId));
  const match = useLiveMatch(read);
  const { label } = statusOf(match);
  const when = hasBegun(match)
    ? `${day(match.startDate, now())} ${t(`match.status.${label}`)}`
    : matchTime(match.startDate, now());
  return <DottedLine items={[when, against(match)]} />;
}

function Score({ match: read }: { match: StarredMatch }) {
  const match = useLiveMatch(read);
  const isVeiled = useIsVeiled(match);
  const { versus } = useMatchTeams(match, false);
  if (!hasBegun(match)) return null;
  if (isVeiled) return <ShowScore matchId={match.matchId} versus={versus} />;
  const isOn = statusOf(match).group === 'processing';
  return (
    <b className={cx(text.num, styles.score, isOn && styles.live)}>
      {scoreText(match.homeScore)} : {scoreText(match.awayScore)}
    </b>
  );
}

function Row({ team, reading }: { readonly team: StarredTeam; readonly reading: readonly StarredMatch[] | undefined }) {
  const t = useTranslations('mine');
  const { matchTime } = useFormats();
  const { fileUrl, now } = useServices();
  const against = useAgainst(team.id);
  const to = useTeamPath()(team);
  const { today, next } = teamDay(reading ?? [], now());
  const name = team.name ?? team.id;
  const later = [
    t('noMatchToday'),
    ...(next === undefined ? [] : [`${matchTime(next.startDate, now())} ${against(next)}`]),
  ];
  return (
    <div className={row.row}>
      <Crest src={team.logo && fileUrl(team.logo)} size={CREST_PX} />
      <div className={row.texts}>
        <div className={row.title}>
          {to === undefined ? (
            <span className={text.ell}>{name}</span>
          ) : (
            <Link to={to} className={cx(layout.overlay, text.ell)} title={name}>
              {name}
            </Link>
          )}
        </div>
        {reading !== undefined && (
          <div
            className={cx(text.meta, text.num, text.ell)}
            // A narrow screen cuts the line.
            title={today === undefined ? later.join(' · ') : against(today)}
          >
            {today === undefined ? <DottedLine items={later} /> : <Today teamId={team.id} match={today} />}
          </div>
        )}
      </div>
      <div className={cx(row.end, styles.teamEnd)}>
        {today !== undefined && <Score match={today} />}
        <StarTeam team={team} />
      </div>
    </div>
  );
}

interface MineTeamsProps {
  readonly teams: readonly StarredTeam[];
  /** Of each team, in their order. */
  readonly readings: readonly (readonly StarredMatch[] | undefined)[];
}

/** Teams with a star on this device, and what they have on today. */
export function MineTeams({ teams, readings }: MineTeamsProps) {
  const t = useTranslations('mine');
  const { count } = useFormats();
  return (
    <TitledSection
      title={t('teams')}
      meta={count(teams.length)}
      end={<span className={text.meta}>{t('onDevice')}</span>}
    >
      <Card>
        {teams.map((team, index) => (
          <Row key={team.id} team={team} reading={readings[index]} />
        ))}
      </Card>
    </TitledSection>
  );
}
