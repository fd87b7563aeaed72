import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isOutdated } from '../../services/load-chunk';
import { useOnline } from '../../services/use-online';
import { Button } from '../../ui/controls/button';
import { ErrorState } from '../../ui/feedback/error-state';
import { State } from '../../ui/feedback/state';
import { PageMain } from '../../ui/layout/page-main';
import type { Routing } from './create-routing';

/** webpack's words for a script that did not come, and those of its style sheets. */
const isChunkFault = (error: unknown): boolean =>
  /^Loading (CSS )?chunk/.test((error as Error | undefined)?.message ?? '');

interface PageFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly emit: Routing['emit'];
}

/** A chunk that did not come is a matter of the network, and asks for itself again when the network is back. */
function ChunkFailed({ onRetry }: Pick<PageFailedProps, 'onRetry'>) {
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    else if (wasOffline.current) onRetry();
  }, [isOnline, onRetry]);
  return <ErrorState failure={{ kind: 'network' }} onRetry={onRetry} onLogin={onRetry} isPage />;
}

/** A page that broke, or whose chunk did not come: for the network, or for a release that is gone, which only a reload mends. */
export function PageFailed({ error, onRetry, emit }: PageFailedProps) {
  const t = useTranslations();
  const [isGone, setIsGone] = useState(false);
  const isChunk = isChunkFault(error);
  useEffect(() => {
    if (!isChunk) return;
    let isCurrent = true;
    void isOutdated(error).then((isNewer) => {
      if (!isCurrent || !isNewer) return;
      setIsGone(true);
      emit('error', { kind: 'outdated', message: String(error) });
    });
    return () => {
      isCurrent = false;
    };
  }, [error, isChunk, emit]);
  return (
    <PageMain>
      {isChunk && !isGone ? (
        <ChunkFailed onRetry={onRetry} />
      ) : (
        <div role="alert">
          <State
            art="error"
            title={t(isGone ? 'gate.outdated' : 'error.title')}
            text={isGone ? undefined : t('gate.crashed')}
            action={
              <Button onClick={isGone ? () => window.location.reload() : onRetry}>
                {t(isGone ? 'action.refresh' : 'action.retry')}
              </Button>
            }
            isPage
          />
        </div>
      )}
    </PageMain>
  );
}
