import { CHANGEABLE, type MountOptions, type ResolvedOptions } from '../../contract/shell/mount-options';
import type { Flags } from '../../contract/shell/shell-events';
import type { ConfigStore } from '../../domains/config/config-store';
import { serviceStore } from '../../domains/service/service-store';
import { withRetries } from '../../services/load-chunk';
import type { Services } from '../../services/services';
import type { Session } from '../../session/session';
import { mergeService } from './flags';
import { resolveOptions } from './resolve-options';

const LIVE: ReadonlySet<string> = new Set(CHANGEABLE);
/** Said of something else than the config. */
const LIVE_CONFIG = CHANGEABLE.filter((name) => name !== 'flags' && name !== 'service' && name !== 'session');

/** The parts of a mount that a host's options change. */
interface Changeable {
  readonly start: { readonly options: ResolvedOptions };
  readonly config: ConfigStore;
  readonly onHostFlags: (flags: Flags) => void;
  readonly infrastructure: { readonly session: Pick<Session, 'adopt' | 'isRepeated' | 'release'> };
  readonly services: Pick<Services, 'stores' | 'report'>;
}

/**
 * Takes over what a host may change while the app runs: session, flags, theme, locale, coin, odds, auto-play, header, top
 * bar, tracking, links, app version, customer service. `undefined` is the default again. Other options hold for the life
 * of the mount: who changes them, or says something wrong, is told the field.
 */
export function applyOptions(app: Changeable, change: Partial<MountOptions>): void {
  const { options, faults } = resolveOptions(change);
  const { config } = app;
  const { stores, report } = app.services;
  const wrong = new Set(faults.map((fault) => fault.option.split('.')[0]));
  const isSaid = (name: keyof MountOptions) => name in change && !wrong.has(name);
  const tell = (option: string, issue: string) =>
    report({ kind: 'option', message: `${option}: ${issue}`, detail: { option } });
  for (const { option, issue } of faults) tell(option, issue);
  if (Object.keys(change).some((name) => !LIVE.has(name))) {
    void withRetries(() => import('./fixed-options')).then(
      ({ fixedIn }) => {
        for (const option of fixedIn(isSaid, options, app.start.options, LIVE)) tell(option, 'cannot change later');
      },
      () => {},
    );
  }

  const patch = Object.fromEntries(LIVE_CONFIG.filter(isSaid).map((name) => [name, options[name]]));
  if (Object.keys(patch).length > 0) config.setState(patch);
  const { appVersion } = options.api;
  if (isSaid('api') && appVersion !== undefined) config.setState({ appVersion });
  if (isSaid('flags')) app.onHostFlags(options.flags);
  if (isSaid('service')) {
    const service = stores.get(serviceStore);
    const before = change.service === undefined ? service.getInitialState() : service.getState();
    service.setState(mergeService(before, options.service));
  }
  if (isSaid('session')) adoptSaid(app.infrastructure.session, options.session);
}

function adoptSaid(
  { adopt, isRepeated, release }: Changeable['infrastructure']['session'],
  said: ResolvedOptions['session'],
): void {
  if (said === undefined) release();
  else if (said === null || !isRepeated(said)) adopt(said);
}
