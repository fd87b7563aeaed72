import { hostElement, loadMount } from '../load-mount';
import './host.css';

declare global {
  interface Window {
    /** Mounts the app: the page is looked at before, too. */
    mountSportInfo?: () => Promise<void>;
  }
}

window.mountSportInfo = async () => {
  const mount = await loadMount();
  mount(hostElement('sport-info'), { basename: '/embeds/hostile', service: { redDot: true, notice: '' } });
};
if (new URLSearchParams(window.location.search).get('wait') === null) void window.mountSportInfo();
