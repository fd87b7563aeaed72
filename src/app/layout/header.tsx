import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { configStore } from '../../domains/config/config-store';
import { useLiveBadge } from '../../pages/anchor/use-live-badge';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { headerTabs } from './header-tabs';
import { MainHeader, type MainTab } from './main-header';

/** Smooth, and at once for those who asked for less motion. */
function scrollToTop(container: HTMLElement | undefined): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  (container ?? window).scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/** The bar of main tabs, with the live badge on the anchors' tab; a tap on the open tab scrolls to the top. */
export function Header({ pathname }: { readonly pathname: string }) {
  const t = useTranslations('nav');
  const { paths, scrollContainer } = useServices();
  const flags = useStore(configStore, (state) => state.flags);
  const isLive = useLiveBadge();
  const tabs = useMemo(
    () =>
      headerTabs(flags, pathname, paths).map(
        (tab): MainTab => ({ ...tab, label: t(tab.key), isLive: tab.key === 'anchor' && isLive }),
      ),
    [flags, pathname, paths, isLive, t],
  );
  return <MainHeader tabs={tabs} onActiveTap={() => scrollToTop(scrollContainer)} search={paths.search()} />;
}
