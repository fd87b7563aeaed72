import { playerPlace, teamPlace, withoutRounds } from '../../support/browser/topic-page-object';
import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import * as drawn from '../../support/visual-comparison/topic-elements';

const row = cls('match-row__row');
const table = `${cls('figure-table__table')} tbody tr`;

looksAsDrawn({
  name: 'five leagues in English, fixtures',
  mock: 'five-leagues-en.html',
  path: '/five-leagues?lang=en',
  ready: row,
  comparedElements: drawn.LEAGUE_SCHEDULE,
});

looksAsDrawn({
  name: 'five leagues in English, table',
  mock: 'five-leagues-en.html?tab=r',
  path: '/five-leagues?tab=standings&lang=en',
  prepare: withoutRounds,
  ready: table,
  comparedElements: drawn.LEAGUE_TABLE,
});

looksAsDrawn({
  name: 'five leagues, teams',
  mock: 'five-leagues.html?tab=t',
  path: '/five-leagues?tab=teams',
  ready: cls('leader-row__row'),
  comparedElements: drawn.LEAGUE_TEAMS,
});

looksAsDrawn({
  name: 'cup, fixtures',
  mock: 'cup.html?tab=s',
  path: '/euro-cup',
  ready: row,
  comparedElements: drawn.CUP_SCHEDULE,
});

looksAsDrawn({
  name: 'cup, groups',
  mock: 'cup.html?tab=g',
  path: '/euro-cup?tab=groups',
  ready: table,
  comparedElements: drawn.CUP_GROUPS,
});

looksAsDrawn({
  name: 'cup, line-up',
  mock: 'cup.html?tab=l',
  path: '/euro-cup?tab=lineup',
  ready: cls('pitch__player'),
  comparedElements: drawn.CUP_LINEUP,
});

looksAsDrawn({
  name: 'team, squad',
  mock: 'team.html?tab=l',
  path: () => teamPlace('lineup'),
  ready: cls('squad-row__row'),
  comparedElements: drawn.TEAM_SQUAD,
});

looksAsDrawn({
  name: 'team, figures',
  mock: 'team.html?tab=d',
  path: () => teamPlace('stats'),
  ready: cls('compare-row__row'),
  comparedElements: drawn.TEAM_STATS,
});

looksAsDrawn({
  name: 'player',
  mock: 'player.html',
  path: () => playerPlace(),
  ready: cls('player-head__fact'),
  comparedElements: drawn.PLAYER,
});

looksAsDrawn({
  name: 'team',
  mock: 'team.html',
  path: () => teamPlace(),
  ready: cls('best-card__card'),
  comparedElements: drawn.TEAM,
});

looksAsDrawn({
  name: 'five leagues, players',
  mock: 'five-leagues.html?tab=p',
  path: '/five-leagues?tab=players',
  ready: cls('leader-row__row'),
  comparedElements: drawn.LEAGUE_PLAYERS,
});
