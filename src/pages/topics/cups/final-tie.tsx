import { useTranslations } from 'use-intl/react';
import { MatchBar } from '../../../domains/match/match-bar';
import { PageIcon } from '../../../ui/media/page-icon';
import { FinalCard } from '../bracket/bracket';
import { slotLabels } from '../data/slot-labels';
import type { TopicMatch } from '../data/topic-match';
import { MatchBarLink } from '../schedule/match-bar-link';
import type { BracketTie } from './knockout';

/** The final, in its box: the match, or where its teams will come from. */
export function FinalTie({ tie: { match, homeFrom, awayFrom } }: { readonly tie: BracketTie<TopicMatch> }) {
  const t = useTranslations('topics');
  const slot = useTranslations('topics.slot');
  const missing = useTranslations('format')('missing');
  const team = (from: string) => ({ name: slotLabels(slot, from) ?? missing, crest: undefined, score: undefined });
  const title = (
    <>
      <PageIcon name="crown" size={16} />
      {t('stage.final')}
    </>
  );
  return (
    <FinalCard title={title}>
      {match === undefined ? (
        <MatchBar
          league={undefined}
          home={team(homeFrom)}
          away={team(awayFrom)}
          kickOff={missing}
          status={null}
          isPlain
        />
      ) : (
        <MatchBarLink match={match} />
      )}
    </FinalCard>
  );
}
