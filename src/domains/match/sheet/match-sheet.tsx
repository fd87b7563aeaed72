import { useTranslations } from 'use-intl/react';
import { rowViewModel } from '../../../rules/match/match-row-view-model';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { PageIcon } from '../../../ui/media/page-icon';
import { Sheet } from '../../../ui/overlays/sheet';
import layout from '../../../ui/theme/layout.module.css';
import notice from '../../../ui/theme/notice.module.css';
import { BookButton } from '../../anchor/book-button';
import { useMatchPage } from '../match-page';
import { useMatchTeams } from '../match-teams';
import type { RowMatch } from '../row-match';
import { showScore } from '../spoilers/spoiler-store';
import { useUnspoilt } from '../spoilers/use-unspoilt';
import { useLiveMatch } from '../use-live-match';
import { EventsPart } from './events-part';
import styles from './match-sheet.module.css';
import { OnAirPart } from './on-air-part';
import { PastParts } from './past-parts';
import { PeriodsPart } from './periods-part';
import { SheetBoard } from './sheet-board';
import { TipsPart } from './tips-part';
import { type SheetMatch, useMatchFacts } from './use-match-facts';

/** The hidden content, and the way to see it. */
function VeilNotice({ matchId }: { readonly matchId: string }) {
  const t = useTranslations();
  const services = useServices();
  return (
    <div className={notice.notice}>
      <PageIcon name="eyeOff" size={16} />
      <span className={layout.grow}>{t('matchSheet.hidden')}</span>
      <Button size="sm" variant="soft" onClick={() => showScore(services, matchId)}>
        {t('match.showScore')}
      </Button>
    </div>
  );
}

export interface MatchSheetProps {
  readonly match: RowMatch & SheetMatch;
  /** The tip that names the match. */
  readonly messageId?: string | undefined;
  readonly onClose: () => void;
}

/** A match at a glance: what is known of it from the readings at hand and from its teams' seasons; what is not is left out. */
export function MatchSheet({ match: read, messageId, onClose }: MatchSheetProps) {
  const t = useTranslations();
  const { now } = useServices();
  const match = useUnspoilt()(useLiveMatch(read));
  const viewModel = rowViewModel(match, now(), false);
  const { home, away, versus } = useMatchTeams(match, true, viewModel.scores);
  const openPage = useMatchPage(match, messageId);
  const facts = useMatchFacts(match);
  const sides = { home, away };
  const isVeiled = match.isVeiled === true;
  const title = [match.matchTypeName, match.roundName].filter(Boolean).join(' ');
  return (
    <Sheet title={title === '' ? t('matchSheet.title') : title} onClose={onClose}>
      <SheetBoard match={match} sides={sides} viewModel={viewModel} versus={versus} />
      {viewModel.offer === 'book' && (
        <div className={styles.book}>
          <BookButton matchId={match.matchId} match={versus} />
        </div>
      )}
      {isVeiled ? (
        <VeilNotice matchId={match.matchId} />
      ) : (
        <>
          <PeriodsPart match={match} sides={sides} events={facts.events} />
          <EventsPart events={facts.events} />
        </>
      )}
      <OnAirPart match={match} />
      {!isVeiled && <PastParts match={match} sides={sides} seasons={facts.seasons} />}
      <TipsPart matchId={match.matchId} />
      <div className={styles.go}>
        <Button size="lg" block onClick={openPage}>
          {t('matchSheet.page')}
        </Button>
      </div>
    </Sheet>
  );
}
