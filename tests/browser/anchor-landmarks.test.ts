import { LANDMARKS } from './anchor-landmarks';
import { looksAsDrawn } from './landmarks';

looksAsDrawn({
  name: 'anchor home',
  mock: 'anchor-home.html',
  path: '/anchor',
  ready: LANDMARKS.find(({ name }) => name === 'follow')?.ours ?? '',
  landmarks: LANDMARKS,
});
