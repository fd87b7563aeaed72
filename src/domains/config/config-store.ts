import type { StoreApi } from 'zustand/vanilla';
import type { Locale } from '../../contract/shell/languages';
import type { ResolvedOptions } from '../../contract/shell/mount-options';
import type { Flags, Theme } from '../../contract/shell/shell-events';
import type { Client } from '../../rules/config/version-gates';
import { defineStore, handedDown } from '../../services/store-registry';

/** Global state (product.md, section 3), and what the common config decides. */
export interface ConfigState extends Client {
  readonly theme: Theme;
  readonly locale: Locale;
  readonly flags: Required<{ [K in keyof Flags]: boolean }>;
  /** Matches of this game, and of source 100, are shown. */
  readonly jumpGame: string;
  /** Prefix of the portal's own sport pages. */
  readonly sportPath: string;
  readonly coinCode: string;
  readonly oddsType: 1 | 2;
  readonly isAutoPlay: boolean;
  readonly hideHeader: boolean;
  /** CSS px that a native bar covers at the top. */
  readonly topBarHeight: number;
  /** The host allows `track` events. */
  readonly tracking: boolean;
  readonly downloads: ResolvedOptions['downloads'];
  /** Told by the server, beside the first two and the dialects. */
  readonly serverLanguages: readonly Locale[];
  /** The device's language by the native app; "" elsewhere. */
  readonly deviceLanguage: string;
}

export type ConfigStore = StoreApi<ConfigState>;
export const configStore = defineStore<ConfigState>('config', handedDown);
