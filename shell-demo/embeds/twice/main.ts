import type { MountHandle } from 'sportInfo/mount';
import { hostElement, loadMount } from '../load-mount';
import './host.css';

declare global {
  interface Window {
    /** The handles of both, for whoever opens the console. */
    pair?: { first: MountHandle; second: MountHandle };
  }
}

/** The address bar belongs to the first; the second keeps a history of its own. Each has its own user, look and language. */
void loadMount().then((mount) => {
  window.pair = {
    first: mount(hostElement('first'), { basename: '/embeds/twice' }),
    second: mount(hostElement('second'), { history: 'memory', session: null, theme: 'dark', locale: 'en' }),
  };
});
