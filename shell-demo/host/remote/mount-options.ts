import type { MountOptions } from 'sportInfo/mount';
import { useMemo } from 'react';
import { nameIn } from '../demo-users';
import { usePortal } from '../portal-store';
import { bridge } from './bridge';

export const SPORT_INFO_BASE = '/sport-info';

/** What this portal was written for. */
const CONTRACT = '1.4';
const OWN_PAGES: NonNullable<MountOptions['ownPages']> = ['mine', 'search', 'download'];

/** Where the demo's native app is: a page of this portal that plays it. */
const nativeApp = (os: 'android' | 'ios') => `${window.location.origin}/native-app?os=${os}`;

/** The portal's state, said in the remote's words. */
export function useMountOptions(): MountOptions {
  const { user, theme, locale, flags, service, ownPages } = usePortal();
  return useMemo(
    () => ({
      contract: CONTRACT,
      basename: SPORT_INFO_BASE,
      bridge,
      theme,
      locale,
      flags,
      session: user && { token: user.token, uid: user.uid, username: nameIn(user, locale), headUrl: user.headUrl },
      isAutoPlay: true,
      service,
      ownPages: ownPages ? OWN_PAGES : [],
      tracking: true,
      downloads: { android: nativeApp('android'), ios: nativeApp('ios') },
    }),
    [user, theme, locale, flags, service, ownPages],
  );
}
