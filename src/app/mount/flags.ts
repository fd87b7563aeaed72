import { DEFAULT_JUMP_GAME, DEFAULT_SPORT_PATH } from '../../contract/codes';
import type { CommonConfig } from '../../contract/config/common-config';
import type { ResolvedOptions } from '../../contract/shell/mount-options';
import type { Flags, ServiceValue } from '../../contract/shell/shell-events';
import type { ConfigState, ConfigStore } from '../../domains/config/config-store';
import type { ServiceState } from '../../domains/service/service-store';

/** Mount options first, else the common config, else off (decisions.md, flags). */
export function mergeFlags(host: Flags, config: CommonConfig | undefined): ConfigState['flags'] {
  return {
    euro: host.euro ?? config?.euroFlag ?? false,
    worldCupTab: host.worldCupTab ?? config?.worldCupTab ?? false,
    specialRooms: host.specialRooms ?? config?.specialRooms ?? false,
    photoUpload: host.photoUpload ?? false,
  };
}

/** The host's newest words on its customer service, over the earlier ones. */
export function mergeService(before: ServiceState, said: ServiceValue): ServiceState {
  return { redDot: said.redDot ?? before.redDot, notice: said.notice === undefined ? before.notice : said.notice };
}

/** Of the web; a native app that names none is older than all (decisions.md, version gates). */
const VERSIONS = { web: '4.6.0', app: '0.0.0' } as const;

export function initialConfig(options: ResolvedOptions, platform: ConfigState['platform']): ConfigState {
  return {
    platform,
    appVersion: options.api.appVersion ?? VERSIONS[platform],
    deviceLanguage: '',
    serverLanguages: options.api.languages,
    tracking: options.tracking,
    theme: options.theme,
    locale: options.locale,
    flags: mergeFlags(options.flags, undefined),
    jumpGame: DEFAULT_JUMP_GAME,
    sportPath: DEFAULT_SPORT_PATH,
    coinCode: options.coinCode,
    oddsType: options.oddsType,
    isAutoPlay: options.isAutoPlay,
    hideHeader: options.hideHeader,
    topBarHeight: options.topBarHeight,
    downloads: options.downloads,
  };
}

/** The settings of the common config; missing fields keep their defaults. */
export function configPatch(config: CommonConfig, host: Flags): Partial<ConfigState> {
  return {
    flags: mergeFlags(host, config),
    jumpGame: config.stSportJumpGame ?? DEFAULT_JUMP_GAME,
    sportPath: config.stSportPath ?? DEFAULT_SPORT_PATH,
  };
}

/** Both that have a say in the flags: the last word of each stands, whoever speaks later. */
export function createFlags(config: ConfigStore, first: Flags, stored: CommonConfig | undefined) {
  let host = first;
  let common = stored;
  return {
    hasConfig: () => common !== undefined,
    onHost(flags: Flags) {
      host = flags;
      config.setState({ flags: mergeFlags(host, common) });
    },
    onConfig(loaded: CommonConfig) {
      common = loaded;
      config.setState(configPatch(loaded, host));
    },
  };
}
