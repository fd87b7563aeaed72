import { isAccessible } from '../../support/browser/accessible';
import { logIn } from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';

isAccessible(
  { 'what a member follows': { path: '/mine', ready: 'main a[href*="/news/orders"]' } },
  { prepare: (page) => logIn(page, sharedStack().api, 'member'), own: 'h1, h2, button, [role=tab]' },
);

isAccessible({ 'what a visitor sees of it': { path: '/mine', ready: 'main' } });
