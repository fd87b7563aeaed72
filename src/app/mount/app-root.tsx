import { QueryClientProvider } from '@tanstack/react-query';
import { memo, type RefCallback, Suspense, useCallback } from 'react';
import { IntlProvider } from 'use-intl/react';
import { useStore } from 'zustand';
import { LANGUAGES } from '../../contract/shell/languages';
import { subscriptionStore } from '../../domains/anchor/subscription-store';
import { ServicesContext, useServices } from '../../services/services';
import { useChunk } from '../../services/use-chunk';
import { isLoggedIn } from '../../session/session-state';
import { Boundary } from '../../ui/feedback/boundary';
import { WordlessOverlay } from '../../ui/feedback/loading-overlay';
import { AppRouter } from './app-router';
import '../../ui/theme/tokens.css';
import '../../ui/theme/base.css';
import { Fatal } from '../layout/fatal';
import { ToastView } from '../layout/toast-view';
import { navigateTo } from '../routing/commands';
import { PageFailed } from '../routing/page-failed';
import { prefetchLink } from '../routing/prefetch';
import type { App } from './create-app';

interface NoticesOutletProps {
  readonly need: (part: 'mine') => Promise<void>;
  readonly onGo: (path: string) => void;
}

/** The quiet words' place over the pages: what they need comes when a member's subscriptions have been read. */
function NoticesOutlet({ need, onGo }: NoticesOutletProps) {
  const { session, stores } = useServices();
  const isMember = useStore(session, isLoggedIn);
  const isKnown = useStore(stores.get(subscriptionStore), (state) => state.isKnown);
  const load = useCallback(() => Promise.all([import('../../domains/notice/quiet-words'), need('mine')]), [need]);
  const { chunk } = useChunk(load, isMember && isKnown);
  if (chunk === undefined || !isMember) return null;
  const [{ QuietWords }] = chunk;
  return <QuietWords onGo={onGo} />;
}

interface AppRootProps {
  readonly app: App;
  /** Hears of the root element, and of null when it is taken away or out of sight. */
  readonly onElement?: RefCallback<Element>;
  /** The first screen is drawn, or what stands in its place. */
  readonly onOpen?: () => void;
}

/** Over the pages of a mount. */
function Overlays({ language, routing, toasts }: Pick<App, 'language' | 'routing' | 'toasts'>) {
  const { current } = useStore(toasts.store);
  return (
    <>
      <NoticesOutlet need={language.need} onGo={(path) => navigateTo(routing, path)} />
      <ToastView toast={current} onHide={toasts.hide} />
    </>
  );
}

/** The one React tree of a mount: everything of ours is below this `.sport-info`. */
export const AppRoot = memo(function AppRoot({ app, onElement, onOpen }: AppRootProps) {
  const { config, gate, language, lazyPush, queryClient, routing, services, toasts } = app;
  const { theme, topBarHeight } = useStore(config);
  const { current, hasFailed } = useStore(language.store);
  const { locale } = config.getState();
  const shown = current?.locale ?? locale;
  const { direction, writing } = LANGUAGES[shown];
  const rootRef: RefCallback<HTMLDivElement> = useCallback(
    (element) => {
      onElement?.(element);
      // Through the DOM: a strict CSP allows no `style` in a document.
      element?.style.setProperty('--si-bar-top', `${topBarHeight}px`);
    },
    [topBarHeight, onElement],
  );
  /** A fault outside of a page ends at the last boundary, and the host hears of it. */
  const tellCrash = (error: unknown) => {
    const message = String(error);
    services.report({ kind: 'mount-crashed', message });
    routing.emit('error', { kind: 'crashed', message });
  };
  return (
    <div
      ref={rootRef}
      onPointerDown={(event) => prefetchLink(routing, event.target)}
      className="sport-info"
      data-testid="si-app"
      data-theme={theme}
      lang={shown}
      dir={direction}
      data-writing={writing}
    >
      {current === null && hasFailed && (
        <Fatal kind="crashed" locale={locale} onRetry={() => void language.select(locale)} />
      )}
      {current === null && !hasFailed && <WordlessOverlay />}
      {current !== null && (
        <IntlProvider locale={current.locale} messages={current.messages}>
          <QueryClientProvider client={queryClient}>
            <ServicesContext value={services}>
              <Boundary onError={tellCrash} fallback={(retry, error) => <PageFailed error={error} onRetry={retry} />}>
                <Suspense>
                  <AppRouter gate={gate} routing={routing} push={lazyPush} onOpen={onOpen} />
                </Suspense>
              </Boundary>
              <Overlays language={language} routing={routing} toasts={toasts} />
            </ServicesContext>
          </QueryClientProvider>
        </IntlProvider>
      )}
    </div>
  );
});
