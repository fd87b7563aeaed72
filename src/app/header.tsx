import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { useLiveBadge } from '../features/anchor/use-live-badge';
import { MainHeader, type MainTab } from '../ui/main-header';
import type { App } from './create-app';
import { headerTabs } from './header-tabs';
import { scrollToTop } from './scroll-to-top';

/** The bar of main tabs, with the live badge on the anchors' tab; a tap on the open tab scrolls to the top. */
export function Header({ app, pathname }: { readonly app: App; readonly pathname: string }) {
  const t = useTranslations('nav');
  const flags = useStore(app.services.config, (state) => state.flags);
  const isLive = useLiveBadge();
  const tabs = useMemo(
    () =>
      headerTabs(flags, pathname, app.services.paths).map(
        (tab): MainTab => ({ ...tab, label: t(tab.key), isLive: tab.key === 'anchor' && isLive }),
      ),
    [app, flags, pathname, isLive, t],
  );
  return <MainHeader tabs={tabs} onActiveTap={() => scrollToTop(app.options.scrollContainer)} />;
}
