import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMatchTeams } from '../../../domains/match/match-teams';
import type { ProgrammeState } from '../../../rules/match/programme';
import { TabPanel, Tabs } from '../../../ui/controls/tabs';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { PageMain } from '../../../ui/layout/page-main';
import { Section } from '../../../ui/layout/section';
import styles from './program.module.css';
import { ProgramHero } from './program-hero';
import { ProgramHosts } from './program-hosts';
import { ProgramBar, ProgramFacts } from './program-match';
import type { Programme } from './program-query';
import { SameDay } from './same-day';

interface NewProgramProps {
  readonly programme: Programme;
  readonly state: ProgrammeState;
  readonly tips: ReactNode;
}

type Tab = 'hosts' | 'tips' | 'info';

/** The form of the web and of native apps from 4.3.2 on: a picture on top, then tabs. */
export function NewProgram({ programme, state, tips }: NewProgramProps) {
  const t = useTranslations('programme');
  const heading = useTranslations('pages')('programDetail');
  const id = useId();
  const [tab, setTab] = useState<Tab>('hosts');
  const { versus } = useMatchTeams(programme.match, false);
  const tabs = [
    { value: 'hosts', label: t('anchors') },
    { value: 'tips', label: t('tips') },
    { value: 'info', label: t('info') },
  ] as const;
  return (
    <PageMain heading={heading}>
      <ProgramHero programme={programme} state={state} versus={versus} />
      <div className={styles.bar}>
        <ProgramBar programme={programme} />
      </div>
      <Tabs<Tab> id={id} label={t('tabs')} tabs={tabs} value={tab} onSelect={setTab} sticky="top" />
      <TabPanel id={id} value={tab}>
        {tab === 'hosts' && <ProgramHosts programme={programme} versus={versus} look="cards" />}
        {tab === 'tips' && tips}
        {tab === 'info' && (
          <>
            <Section title={t('infoTitle')}>
              <PaddedCard>
                <ProgramFacts programme={programme} />
              </PaddedCard>
            </Section>
            <SameDay programme={programme} />
          </>
        )}
      </TabPanel>
    </PageMain>
  );
}
