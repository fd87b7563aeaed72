import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import type { TeamLineup } from '../../../contract/lineup';
import { Crest } from '../../../ui/crest';
import { Hero, HeroForm, HeroLine } from '../../../ui/hero';
import { TeamForm } from '../tables/team-form';

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
