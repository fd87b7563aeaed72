import { withoutRounds } from '../../support/browser/topic-page-object';
import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import * as drawn from '../../support/visual-comparison/topic-elements';

const row = cls('match-row__row');
const table = `${cls('figure-table__table')} tbody tr`;

looksAsDrawn({
  name: 'five leagues, fixtures',
  mock: 'five-leagues.html',
  path: '/five-leagues',
  ready: row,
  comparedElements: drawn.LEAGUE_SCHEDULE,
});

looksAsDrawn({
  name: 'five leagues, table',
  mock: 'five-leagues.html?tab=r',
  path: '/five-leagues?tab=standings',
  prepare: withoutRounds,
  ready: table,
  comparedElements: drawn.LEAGUE_TABLE,
});

looksAsDrawn({
  name: 'cup, knockout',
  mock: 'cup.html',
  path: '/euro-cup?tab=knockout',
  ready: cls('bracket__tie'),
  comparedElements: drawn.CUP_KNOCKOUT,
});
