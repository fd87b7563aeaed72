import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { LiveBadge } from '../../../domains/anchor/live-badge';
import { useSubscribed } from '../../../domains/anchor/use-subscribed';
import { ShareButton } from '../../../domains/share/share-button';
import { useFormats } from '../../../i18n/use-formats';
import { isLiveOn } from '../../../rules/anchor/streamer-display';
import { countdownTo } from '../../../rules/match/countdown';
import { airStart, type ProgrammeState } from '../../../rules/match/programme';
import { useServices, useTicked } from '../../../services/services';
import { Button, IconButton } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import { PitchArt } from '../../../ui/media/pitch-art';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './program-hero.module.css';
import type { Programme } from './program-query';

/** Books the programme: the same booking as in every list, in the words of a reminder. */
function RemindButton({ matchId, match }: { readonly matchId: string; readonly match: string }) {
  const t = useTranslations();
  const { isOn, turn } = useSubscribed({ matchId });
  return (
    <Button
      aria-pressed={isOn}
      aria-label={t(isOn ? 'anchor.unbookMatch' : 'programme.remindMatch', { match })}
      onClick={turn}
    >
      {isOn ? <Icon name="check" size={16} /> : <PageIcon name="bell" size={16} />}
      {t(isOn ? 'action.booked' : 'programme.remind')}
    </Button>
  );
}

interface CountBoxesProps {
  /** Numbers with the word below each. */
  readonly boxes: readonly (readonly [value: number, unit: string])[];
  /** The same in words, without the seconds: it is read when reached. */
  readonly label: string;
}

/** Hours, minutes and seconds in boxes on a dark picture. */
const CountBoxes = ({ boxes, label }: CountBoxesProps) => (
  <div className={styles.count} role="timer" aria-label={label}>
    {boxes.map(([value, unit]) => (
      <span key={unit} className={styles.box} aria-hidden="true">
        {String(value).padStart(2, '0')}
        <small>{unit}</small>
      </span>
    ))}
  </div>
);

interface ProgramHeroProps {
  readonly programme: Programme;
  readonly state: ProgrammeState;
  readonly versus: string;
}

/** The way into the room of the first anchor on air. */
function OnAir({ hosts, matchId, versus }: { hosts: readonly Host[]; matchId: string; versus: string }) {
  const t = useTranslations();
  const { count } = useFormats();
  const { paths } = useServices();
  const live = hosts.filter((host) => isLiveOn(host, matchId));
  const counted = live.filter((host) => host.watcherCount !== undefined);
  const viewers = counted.reduce((sum, host) => sum + (host.watcherCount ?? 0), 0);
  return (
    <Link to={paths.anchorRoom(live[0]?.id ?? '', { matchId })} className={cx(styles.mid, styles.clear)}>
      <span className={text.vh}>{versus}</span>
      <span className={styles.play}>
        <Icon name="play" size={24} filled />
      </span>
      <strong className={styles.words}>{t('programme.enter')}</strong>
      <span className={cx(styles.sub, text.num)}>
        <LiveBadge text={t('match.liveNow')} />
        {counted.length > 0 && (
          <span className={layout.paired}>
            <PageIcon name="eye" size={14} />
            {count(viewers)}
          </span>
        )}
      </span>
    </Link>
  );
}

function Upcoming({ at, matchId, versus }: { at: number; matchId: string; versus: string }) {
  const t = useTranslations('programme');
  const left = useTicked((now) => Math.ceil((at - now) / 1000) * 1000);
  const { hours, minutes, seconds } = countdownTo(left, 0);
  return (
    <div className={styles.mid}>
      <span className={styles.label}>{t('startsIn')}</span>
      <CountBoxes
        label={t('timeLeft', { hours, minutes })}
        boxes={[
          [hours, t('hours')],
          [minutes, t('minutes')],
          [seconds, t('seconds')],
        ]}
      />
      <RemindButton matchId={matchId} match={versus} />
    </div>
  );
}

/** The picture on top: into the room, the time until it begins with a reminder, or that nobody shows it. */
export function ProgramHero({ programme, state, versus }: ProgramHeroProps) {
  const t = useTranslations();
  const { goBack, now, paths } = useServices();
  const { match, hosts } = programme;
  const { matchId } = match;
  const startsAt = airStart(hosts, match, now());
  return (
    <section className={styles.hero} aria-label={t('programme.tabs')}>
      <PitchArt className={layout.cover} />
      {state === 'live' && <OnAir hosts={hosts} matchId={matchId} versus={versus} />}
      {state === 'upcoming' && startsAt !== undefined && <Upcoming at={startsAt} matchId={matchId} versus={versus} />}
      {state === 'idle' && (
        <div className={styles.mid}>
          <strong className={styles.words}>{t('programme.nobody')}</strong>
        </div>
      )}
      <div className={styles.top}>
        <IconButton label={t('nav.back')} onClick={goBack}>
          <Icon name="back" size={24} />
        </IconButton>
        <div className={cx(styles.title, text.ell)} title={versus}>
          {versus}
        </div>
        <ShareButton title={versus} path={paths.programDetail(matchId, { hostId: hosts[0]?.id })} />
      </div>
    </section>
  );
}
