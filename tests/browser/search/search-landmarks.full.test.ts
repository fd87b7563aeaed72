import { standAsRecorded } from '../../support/landmarks/stand-as-recorded';

const at = (query: string) => `/search?q=${encodeURIComponent(query)}`;

standAsRecorded([
  // Users of the ranking and players come last.
  { name: 'search', path: at('曼'), ready: 'main:has(section:has-text("榜上用户")):has(section:has-text("球员"))' },
  {
    name: 'recent searches',
    path: '/search',
    ready: 'role=button[name="曼城"]',
    prepare: (page) => page.addInitScript(() => localStorage.setItem('si:member:searches', '["曼城","亚盘手记"]')),
  },
  { name: 'nothing found', path: at('月球联队'), ready: 'text=月球联队' },
]);
