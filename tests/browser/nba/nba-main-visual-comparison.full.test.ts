import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import { PLAYOFFS, SCHEDULE } from '../../support/visual-comparison/nba-elements';

looksAsDrawn({
  name: 'NBA schedule',
  mock: 'nba.html',
  path: '/nba',
  ready: `main ${cls('match-row__row')}`,
  comparedElements: SCHEDULE,
});

looksAsDrawn({
  name: 'NBA play-offs',
  mock: 'nba.html?tab=b',
  path: '/nba?tab=playoffs',
  ready: cls('bracket__tie'),
  comparedElements: PLAYOFFS,
});
