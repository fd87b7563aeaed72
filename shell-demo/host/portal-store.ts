import type { MountOptions } from 'sportInfo/mount';
import { create } from 'zustand';
import { FIRST_LOCALE } from '../../src/contract/shell/languages';
import { type DemoUser, storedUser, storeUser } from './demo-users';

interface PortalState {
  readonly theme: NonNullable<MountOptions['theme']>;
  readonly locale: NonNullable<MountOptions['locale']>;
  /** Null is a visitor. */
  readonly user: DemoUser | null;
  /** Path of the remote's page whose visitor asked for customer service; null while nobody is served. */
  readonly servedFrom: string | null;
  /** What the portal tells the remote beside its theme, language and user. */
  readonly options: MountOptions;
}

export const usePortal = create<PortalState>(() => ({
  theme: 'normal',
  locale: FIRST_LOCALE,
  user: storedUser(),
  servedFrom: null,
  options: { isAutoPlay: true },
}));

export function logIn(user: DemoUser | null): void {
  storeUser(user);
  usePortal.setState({ user });
}
