import { isAccessible } from './nba-access';

isAccessible({
  schedule: ['/nba?tab=schedule', 'main article'],
  standings: ['/nba?tab=standings', 'main tbody tr'],
});
