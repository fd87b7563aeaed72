import { cls, looksAsDrawn } from './landmarks';
import { PLAYOFFS, SCHEDULE } from './nba-landmarks';

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
