import { compareVersions } from './version';

export type Platform = 'web' | 'app';

/** The native app shows privileged anchors from this version on (section 5, version gates). */
const PRIVILEGED_FROM = '4.6.0';

/** The web always shows them (decisions.md, hosts). */
export const seesPrivilegedHosts = (platform: Platform, appVersion: string): boolean =>
  platform === 'web' || compareVersions(appVersion, PRIVILEGED_FROM) >= 0;
