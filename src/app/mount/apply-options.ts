import type { CommonConfig } from '../../contract/config/common-config';
import type { MountOptions } from '../../contract/shell/mount-options';
import type { ConfigStore } from '../../domains/config/config-store';
import { serviceStore } from '../../domains/service/service-store';
import type { Services } from '../../services/services';
import type { Session } from '../../session/session';
import { mergeFlags, mergeService } from './flags';
import { resolveOptions } from './resolve-options';

const LIVE_CONFIG = [
  'theme',
  'locale',
  'coinCode',
  'oddsType',
  'isAutoPlay',
  'hideHeader',
  'topBarHeight',
  'tracking',
] as const;

/** The parts of a mount that a host's options change. */
interface Changeable {
  readonly config: ConfigStore;
  readonly commonConfig: () => CommonConfig | undefined;
  readonly infrastructure: { readonly session: Pick<Session, 'adopt' | 'isRepeated'> };
  readonly services: Pick<Services, 'stores' | 'report'>;
}

/**
 * Takes over what a host may change while the app runs: session, flags, theme, locale, coin, odds, auto-play, header, top
 * bar, tracking, customer service. Other options hold for the life of the mount. A wrong value is reported by its field and
 * changes nothing.
 */
export function applyOptions(app: Changeable, change: Partial<MountOptions>): void {
  const { options, faults } = resolveOptions(change);
  const wrong = new Set(faults.map((fault) => fault.option.split('.')[0]));
  for (const { option, issue } of faults)
    app.services.report({ kind: 'option', message: `${option}: ${issue}`, detail: { option } });

  const { config } = app;
  const { stores } = app.services;
  const patch = Object.fromEntries(
    LIVE_CONFIG.filter((name) => name in change && !wrong.has(name)).map((name) => [name, options[name]]),
  );
  if (Object.keys(patch).length > 0) config.setState(patch);
  if ('flags' in change && !wrong.has('flags')) {
    config.setState({ flags: { ...config.getState().flags, ...mergeFlags(options.flags, app.commonConfig()) } });
  }
  if ('service' in change && !wrong.has('service')) {
    const service = stores.get(serviceStore);
    service.setState(mergeService(service.getState(), options.service));
  }
  if ('session' in change && !wrong.has('session') && options.session !== undefined) {
    const { session } = app.infrastructure;
    const isNews = options.session === null || !session.isRepeated(options.session);
    if (isNews) session.adopt(options.session);
  }
}
