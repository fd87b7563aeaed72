import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import { SEARCH_IDLE, SEARCH_NONE, SEARCH_RESULTS } from '../../support/visual-comparison/search-elements';

const at = (query: string) => `/search?q=${encodeURIComponent(query)}`;

looksAsDrawn({
  name: 'search',
  mock: 'search.html',
  path: at('曼'),
  ready: `${cls('rows__row')} mark`,
  comparedElements: SEARCH_RESULTS,
});

looksAsDrawn({
  name: 'recent searches',
  mock: 'search.html',
  path: '/search',
  ready: cls('search__chip'),
  prepare: (page) => page.addInitScript(() => localStorage.setItem('si:searches', '["曼城","亚盘手记"]')),
  comparedElements: SEARCH_IDLE,
});

looksAsDrawn({
  name: 'nothing found',
  mock: 'search.html',
  path: at('月球联队'),
  ready: cls('search__ways'),
  comparedElements: SEARCH_NONE,
});
