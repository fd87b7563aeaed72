import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { useLiveBadge } from '../../pages/anchor/use-live-badge';
import type { App } from '../mount/create-app';
import { scrollToTop } from '../routing/scroll-to-top';
import { headerTabs } from './header-tabs';
import { MainHeader, type MainTab } from './main-header';

/** The bar of main tabs, with the live badge on the anchors' tab; a tap on the open tab scrolls to the top. */
export function Header({ app, pathname }: { readonly app: App; readonly pathname: string }) {
  const t = useTranslations('nav');
  const flags = useStore(app.config, (state) => state.flags);
  const isLive = useLiveBadge();
  const tabs = useMemo(
    () =>
      headerTabs(flags, pathname, app.services.paths).map(
        (tab): MainTab => ({ ...tab, label: t(tab.key), isLive: tab.key === 'anchor' && isLive }),
      ),
    [app, flags, pathname, isLive, t],
  );
  return (
    <MainHeader
      tabs={tabs}
      onActiveTap={() => scrollToTop(app.options.scrollContainer)}
      search={app.services.paths.search()}
    />
  );
}
