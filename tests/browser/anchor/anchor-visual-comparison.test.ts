import { COMPARED_ELEMENTS } from '../../support/visual-comparison/anchor-elements';
import { looksAsDrawn } from '../../support/visual-comparison/compare-elements';

looksAsDrawn({
  name: 'anchor home',
  mock: 'anchor-home.html',
  path: '/anchor',
  ready: COMPARED_ELEMENTS.find(({ name }) => name === 'follow')?.ours ?? '',
  comparedElements: COMPARED_ELEMENTS,
});
