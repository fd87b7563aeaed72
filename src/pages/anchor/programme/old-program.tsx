import { useTranslations } from 'use-intl/react';
import { useMatchTeams } from '../../../domains/match/match-teams';
import { ShareButton } from '../../../domains/share/share-button';
import { useServices } from '../../../services/services';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { PageMain } from '../../../ui/layout/page-main';
import { Section } from '../../../ui/layout/section';
import styles from './program.module.css';
import { ProgramHosts } from './program-hosts';
import { ProgramBar, ProgramFacts } from './program-match';
import type { Programme } from './program-query';
import { SameDay } from './same-day';

/** The form of native apps before 4.3.2: everything below one another. */
export function OldProgram({ programme }: { readonly programme: Programme }) {
  const t = useTranslations();
  const { goBack, paths } = useServices();
  const { versus } = useMatchTeams(programme.match, false);
  return (
    <>
      <NavBar title={t('pages.programDetail')} onBack={goBack}>
        <ShareButton
          title={versus}
          path={paths.programDetail(programme.match.matchId, { hostId: programme.hosts[0]?.id })}
        />
      </NavBar>
      <PageMain>
        <div className={styles.oldBar}>
          <ProgramBar programme={programme} />
        </div>
        <ProgramHosts programme={programme} versus={versus} look="rows" />
        <Section title={t('programme.infoTitle')}>
          <PaddedCard>
            <ProgramFacts programme={programme} withStatus />
          </PaddedCard>
        </Section>
        <SameDay programme={programme} />
      </PageMain>
    </>
  );
}
