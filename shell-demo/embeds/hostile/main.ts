import EventEmitter from 'eventemitter3';
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
  const bridge = new EventEmitter();
  // Whoever hears it has the customer service's icon in the app.
  bridge.on('customer-service:open', () => window.location.assign('mailto:service@host.example'));
  mount(hostElement('sport-info'), { basename: '/embeds/hostile', bridge, service: { redDot: true, notice: '' } });
};
if (new URLSearchParams(window.location.search).get('wait') === null) void window.mountSportInfo();
