import { QueryClientProvider } from '@tanstack/react-query';
import { memo, type RefCallback, Suspense } from 'react';
import { IntlProvider } from 'use-intl/react';
import { useStore } from 'zustand';
import { ServicesContext } from '../../services/services';
import { Boundary } from '../../ui/feedback/boundary';
import { WordlessOverlay } from '../../ui/feedback/loading-overlay';
import { AppRouter } from './app-router';
import '../../ui/theme/tokens.css';
import '../../ui/theme/base.css';
import { Fatal } from '../layout/fatal';
import { Overlays } from '../layout/overlays';
import { PageFailed } from '../routing/page-failed';
import { prefetchLink } from '../routing/prefetch';
import type { App } from './create-app';
import { useRootElement } from './root-element';

interface AppRootProps {
  readonly app: App;
  /** Hears of the root element, and of null when it is taken away or out of sight. */
  readonly onElement?: RefCallback<Element>;
  /** The first screen is drawn, or what stands in its place. */
  readonly onOpen?: () => void;
}

/** The last boundary for faults outside of pages; the host hears of them. */
function tellCrash({ report, bridge }: App, message: string): void {
  report({ kind: 'mount-crashed', message });
  bridge.emit('error', { kind: 'crashed', message });
}

/** The one React tree of a mount: everything of ours is below this `.sport-info`. */
export const AppRoot = memo(function AppRoot({ app, onElement, onOpen }: AppRootProps) {
  const { theme, topBarHeight } = useStore(app.config);
  const { current: language, hasFailed } = useStore(app.language.store);
  const { locale } = app.config.getState();
  const rootRef = useRootElement(topBarHeight, onElement);
  return (
    <div
      ref={rootRef}
      onPointerDown={(event) => prefetchLink(app, event.target)}
      className="sport-info"
      data-testid="si-app"
      data-theme={theme}
      lang={language?.locale ?? locale}
    >
      {language === null && hasFailed && (
        <Fatal kind="crashed" locale={locale} onRetry={() => void app.language.select(locale)} />
      )}
      {language === null && !hasFailed && <WordlessOverlay />}
      {language !== null && (
        <IntlProvider locale={language.locale} messages={language.messages}>
          <QueryClientProvider client={app.queryClient}>
            <ServicesContext value={app.services}>
              <Boundary
                onError={(error) => tellCrash(app, String(error))}
                fallback={(retry, error) => <PageFailed error={error} onRetry={retry} />}
              >
                <Suspense>
                  <AppRouter app={app} onOpen={onOpen} />
                </Suspense>
              </Boundary>
              <Overlays app={app} />
            </ServicesContext>
          </QueryClientProvider>
        </IntlProvider>
      )}
    </div>
  );
});
