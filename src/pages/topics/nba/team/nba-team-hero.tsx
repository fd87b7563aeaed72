import { useTranslations } from 'use-intl/react';
import { CONFERENCE } from '../../../../contract/nba/nba-codes';
import type { NbaTeamLineup } from '../../../../contract/nba/nba-team';
import { Crest } from '../../../../domains/match/crest';
import { useServices } from '../../../../services/services';
import { VeiledForm } from '../../tables/veiled-form';
import { Hero, HeroForm, HeroLine } from '../../team/hero';

const CREST_PX = 64;
const KINDS = { W: 'won', L: 'lost' } as const;

/** Crest, name, place in the conference, record and form of a team. */
export function NbaTeamHero({ team }: { readonly team: NbaTeamLineup }) {
  const t = useTranslations('nba');
  const { fileUrl } = useServices();
  const { teamId, teamName = teamId, teamLogo, conference, rank, won, loss, seasonName, form = [] } = team;
  const name = t(conference === CONFERENCE.west ? 'conference.west' : 'conference.east');
  const words = [
    rank === undefined ? undefined : t('team.rank', { conference: name, rank: String(rank) }),
    won === undefined || loss === undefined ? undefined : t('team.record', { won: String(won), lost: String(loss) }),
    seasonName,
  ].filter(Boolean);
  const results = form.map((result) => t(`team.${result}`)).join(' ');
  return (
    <Hero picture={<Crest src={teamLogo && fileUrl(teamLogo)} size={CREST_PX} />} name={teamName}>
      {words.length > 0 && <HeroLine>{words.join(' · ')}</HeroLine>}
      {form.length > 0 && (
        <HeroForm>
          <VeiledForm
            squares={form.map((result) => ({ kind: KINDS[result], letter: t(`team.${result}`) }))}
            label={t('team.form', { count: String(form.length), results })}
          />
        </HeroForm>
      )}
    </Hero>
  );
}
