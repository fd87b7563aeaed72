import { type ComponentType, useCallback, useEffect, useLayoutEffect, useState, version } from 'react';
import { Fatal } from '../app/layout/fatal';
import { type Bootstrap, bootstrap } from '../app/mount/bootstrap';
import { FirstSkeleton } from '../app/startup/first-skeleton';
import { withRetries } from '../services/load-chunk';
import type { MountOptions } from './options';
import { findFatal, tellFatal } from './requirements';

type HostedApp = ComponentType<{ options: MountOptions; found: Bootstrap | undefined; onOpen: () => void }>;

interface HostedModule {
  readonly default: HostedApp;
  prepare(options: MountOptions): Promise<boolean>;
}

/** A line that is quicker than this shows no skeleton. */
const SKELETON_AFTER_MS = 100;

/** Once it is there every further mount begins with it. */
let hosted: HostedModule | undefined;

/** Fetches what stands behind the entry. It is asked for together with the entry itself: no round trip lies between them. */
export async function loadApp(): Promise<HostedModule> {
  const load = () => import(/* webpackPreload: true, webpackChunkName: "app" */ './hosted-app');
  hosted ??= await withRetries(load);
  return hosted;
}

type Opening =
  | { readonly phase: 'waiting' | 'failed' }
  | { readonly phase: 'open'; readonly Hosted: HostedApp; readonly found: Bootstrap | undefined };

const initialOpening = (): Opening =>
  hosted === undefined ? { phase: 'waiting' } : { phase: 'open', Hosted: hosted.default, found: undefined };

/** The way behind the entry: opens it once, again after a failure; until then the first calls are on their way already. */
function useOpening(options: MountOptions, isWanted: boolean) {
  const [opening, setOpening] = useState(initialOpening);
  // The app asks anew for what the host changes meanwhile.
  const [first] = useState(options);
  const { phase } = opening;
  useLayoutEffect(() => {
    if (phase !== 'waiting' || !isWanted) return;
    let isCurrent = true;
    const found = bootstrap(first, { window, crypto });
    const open = (next: Opening) => {
      if (!isCurrent) return;
      isCurrent = next.phase !== 'open';
      setOpening(next);
    };
    loadApp().then(
      ({ default: Hosted }) => open({ phase: 'open', Hosted, found }),
      () => open({ phase: 'failed' }),
    );
    return () => {
      // Unless the app has taken them over.
      if (isCurrent) found.early?.stop();
      isCurrent = false;
    };
  }, [phase, first, isWanted]);
  return { opening, retry: () => setOpening({ phase: 'waiting' }) };
}

/** True when the first screen takes so long that its skeleton stands for it, until it is drawn. */
function useFirstSkeleton() {
  const [phase, setPhase] = useState<'quick' | 'shown' | 'over'>('quick');
  useEffect(() => {
    if (phase !== 'quick') return;
    const timer = setTimeout(() => setPhase('shown'), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  const end = useCallback(() => setPhase('over'), []);
  return { isShown: phase === 'shown', end };
}

/** The app as a component of the host's React (19.2 or later). A failed start draws a sentence and calls `onFatal`. */
export default function SportInfoApp(props: MountOptions) {
  const [unfit] = useState(() => findFatal(version, window));
  const { opening, retry } = useOpening(props, unfit === undefined);
  const skeleton = useFirstSkeleton();
  const { onFatal } = props;
  const fatal = unfit ?? (opening.phase === 'failed' ? 'crashed' : undefined);
  useEffect(() => {
    if (fatal !== undefined) tellFatal(onFatal, fatal);
  }, [fatal, onFatal]);
  if (fatal !== undefined)
    return <Fatal kind={fatal} locale={props.locale} {...(unfit === undefined ? { onRetry: retry } : {})} />;
  return (
    <>
      {skeleton.isShown && <FirstSkeleton options={props} />}
      {opening.phase === 'open' && <opening.Hosted options={props} found={opening.found} onOpen={skeleton.end} />}
    </>
  );
}
