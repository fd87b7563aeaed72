import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../../contract/push/channels';
import type { Tip } from '../../../contract/tip/tip';
import { sheetTexts } from '../../../i18n/fetch-texts';
import { useFormats } from '../../../i18n/use-formats';
import { rowViewModel } from '../../../rules/match/match-row-view-model';
import { LazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { useChannel, useRefetch } from '../../../services/use-live';
import { useMember } from '../../session/use-member';
import { useUnspoilt } from '../../spoilers/use-unspoilt';
import { useChangedTips } from '../../tip/use-tip';
import { useMatchTeams } from '../match-teams';
import type { RowMatch } from '../row-match';
import { useLiveMatch } from '../use-live-match';
import { GlanceView } from './glance-view';
import { tipsOfMatchQuery } from './match-facts-query';
import { type SheetMatch, useMatchFacts } from './use-match-facts';

const NO_TIPS: readonly Tip[] = [];
const loadViews = () => import('./expert-views');
const VIEWS_TEXTS = sheetTexts('tips');
const loadLineups = () => import('./lineups');
const LINEUPS_TEXTS = sheetTexts('topics');

const loadPlayers = () => import('./players-view');
const PLAYERS_TEXTS = sheetTexts('nba');
const loadPast = () => import('./past-view');

type View = 'glance' | 'lineups' | 'players' | 'views' | 'past';

/** A match as it stands, and its views: at a glance, line-ups or players, what experts say, what was before; one without data is left out. `isBookable`: the first one has the way to book it. */
export function useMatchViews(read: RowMatch & SheetMatch, { isBookable }: { readonly isBookable: boolean }) {
  const t = useTranslations('matchSheet');
  const services = useServices();
  const { now } = services;
  const { count } = useFormats();
  const match = useUnspoilt()(useLiveMatch(read));
  const viewModel = rowViewModel(match, now(), false);
  const { home, away, versus } = useMatchTeams(match, true, viewModel.scores);
  const { events, seasons, lineUp, isReading, players } = useMatchFacts(match);
  const { data = NO_TIPS, refetch } = useQuery(tipsOfMatchQuery(services, useMember(), match.matchId));
  useRefetch('screen', refetch);
  useChannel(channels.tips);
  const tips = useChangedTips(data);
  const [chosen, setChosen] = useState<View>('glance');
  const sides = { home, away };
  const views = [
    { value: 'glance' as const, label: t('glance') },
    ...(lineUp === undefined ? [] : [{ value: 'lineups' as const, label: t('lineups') }]),
    ...(players === undefined ? [] : [{ value: 'players' as const, label: t('players') }]),
    ...(tips.length > 0 ? [{ value: 'views' as const, label: t('views'), count: count(tips.length) }] : []),
    ...(match.isVeiled !== true && seasons.length > 0 ? [{ value: 'past' as const, label: t('past') }] : []),
  ];
  const view = views.some(({ value }) => value === chosen) ? chosen : 'glance';
  // A view that comes back is not opened by itself.
  if (view !== chosen) setChosen(view);
  const toGlance = () => setChosen('glance');
  const shown = {
    glance: () => (
      <GlanceView
        {...{ match, sides, versus, events, tips, seasons, players }}
        canBook={isBookable && viewModel.offer === 'book'}
      />
    ),
    players: () =>
      players !== undefined && (
        <LazySheet key="players" load={loadPlayers} texts={PLAYERS_TEXTS} onClose={toGlance}>
          {({ PlayersView }) => <PlayersView players={players} sides={sides} />}
        </LazySheet>
      ),
    lineups: () =>
      lineUp !== undefined && (
        <LazySheet key="lineups" load={loadLineups} texts={LINEUPS_TEXTS} onClose={toGlance}>
          {(chunk) => (
            <chunk.Lineups lineUp={lineUp} sides={sides} isReading={isReading} isVeiled={match.isVeiled === true} />
          )}
        </LazySheet>
      ),
    views: () => (
      <LazySheet key="views" load={loadViews} texts={VIEWS_TEXTS} onClose={toGlance}>
        {({ ExpertViews }) => <ExpertViews match={match} sides={sides} tips={tips} />}
      </LazySheet>
    ),
    past: () => (
      <LazySheet key="past" load={loadPast} onClose={toGlance}>
        {({ PastView }) => <PastView match={match} sides={sides} seasons={seasons} />}
      </LazySheet>
    ),
  };
  return { match, viewModel, sides, versus, views, view, choose: setChosen, content: shown[view]() };
}
