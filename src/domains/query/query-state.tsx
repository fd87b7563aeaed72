import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../i18n/use-formats';
import { useServices } from '../../services/services';
import { useOnline } from '../../services/use-online';
import { ErrorState } from '../../ui/feedback/error-state';
import { SkeletonGroup } from '../../ui/feedback/skeleton';
import { StaleBar } from '../../ui/feedback/stale-bar';
import { useLoadingPhase } from '../../ui/feedback/use-loading-phase';
import { useFailure } from './use-failure';

interface QueryStateProps {
  /** A query's result, or what several come to together. */
  readonly query: Parameters<typeof useFailure>[0] &
    Pick<UseQueryResult<unknown>, 'dataUpdatedAt' | 'isError' | 'isPending'>;
  readonly skeleton: ReactNode;
  /** Height of the skeletons, CSS px. */
  readonly space: number;
  readonly children: ReactNode;
}

/** A failure in a high place stands near its top. */
const FAILED_PX = 320;

/** The result of one call: its skeleton, its failure, or `children`, with a word when they are not the newest. */
export function QueryState({ query, skeleton, space, children }: QueryStateProps) {
  const t = useTranslations('state');
  const { stampTime } = useFormats();
  const { askLogin, deviceNow } = useServices();
  const isOnline = useOnline();
  const phase = useLoadingPhase(query.isPending);
  const { failure, retry } = useFailure(query);
  if (failure !== undefined) {
    return (
      <ErrorState failure={failure} onRetry={retry} onLogin={() => askLogin()} space={Math.min(space, FAILED_PX)} />
    );
  }
  if (phase !== 'ready') {
    return (
      <SkeletonGroup isSlow={phase === 'slow'} onRetry={retry} space={space}>
        {skeleton}
      </SkeletonGroup>
    );
  }
  return (
    <>
      {(!isOnline || query.isError) && (
        <StaleBar
          isOffline={!isOnline}
          stamp={t('updatedAt', { time: stampTime(query.dataUpdatedAt, deviceNow()) })}
          onRefresh={retry}
        />
      )}
      {children}
    </>
  );
}
