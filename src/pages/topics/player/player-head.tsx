import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { PlayerBasic } from '../../../contract/football/football-player';
import { Crest } from '../../../domains/match/crest';
import { useFormats } from '../../../i18n/use-formats';
import { ageOf } from '../../../rules/session/age';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import { Hero, HeroLine } from '../team/hero';
import styles from './player-head.module.css';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The facts about somebody, three in a line. */
function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={text.meta}>{label}</dt>
          <dd className={cx(styles.value, text.num)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const PORTRAIT_PX = 72;
const CREST_PX = 16;

interface PersonHeadProps {
  /** A player of any sport. */
  readonly player: Omit<PlayerBasic, 'position' | 'foot' | 'contractUntil' | 'leagueId' | 'seasons'>;
  /** The position, ready to read. */
  readonly playsAs: string | undefined;
  readonly pathOf: (teamId: string) => string;
  /** The facts that only this sport has. */
  readonly more: readonly Fact[];
}

/** Portrait, name, team and number, and what is known beside them; what is not is "—". */
export function PersonHead({ player, playsAs, pathOf, more }: PersonHeadProps) {
  const t = useTranslations('topics');
  const missing = useTranslations('format')('missing');
  const { age } = useFormats();
  const { fileUrl, now } = useServices();
  const { playerId, playerName = playerId, playerLogo, shirtNumber, teamId, teamName, teamLogo } = player;
  const { height, weight, nationality = missing, birthday } = player;
  const words = [teamName, playsAs].filter(Boolean).join(' · ');
  return (
    <>
      <Hero
        picture={<Avatar name={playerName} src={playerLogo && fileUrl(playerLogo)} size={PORTRAIT_PX} />}
        name={playerName}
        figure={shirtNumber?.toString()}
      >
        <HeroLine>
          {teamId === undefined ? (
            words
          ) : (
            <Link to={pathOf(teamId)}>
              <Crest src={teamLogo && fileUrl(teamLogo)} size={CREST_PX} />
              {words}
            </Link>
          )}
        </HeroLine>
      </Hero>
      <Facts
        facts={[
          { label: t('fact.age'), value: age(ageOf(birthday, now())) },
          { label: t('fact.height'), value: height === undefined ? missing : t('fact.cm', { value: String(height) }) },
          { label: t('fact.weight'), value: weight === undefined ? missing : t('fact.kg', { value: String(weight) }) },
          { label: t('fact.nationality'), value: nationality },
          ...more,
        ]}
      />
    </>
  );
}

/** The head of a football player's page. */
export function PlayerHead({ player, leagueId }: { readonly player: PlayerBasic; readonly leagueId: string }) {
  const t = useTranslations('topics');
  const missing = useTranslations('format')('missing');
  const { paths } = useServices();
  const { position, foot, contractUntil = missing } = player;
  return (
    <PersonHead
      player={player}
      playsAs={position && t(`playsAs.${position}`)}
      pathOf={(teamId) => paths.leagueTeam(leagueId, teamId)}
      more={[
        { label: t('fact.foot'), value: foot === undefined ? missing : t(`fact.${foot}`) },
        { label: t('fact.contract'), value: contractUntil },
      ]}
    />
  );
}
