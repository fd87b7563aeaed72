import type { MountOptions } from 'sportInfo/mount';
import { useMemo } from 'react';
import { nameIn } from '../demo-users';
import { usePortal } from '../portal-store';
import { bridge } from './bridge';

export const SPORT_INFO_BASE = '/sport-info';

/** Version of the contract that this portal was written for. */
const CONTRACT = '1.5';

/** The portal's state, said in the remote's words. */
export function useMountOptions(): MountOptions {
  const { user, theme, locale, options } = usePortal();
  return useMemo(
    () => ({
      contract: CONTRACT,
      basename: SPORT_INFO_BASE,
      bridge,
      theme,
      locale,
      session: user && { token: user.token, uid: user.uid, username: nameIn(user, locale), headUrl: user.headUrl },
      ...options,
    }),
    [user, theme, locale, options],
  );
}
