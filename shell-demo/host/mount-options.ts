import type { MountOptions } from 'sportInfo/mount';
import { useMemo } from 'react';
import { bridge } from './bridge';
import { usePortal } from './portal-store';

export const SPORT_INFO_BASE = '/sport-info';

/** The portal's state, said in the remote's words. */
export function useMountOptions(): MountOptions {
  const { user, theme, locale, flags, service } = usePortal();
  return useMemo(
    () => ({
      basename: SPORT_INFO_BASE,
      bridge,
      theme,
      locale,
      flags,
      session: user && { token: user.token, uid: user.uid, username: user.username, headUrl: user.headUrl },
      isAutoPlay: true,
      service,
      tracking: true,
    }),
    [user, theme, locale, flags, service],
  );
}
