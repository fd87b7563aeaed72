import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { isOutdated } from '../../services/load-chunk';
import { useOnline } from '../../services/use-online';
import { Button } from '../../ui/controls/button';
import { ErrorState } from '../../ui/feedback/error-state';
import { State } from '../../ui/feedback/state';
import { PageMain } from '../../ui/layout/page-main';

/** webpack's words for a script that did not come, and those of its style sheets. */
const isChunkFault = (error: unknown): boolean =>
  /^Loading (CSS )?chunk/.test((error as Error | undefined)?.message ?? '');

interface PageFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
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

/** A page that broke, whose chunk did not come, or whose release is gone, which a reload alone mends. */
export function PageFailed({ error, onRetry }: PageFailedProps) {
  const t = useTranslations();
  const isGone = isOutdated(error);
  return (
    <PageMain>
      {isChunkFault(error) ? (
        <ChunkFailed onRetry={onRetry} />
      ) : (
        <div role="alert">
          <State
            art="error"
            title={t('error.title')}
            text={t(isGone ? 'gate.outdated' : 'gate.crashed')}
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
