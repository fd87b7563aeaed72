import { hostElement, loadMount } from '../load-mount';
import './host.css';

/** The page itself never scrolls: the app is told which element does. */
void loadMount().then((mount) =>
  mount(hostElement('sport-info'), {
    basename: '/embeds/scroll-container',
    scrollContainer: hostElement('scroller'),
  }),
);
