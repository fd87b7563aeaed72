import { isAccessible } from '../../support/browser/access/accessible';

isAccessible({
  finals: { path: '/nba?tab=schedule&kind=finals', ready: 'main article' },
  'play-offs': { path: '/nba?tab=playoffs', ready: 'main ul button' },
  cup: { path: '/nba?tab=playoffs&sub=cup', ready: 'main ul button' },
  leaders: { path: '/nba?tab=leaders', ready: 'main a[href*="/nba/player/"]' },
  team: { path: '/nba/team/607', ready: 'main article' },
  squad: { path: '/nba/team/607?tab=lineup', ready: 'main a[href*="/nba/player/"]' },
  'team figures': { path: '/nba/team/607?tab=stats', ready: 'main tbody tr' },
  player: { path: '/nba/player/60701', ready: 'main tbody tr' },
});
