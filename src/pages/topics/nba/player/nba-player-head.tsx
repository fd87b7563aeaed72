import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { NbaPlayerDetail } from '../../../../contract/nba/nba-player';
import { Crest } from '../../../../domains/match/crest';
import { useFormats } from '../../../../i18n/use-formats';
import { ageOf } from '../../../../rules/session/age';
import { useServices } from '../../../../services/services';
import { Avatar } from '../../../../ui/media/avatar';
import { Facts } from '../../player/facts';
import { Hero, HeroLine } from '../../team/hero';

const PORTRAIT_PX = 72;
const CREST_PX = 16;

/** Portrait, name, team and number, and what is known beside them; what is not is "—". */
export function NbaPlayerHead({ player }: { readonly player: NbaPlayerDetail }) {
  const t = useTranslations();
  const missing = t('format.missing');
  const { age } = useFormats();
  const { fileUrl, now, paths } = useServices();
  const { playerId, playerName = playerId, playerLogo, shirtNumber, position, teamId, teamName, teamLogo } = player;
  const { height, weight, nationality = missing, birthday, draftYear } = player;
  const place = position && t(`nba.position.${position}`);
  const words = [teamName, place].filter(Boolean).join(' · ');
  const unit = (name: 'cm' | 'kg', value: number | undefined) =>
    value === undefined ? missing : t(`topics.fact.${name}`, { value: String(value) });
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
            <Link to={paths.nbaTeam(teamId)}>
              <Crest src={teamLogo && fileUrl(teamLogo)} size={CREST_PX} />
              {words}
            </Link>
          )}
        </HeroLine>
      </Hero>
      <Facts
        facts={[
          { label: t('nba.player.age'), value: age(ageOf(birthday, now())) },
          { label: t('nba.player.height'), value: unit('cm', height) },
          { label: t('nba.player.weight'), value: unit('kg', weight) },
          { label: t('nba.player.nationality'), value: nationality },
          { label: t('nba.position.label'), value: place ?? missing },
          { label: t('nba.player.draft'), value: draftYear === undefined ? missing : String(draftYear) },
        ]}
      />
    </>
  );
}
