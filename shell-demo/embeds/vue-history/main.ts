import { hostElement, loadMount } from '../load-mount';
import { createWebHistory } from './web-history';

const BASE = '/embeds/vue-history';
const page = hostElement('page');
const route = hostElement('route');
let unmount: (() => void) | undefined;

/** The app below one route of the host's, its own pages elsewhere, and a page for what no route answers. */
async function show(to: string): Promise<void> {
  route.textContent = to;
  const isApp = /^\/sport-info(\/|\?|$)/.test(to);
  if (isApp && unmount !== undefined) return;
  unmount?.();
  unmount = undefined;
  page.replaceChildren();
  if (!isApp) {
    const known: Readonly<Record<string, string>> = { '/': 'The portal', '/mall': 'The mall' };
    page.textContent = known[to] ?? 'Not found';
    return;
  }
  unmount = () => undefined;
  const mount = await loadMount();
  if (unmount === undefined) return;
  unmount = mount(page, { basename: `${BASE}/sport-info` }).unmount;
}

const history = createWebHistory(BASE, (to) => void show(to));
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-to]')) {
  button.addEventListener('click', () => {
    history.push(button.dataset['to'] ?? '/');
    void show(history.place());
  });
}
void show(history.place());
