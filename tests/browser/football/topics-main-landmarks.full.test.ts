import { cls, looksAsDrawn } from '../../support/visual-comparison/landmarks';
import * as drawn from '../../support/visual-comparison/topic-landmarks';

const row = cls('match-row__row');
const table = `${cls('figure-table__table')} tbody tr`;

looksAsDrawn({
  name: 'five leagues, fixtures',
  mock: 'five-leagues.html',
  path: '/five-leagues',
  ready: row,
  landmarks: drawn.LEAGUE_SCHEDULE,
});

looksAsDrawn({
  name: 'five leagues, table',
  mock: 'five-leagues.html?tab=r',
  path: '/five-leagues?tab=standings',
  ready: table,
  landmarks: drawn.LEAGUE_TABLE,
});

looksAsDrawn({
  name: 'cup, knockout',
  mock: 'cup.html',
  path: '/euro-cup?tab=knockout',
  ready: cls('bracket__tie'),
  landmarks: drawn.CUP_KNOCKOUT,
});
