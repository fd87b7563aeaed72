import { type ComponentType, useEffect, useLayoutEffect, useState, version } from 'react';
import { Fatal } from '../app/layout/fatal';
import { withRetries } from '../app/startup/load-chunk';
import { sendEarly } from '../app/startup/send-early';
import type { EarlyReplies } from '../http/early-replies';
import type { MountOptions } from './options';
import { findFatal, tellFatal } from './requirements';

type RunningApp = ComponentType<{ options: MountOptions; early: EarlyReplies | undefined }>;

/** Once it is there every further mount begins with it. */
let runningApp: RunningApp | undefined;

/** Fetches what stands behind the entry. It is asked for together with the entry itself: no round trip lies between them. */
export async function loadApp(): Promise<RunningApp> {
  const load = () => import(/* webpackPreload: true, webpackChunkName: "app" */ './running-app');
  runningApp ??= (await withRetries(load)).default;
  return runningApp;
}

/**
 * The app as a component of the host's React (19.2 or later); its props are the mount options. What cannot start
 * renders a plain sentence and calls `onFatal`.
 */
export default function SportInfoApp(props: MountOptions) {
  const [fatal] = useState(() => findFatal(version, window));
  const { onFatal } = props;
  useEffect(() => {
    if (fatal !== undefined) tellFatal(onFatal, fatal);
  }, [fatal, onFatal]);
  return fatal === undefined ? <LazyApp {...props} /> : <Fatal kind={fatal} locale={props.locale} />;
}

type Opening =
  | { readonly phase: 'waiting' | 'failed' }
  | { readonly phase: 'open'; readonly Running: RunningApp; readonly early: EarlyReplies | undefined };

const initialOpening = (): Opening =>
  runningApp === undefined ? { phase: 'waiting' } : { phase: 'open', Running: runningApp, early: undefined };

/** The way behind the entry: opens it once, again after a failure; until then the first calls are on their way already. */
function useOpening(options: MountOptions) {
  const [opening, setOpening] = useState(initialOpening);
  // What the host changes meanwhile, the app asks anew.
  const [first] = useState(options);
  const { phase } = opening;
  useLayoutEffect(() => {
    if (phase !== 'waiting') return;
    let isWanted = true;
    const early = sendEarly(first, { window, crypto });
    const open = (next: Opening) => {
      if (!isWanted) return;
      isWanted = next.phase !== 'open';
      setOpening(next);
    };
    loadApp().then(
      (Running) => open({ phase: 'open', Running, early }),
      () => open({ phase: 'failed' }),
    );
    return () => {
      // Unless the app has taken them over.
      if (isWanted) early?.stop();
      isWanted = false;
    };
  }, [phase, first]);
  return { opening, retry: () => setOpening({ phase: 'waiting' }) };
}

/** Small enough to be there at once. */
function LazyApp(props: MountOptions) {
  const { opening, retry } = useOpening(props);
  const { onFatal } = props;
  useEffect(() => {
    if (opening.phase === 'failed') tellFatal(onFatal, 'crashed');
  }, [opening, onFatal]);
  if (opening.phase === 'open') return <opening.Running options={props} early={opening.early} />;
  return opening.phase === 'failed' ? <Fatal kind="crashed" locale={props.locale} onRetry={retry} /> : null;
}
