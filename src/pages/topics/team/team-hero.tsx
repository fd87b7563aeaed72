import { useTranslations } from 'use-intl/react';
import type { TeamLineup } from '../../../contract/football/lineup';
import { Crest } from '../../../domains/match/crest';
import { useServices } from '../../../services/services';
import { TeamForm } from '../tables/team-form';
import { Hero, HeroForm, HeroLine } from './hero';

const CREST_PX = 64;

/** Crest, name, place and form of a team. */
export function TeamHero({ team }: { readonly team: TeamLineup }) {
  const t = useTranslations('topics');
  const { fileUrl } = useServices();
  const { teamId, teamName = teamId, teamLogo, rank, competitionName, groupName, seasonName, coach, form = [] } = team;
  const place =
    rank === undefined
      ? competitionName
      : groupName !== undefined && groupName !== ''
        ? t('inGroup', { group: groupName, rank: String(rank) })
        : t('rankIn', { competition: competitionName ?? '', rank: String(rank) }).trim();
  const words = [place, seasonName, coach && t('coachOf', { name: coach })].filter(Boolean);
  return (
    <Hero picture={<Crest src={teamLogo && fileUrl(teamLogo)} size={CREST_PX} />} name={teamName}>
      {words.length > 0 && <HeroLine>{words.join(' · ')}</HeroLine>}
      {form.length > 0 && (
        <HeroForm>
          <TeamForm form={form} />
        </HeroForm>
      )}
    </Hero>
  );
}
