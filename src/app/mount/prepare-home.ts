import type { MountOptions } from '../../contract/shell/mount-options';
import { anchorHomeQuery, hasKeptHome } from '../../domains/anchor/anchor-home-query';
import { bannersQuery } from '../../domains/banner/banners-query';
import { currentAudience } from '../../domains/session/audience';
import { VISITOR } from '../../session/session-state';
import { type Platform, resolveMount } from './bootstrap';
import { type App, createApp, endParts } from './create-app';

/** What was kept within this time is not asked for again. */
const FRESH_MS = 30_000;

/** The host hears of no failure, and a native app around the page is left alone. */
const quietly = ({ bridge, reporter, sentry, onFatal, ...options }: MountOptions): MountOptions => ({
  ...options,
  native: false,
});

async function ask({ gate, services, queryClient }: App, isVisitor: boolean): Promise<void> {
  await gate.run();
  const { phase } = gate.store.getState();
  if (phase !== 'open') return;
  const home = queryClient.prefetchQuery(anchorHomeQuery(services, currentAudience(services)));
  // A member has banners of their own.
  await Promise.all([home, isVisitor && queryClient.prefetchQuery(bannersQuery(services, 'anchorHome', true))]);
}

async function prepareOne(options: MountOptions, platform: Platform): Promise<void> {
  const start = resolveMount(quietly(options), platform);
  const isVisitor = start.session.getState().token === '';
  // Asked as one: a member's session could end by it, and nobody would hear.
  start.session.setState(VISITOR);
  const app = createApp(start);
  try {
    app.infrastructure.client.open();
    const texts = app.language.select(start.options.locale);
    if (!hasKeptHome(app.services, FRESH_MS)) await ask(app, isVisitor);
    await texts;
  } finally {
    endParts(app);
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Leaves on the device what a visit would have left: domains, config, anchor home and its banners; the texts are fetched.
 * Each call waits for the one before it, and asks nothing that this one has kept.
 */
export function prepareHome(options: MountOptions, platform: Platform): Promise<void> {
  const next = last.then(() => prepareOne(options, platform));
  last = next.catch(() => undefined);
  return next;
}
