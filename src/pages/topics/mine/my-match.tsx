import { useTranslations } from 'use-intl/react';
import { channels } from '../../../contract/push/channels';
import { BookButton } from '../../../domains/anchor/book-button';
import { LiveCard } from '../../../domains/match/live-card';
import { LiveClockView } from '../../../domains/match/live-clock-view';
import { scoreText, useMatchTeams } from '../../../domains/match/match-teams';
import { useLiveMatch } from '../../../domains/match/use-live-match';
import { showScore, useIsVeiled } from '../../../domains/spoilers/spoiler-store';
import { StarIcon } from '../../../domains/team/star-icon';
import type { StarredMatch } from '../../../domains/team/starred-match';
import { useFormats } from '../../../i18n/use-formats';
import { hasBegun } from '../../../rules/match/live-overlay';
import { statusOf } from '../../../rules/match/match-status';
import { useServices } from '../../../services/services';
import { useChannel } from '../../../services/use-live';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './my-matches.module.css';

interface MyMatchProps {
  readonly match: StarredMatch;
  readonly team: string;
  /** Somebody who is on air with it. */
  readonly hostId: string | undefined;
}

interface ActionProps extends Pick<MyMatchProps, 'match' | 'hostId'> {
  readonly versus: string;
  readonly isVeiled: boolean;
}

/** To watch while somebody is on air with it, else to book what is to come; a hidden score is shown first. */
function Action({ match, hostId, versus, isVeiled }: ActionProps) {
  const t = useTranslations();
  const services = useServices();
  const { matchId } = match;
  if (isVeiled) {
    return (
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('match.showScoreOf', { match: versus })}
        onClick={() => showScore(services, matchId)}
      >
        {t('match.showScore')}
      </Button>
    );
  }
  if (hostId !== undefined && statusOf(match).group !== 'ended') {
    return (
      <ButtonLink
        size="sm"
        variant="live"
        to={services.paths.anchorRoom(hostId, { matchId })}
        aria-label={t('anchor.watchMatch', { match: versus })}
      >
        {t('action.watch')}
      </ButtonLink>
    );
  }
  return !hasBegun(match) && <BookButton matchId={matchId} match={versus} />;
}

/** A match of a team with a star: how it stands, whose star it is, and the way to watch or to book it. */
export function MyMatch({ match: read, team, hostId }: MyMatchProps) {
  const { matchTime } = useFormats();
  const { now } = useServices();
  useChannel(channels.match(read.matchId));
  const match = useLiveMatch(read);
  const isVeiled = useIsVeiled(match);
  const { home, away, versus } = useMatchTeams(match, true);
  const isPlayed = hasBegun(match);
  const score = (value: number | undefined) => (isVeiled ? '?' : isPlayed ? scoreText(value) : '');
  const time = isPlayed ? (
    <LiveClockView match={match} />
  ) : (
    <span className={text.num}>{matchTime(match.startDate, now())}</span>
  );
  return (
    <LiveCard
      league={match.league ?? ''}
      time={time}
      home={{ name: home.name, crest: home.crest, score: score(match.homeScore) }}
      away={{ name: away.name, crest: away.crest, score: score(match.awayScore) }}
      hosts={[]}
      hostCount={
        <span className={styles.team}>
          <StarIcon isOn size={14} />
          <span className={cx(styles.name, text.ell)}>{team}</span>
        </span>
      }
      hostsLabel={team}
      action={<Action match={match} hostId={hostId} versus={versus} isVeiled={isVeiled} />}
    />
  );
}
