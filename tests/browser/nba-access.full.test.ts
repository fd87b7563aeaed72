import { isAccessible } from './nba-access';

isAccessible({
  finals: ['/nba?tab=schedule&kind=finals', 'main article'],
  'play-offs': ['/nba?tab=playoffs', 'main ul button'],
  cup: ['/nba?tab=playoffs&sub=cup', 'main ul button'],
  leaders: ['/nba?tab=leaders', 'main a[href*="/nba/player/"]'],
  team: ['/nba/team/607', 'main article'],
  squad: ['/nba/team/607?tab=lineup', 'main a[href*="/nba/player/"]'],
  'team figures': ['/nba/team/607?tab=stats', 'main tbody tr'],
  player: ['/nba/player/60701', 'main tbody tr'],
});
