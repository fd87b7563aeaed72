import { LANDMARKS } from '../../support/visual-comparison/anchor-landmarks';
import { looksAsDrawn } from '../../support/visual-comparison/landmarks';

looksAsDrawn({
  name: 'anchor home',
  mock: 'anchor-home.html',
  path: '/anchor',
  ready: LANDMARKS.find(({ name }) => name === 'follow')?.ours ?? '',
  landmarks: LANDMARKS,
});
