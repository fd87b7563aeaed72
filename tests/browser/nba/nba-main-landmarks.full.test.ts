import { cls, looksAsDrawn } from '../../support/visual-comparison/landmarks';
import { PLAYOFFS, SCHEDULE } from '../../support/visual-comparison/nba-landmarks';

looksAsDrawn({
  name: 'NBA schedule',
  mock: 'nba.html',
  path: '/nba',
  ready: `main ${cls('match-row__row')}`,
  landmarks: SCHEDULE,
});

looksAsDrawn({
  name: 'NBA play-offs',
  mock: 'nba.html?tab=b',
  path: '/nba?tab=playoffs',
  ready: cls('bracket__tie'),
  landmarks: PLAYOFFS,
});
