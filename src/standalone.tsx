import EventEmitter from 'eventemitter3';
import { bootstrap } from './app/mount/bootstrap';
import { LANGUAGES, localeOf } from './contract/shell/languages';
import { fatalWords } from './i18n/fatal-labels';
import type { MountOptions } from './remote/options';
import { isSupported } from './remote/requirements';
import { withRetries } from './services/load-chunk';
import './standalone.css';

/** The page’s own word (`<meta name="si-android">`), else none: where the native apps are, and the customer service. */
const wordOf = (name: 'android' | 'ios' | 'service'): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="si-${name}"]`)?.content ?? '';

const LOOK_PARAMS = ['theme', 'lang'] as const;

/** Takes the skeleton of the page away: the first screen is drawn, or a word stands in its place. */
const endSkeleton = (): void => document.querySelector('.skeleton')?.remove();

/** The app alone at `/`: what a host would decide comes from the address, `?theme=dark` and `?lang=en`. */
async function start(element: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(window.location.search);
  const kept = LOOK_PARAMS.flatMap((name) => asked.getAll(name).map((value) => [name, value] as const));
  const theme = asked.get('theme') === 'dark' ? 'dark' : 'normal';
  const locale = localeOf(asked.get('lang'));
  document.documentElement.lang = locale;
  document.documentElement.dir = LANGUAGES[locale].direction;
  document.documentElement.dataset['theme'] = theme;

  const bridge = new EventEmitter();
  bridge.on('ready', endSkeleton);
  bridge.on('error', endSkeleton);
  bridge.on('title:change', ({ title }: { title: string }) => {
    document.title = title;
  });
  // There is no portal to ask: its pages are addresses of this origin.
  bridge.on('login:jump', ({ backPath }: { backPath: string }) => {
    window.location.assign(`/login?${new URLSearchParams({ backPath }).toString()}`);
  });
  const service = wordOf('service');
  // Without an address nobody hears, and the app shows no icon.
  if (service !== '') bridge.on('customer-service:open', () => window.location.assign(service));
  // Nobody hears `navigate:out`: the portal's own pages are not here, and the app says so.
  const downloads = { android: wordOf('android'), ios: wordOf('ios') };
  const options: MountOptions = {
    basename: '/',
    bridge,
    theme,
    locale,
    service: { redDot: true, notice: '' },
    // As in the portal: a room plays by itself, muted; `?autoplay=0` waits for a tap.
    isAutoPlay: asked.get('autoplay') !== '0',
    downloads,
    onFatal: endSkeleton,
    // Links to them are no addresses of this origin.
    api: { allowedHosts: Object.values(downloads).flatMap((href) => /^https?:\/\/([^/?#]+)/.exec(href)?.[1] ?? []) },
  };
  const found = bootstrap(options, { window, crypto });
  // The page's `<link rel="preload">` has asked for its code already.
  const { mountBootstrapped } = await withRetries(
    () => import(/* webpackChunkName: "app", webpackExports: ["mountBootstrapped"] */ './remote/mount'),
  );
  // Reading the code has held the page long enough: mounting is a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 0));
  const handle = mountBootstrapped(element, options, found);

  /** Writes the look back into an address that the app went to, so that a reload or a shared link looks the same. */
  const keepLook = (): void => {
    const url = new URL(window.location.href);
    if (kept.every(([name, value]) => url.searchParams.get(name) === value)) return;
    for (const [name, value] of kept) url.searchParams.set(name, value);
    window.history.replaceState(window.history.state, '', url);
    handle.locationChanged();
  };
  bridge.on('route:change', keepLook);
  keepLook();
}

/** Below the floor the app's code may fail while it is read: the plain page stands without any of it, and nothing is asked. */
function refuse(element: HTMLElement): void {
  const locale = localeOf(new URLSearchParams(window.location.search).get('lang'));
  endSkeleton();
  const words = document.createElement('p');
  words.textContent = fatalWords(locale).unsupported;
  element.setAttribute('role', 'alert');
  element.lang = LANGUAGES[locale].fallback;
  element.append(words);
}

const element = document.getElementById('root');
if (element !== null) {
  if (isSupported(window)) {
    start(element).catch((error: unknown) => {
      endSkeleton();
      throw error;
    });
  } else refuse(element);
}
