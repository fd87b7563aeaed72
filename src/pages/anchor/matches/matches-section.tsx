import { type ComponentProps, memo, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LiveMatch } from '../../../contract/anchor/host';
import { useLiveHostLists } from '../../../domains/anchor/use-live-hosts';
import live from '../../../domains/match/live-card.module.css';
import { useMatchSelector } from '../../../domains/match/row/use-match-selector';
import { ItemBoundary } from '../../../domains/query/item-boundary';
import { liveFirst } from '../../../rules/anchor/anchor-order';
import type { Dated } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { Bone, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { State } from '../../../ui/feedback/state';
import { Card, MoreButton, MoreLink, Section, Strip } from '../../../ui/layout/section';
import { LiveMatchCard } from './live-match-card';
import { useFilled } from './use-filled';

/** Cards of the strip that the first screen has room for, on the widest phone. */
const FIRST_CARDS = 3;

/** One more beside them renders none of those that are there. */
const Item = memo(function Item(card: ComponentProps<typeof LiveMatchCard>) {
  return (
    <ItemBoundary item={{ match: card.match.matchId }}>
      <LiveMatchCard {...card} />
    </ItemBoundary>
  );
});

/** The matches that anchors show or will show, live ones first. */
function MatchStrip({ matches: read }: { readonly matches: readonly Dated<LiveMatch>[] }) {
  // Whom nobody shows any more is none of the strip (product.md, section 5, streamer display).
  const told = useLiveHostLists(read);
  const matches = liveFirst(told.filter(({ hostList }) => hostList.length > 0));
  const strip = useRef<HTMLDivElement>(null);
  const shown = matches.slice(0, useFilled(strip, FIRST_CARDS, matches.length));
  return (
    <Strip ref={strip}>
      {shown.map((match) => (
        <Item key={match.matchId} match={match} />
      ))}
    </Strip>
  );
}

/** Opens the sheet of matches in play. */
function OngoingButton() {
  const t = useTranslations();
  const { open, sheet } = useMatchSelector();
  return (
    <>
      <MoreButton onClick={open}>{t('match.status.inPlay')}</MoreButton>
      {sheet}
    </>
  );
}

const SKELETON_HEIGHT_PX = 127;

function CardSkeleton() {
  const team = (width: `${number}%`) => (
    <div className={live.team}>
      <Bone width={20} height={20} shape="round" />
      <Bone width={width} height={14} />
      <Bone width={12} height={14} />
    </div>
  );
  return (
    <div className={live.card}>
      <div className={live.top}>
        <Bone width={72} height={16} />
        <Bone width={28} height={16} />
      </div>
      <div>
        {team('64%')}
        {team('48%')}
      </div>
      <div className={live.foot}>
        <Bone width={40} height={20} />
        <span className={live.action}>
          <Bone width={48} height={28} shape="pill" />
        </span>
      </div>
    </div>
  );
}

interface MatchesSectionProps {
  /** Undefined while they are on their way. */
  readonly matches: readonly Dated<LiveMatch>[] | undefined;
  readonly isSlow: boolean;
  readonly onRetry: () => void;
}

/** Hot matches: the strip, its skeleton, or why there is none. */
export function MatchesSection({ matches, isSlow, onRetry }: MatchesSectionProps) {
  const t = useTranslations();
  const { paths } = useServices();
  return (
    <Section
      title={t('anchor.hotMatches')}
      end={
        <>
          {matches?.some(({ activityStatus }) => activityStatus === 1) && <OngoingButton />}
          <MoreLink to={paths.fiveLeagues()}>{t('action.all')}</MoreLink>
        </>
      }
    >
      {matches === undefined && (
        <SkeletonGroup isSlow={isSlow} onRetry={onRetry} space={SKELETON_HEIGHT_PX}>
          <Strip>
            <CardSkeleton />
            <CardSkeleton />
            <CardSkeleton />
          </Strip>
        </SkeletonGroup>
      )}
      {matches?.length === 0 && (
        <Card>
          <State title={t('anchor.noMatches')} text={t('anchor.noMatchesHint')} space={SKELETON_HEIGHT_PX} />
        </Card>
      )}
      {matches !== undefined && matches.length > 0 && <MatchStrip matches={matches} />}
    </Section>
  );
}
