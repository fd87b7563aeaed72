import { standAsRecorded } from '../../support/landmarks/stand-as-recorded';

standAsRecorded([
  { name: 'NBA schedule', path: '/nba', ready: 'main article' },
  { name: 'NBA play-offs', path: '/nba?tab=playoffs', ready: 'main ul button' },
  { name: 'NBA standings', path: '/nba?tab=standings', ready: 'main tbody tr' },
  { name: 'NBA cup', path: '/nba?tab=playoffs&sub=cup', ready: 'main ul button' },
  { name: 'NBA leaders', path: '/nba?tab=leaders', ready: 'main [role=tabpanel] img' },
]);
