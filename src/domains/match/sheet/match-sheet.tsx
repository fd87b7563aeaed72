import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { isHeard } from '../../../contract/shell/is-heard';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { TabPanel, Tabs } from '../../../ui/controls/tabs';
import { Sheet } from '../../../ui/overlays/sheet';
import { type TipOrigin, useMatchPage } from '../match-page';
import type { RowMatch } from '../row-match';
import styles from './match-sheet.module.css';
import { SheetBoard } from './sheet-board';
import type { SheetMatch } from './use-match-facts';
import { useMatchViews } from './use-match-views';

export interface MatchSheetProps {
  readonly match: RowMatch & SheetMatch;
  readonly tip?: TipOrigin | undefined;
  readonly onClose: () => void;
}

/** A match in a sheet: how it stands, and its views. */
export function MatchSheet({ match: read, tip, onClose }: MatchSheetProps) {
  const t = useTranslations('matchSheet');
  const { options } = useServices();
  // Alone or in a native app the address may be the portal's; a host that hears of no way out has none.
  const hasPortal = options.bridge === undefined || isHeard(options.bridge, 'navigate:out');
  const { match, viewModel, sides, versus, views, view, choose, content } = useMatchViews(read, { isBookable: true });
  const openPage = useMatchPage(match, tip);
  const id = useId();
  const league = match.matchTypeName ?? (match.kind && t(`kind.${match.kind}`));
  const title = [league, match.roundName].filter(Boolean).join(' ');
  return (
    <Sheet title={title === '' ? t('title') : title} isTall={views.length > 1} onClose={onClose}>
      <SheetBoard match={match} sides={sides} viewModel={viewModel} versus={versus} />
      {views.length > 1 && <Tabs id={id} label={t('title')} tabs={views} value={view} onSelect={choose} />}
      <TabPanel id={id} value={view} isAlone={views.length === 1}>
        {content}
      </TabPanel>
      {hasPortal && (
        <div className={styles.go}>
          <Button size="lg" block onClick={openPage}>
            {t('page')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
