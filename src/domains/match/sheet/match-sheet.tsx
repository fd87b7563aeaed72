import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../../contract/push/channels';
import { isHeard } from '../../../contract/shell/is-heard';
import type { Tip } from '../../../contract/tip/tip';
import { sheetTexts } from '../../../i18n/fetch-texts';
import { useFormats } from '../../../i18n/use-formats';
import { rowViewModel } from '../../../rules/match/match-row-view-model';
import { LazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { useChannel, useRefetch } from '../../../services/use-live';
import { Button } from '../../../ui/controls/button';
import { TabPanel, Tabs } from '../../../ui/controls/tabs';
import { Sheet } from '../../../ui/overlays/sheet';
import { useMember } from '../../session/use-member';
import { useUnspoilt } from '../../spoilers/use-unspoilt';
import { useChangedTips } from '../../tip/use-tip';
import { type TipOrigin, useMatchPage } from '../match-page';
import { useMatchTeams } from '../match-teams';
import type { RowMatch } from '../row-match';
import { useLiveMatch } from '../use-live-match';
import { GlanceView } from './glance-view';
import { tipsOfMatchQuery } from './match-facts-query';
import styles from './match-sheet.module.css';
import { hasPast, PastView } from './past-view';
import { SheetBoard } from './sheet-board';
import { type SheetMatch, useMatchFacts } from './use-match-facts';

const NO_TIPS: readonly Tip[] = [];
const loadViews = () => import('./expert-views');
const VIEWS_TEXTS = sheetTexts('tips');
const loadLineups = () => import('./lineups');
const LINEUPS_TEXTS = sheetTexts('topics');

type View = 'glance' | 'lineups' | 'views' | 'past';

export interface MatchSheetProps {
  readonly match: RowMatch & SheetMatch;
  readonly tip?: TipOrigin | undefined;
  readonly onClose: () => void;
}

/** A match: at a glance, what experts say of it, and what was before; a view without data is left out. */
export function MatchSheet({ match: read, tip, onClose }: MatchSheetProps) {
  const t = useTranslations();
  const services = useServices();
  const { now, options } = services;
  const { count } = useFormats();
  // Alone or in a native app the address may be the portal's; a host that hears of no way out has none.
  const hasPortal = options.bridge === undefined || isHeard(options.bridge, 'navigate:out');
  const match = useUnspoilt()(useLiveMatch(read));
  const viewModel = rowViewModel(match, now(), false);
  const { home, away, versus } = useMatchTeams(match, true, viewModel.scores);
  const openPage = useMatchPage(match, tip);
  const { events, seasons, lineUp, isReading } = useMatchFacts(match);
  const { data = NO_TIPS, refetch } = useQuery(tipsOfMatchQuery(services, useMember(), match.matchId));
  useRefetch('screen', refetch);
  useChannel(channels.tips);
  const tips = useChangedTips(data);
  const id = useId();
  const [chosen, setChosen] = useState<View>('glance');
  const sides = { home, away };
  const league = match.matchTypeName ?? (match.kind && t(`matchSheet.kind.${match.kind}`));
  const title = [league, match.roundName].filter(Boolean).join(' ');
  const tabs = [
    { value: 'glance' as const, label: t('matchSheet.glance') },
    ...(lineUp === undefined ? [] : [{ value: 'lineups' as const, label: t('matchSheet.lineups') }]),
    ...(tips.length > 0 ? [{ value: 'views' as const, label: t('matchSheet.views'), count: count(tips.length) }] : []),
    ...(match.isVeiled !== true && hasPast(match, seasons, now())
      ? [{ value: 'past' as const, label: t('matchSheet.past') }]
      : []),
  ];
  const view = tabs.some(({ value }) => value === chosen) ? chosen : 'glance';
  // A tab that comes back is not opened by itself.
  if (view !== chosen) setChosen(view);
  const shown = {
    glance: () => <GlanceView {...{ match, sides, versus, events, tips }} canBook={viewModel.offer === 'book'} />,
    lineups: () =>
      lineUp !== undefined && (
        <LazySheet key="lineups" load={loadLineups} texts={LINEUPS_TEXTS} onClose={() => setChosen('glance')}>
          {(chunk) => (
            <chunk.Lineups lineUp={lineUp} sides={sides} isReading={isReading} isVeiled={match.isVeiled === true} />
          )}
        </LazySheet>
      ),
    views: () => (
      <LazySheet key="views" load={loadViews} texts={VIEWS_TEXTS} onClose={() => setChosen('glance')}>
        {({ ExpertViews }) => <ExpertViews match={match} sides={sides} tips={tips} />}
      </LazySheet>
    ),
    past: () => <PastView match={match} sides={sides} seasons={seasons} />,
  };
  return (
    <Sheet title={title === '' ? t('matchSheet.title') : title} isTall={tabs.length > 1} onClose={onClose}>
      <SheetBoard match={match} sides={sides} viewModel={viewModel} versus={versus} />
      {tabs.length > 1 && <Tabs id={id} label={t('matchSheet.title')} tabs={tabs} value={view} onSelect={setChosen} />}
      <TabPanel id={id} value={view} isAlone={tabs.length === 1}>
        {shown[view]()}
      </TabPanel>
      {hasPortal && (
        <div className={styles.go}>
          <Button size="lg" block onClick={openPage}>
            {t('matchSheet.page')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
