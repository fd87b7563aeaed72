import type { MountOptions } from '../../contract/shell/mount-options';
import { anchorHomeQuery, hasKeptHome } from '../../domains/anchor/anchor-home-query';
import { bannersQuery } from '../../domains/banner/banners-query';
import { currentAudience } from '../../domains/session/audience';
import { VISITOR } from '../../session/session-state';
import { type Platform, resolveMount } from './bootstrap';
import { type App, createApp } from './create-app';
import { endParts } from './start-app';

/** A home that was kept within this time is not asked for again. */
const FRESH_MS = 30_000;

/** Nothing is said to the host: a failure is no matter of the user's yet. */
const quietly = ({ bridge, reporter, sentry, onFatal, ...options }: MountOptions): MountOptions => options;

async function ask({ gate, services, queryClient }: App, isVisitor: boolean): Promise<void> {
  await gate.run();
  const { phase } = gate.store.getState();
  if (phase !== 'open') return;
  const home = queryClient.prefetchQuery(anchorHomeQuery(services, currentAudience(services)));
  // A member has banners of their own.
  await Promise.all([home, isVisitor && queryClient.prefetchQuery(bannersQuery(services, 'anchorHome', true))]);
}

/** The language of the last preparation: the server's words are in it. */
let lastLocale: string | undefined;

async function prepareOnce(options: MountOptions, platform: Platform): Promise<boolean> {
  const start = resolveMount(quietly(options), platform);
  // The native app says first who asks.
  if (start.nativePort !== undefined) return false;
  const { locale } = start.options;
  const isVisitor = start.session.getState().token === '';
  // Asked as one: a member's session could end by it, and nobody would hear.
  start.session.setState(VISITOR);
  const app = createApp(start);
  const { language, infrastructure, services } = app;
  try {
    infrastructure.client.open();
    const texts = language.select(locale);
    if (locale !== lastLocale || !hasKeptHome(services, FRESH_MS)) await ask(app, isVisitor);
    await texts;
  } finally {
    endParts(app);
  }
  const isKept = hasKeptHome(services, FRESH_MS);
  lastLocale = isKept ? locale : undefined;
  return isKept;
}

let running: Promise<boolean> | undefined;

/**
 * Leaves on the device what the next mount begins with: domains, config, anchor home and its banners; fetches its texts. Who
 * asks while another preparation runs, shares it. Resolves with false where nothing was kept.
 */
export function prepareHome(options: MountOptions, platform: Platform): Promise<boolean> {
  running ??= prepareOnce(options, platform).finally(() => {
    running = undefined;
  });
  return running;
}
