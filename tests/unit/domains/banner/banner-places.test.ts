import { type BannerSpot, bannerCategory } from '../../../../src/domains/banner/banners-query';

test.each<readonly [clause: string, spot: BannerSpot, platform: 'web' | 'app', category: string]>([
  ['decisions, banner places: 20301 anchor home', 'anchorHome', 'web', '20301'],
  ['decisions, banner places: 30304 anchor home in the app', 'anchorHome', 'app', '30304'],
  ['decisions, banner places: 20302 tips', 'tips', 'web', '20302'],
  ['decisions, banner places: 30305 tips in the app', 'tips', 'app', '30305'],
  ['decisions, banner places: 20303 ranking', 'ranking', 'web', '20303'],
  ['section 9: the app has no category of its own for the ranking', 'ranking', 'app', '20303'],
  ['decisions, banner places: 30301 five leagues', 'fiveLeagues', 'web', '30301'],
  ['decisions, banner places: 30302 NBA', 'nba', 'web', '30302'],
  ['decisions, banner places: 30303 cups', 'cups', 'app', '30303'],
  ['decisions, banner places: 30306 anchor background', 'anchorBackground', 'web', '30306'],
  ['decisions, banner places: 10103 download', 'download', 'web', '10103'],
  ['decisions, banner places: 10106 gold mall entry', 'goldMall', 'web', '10106'],
])('%s [9.13, banner places.1]', (_clause, spot, platform, category) => {
  expect(bannerCategory(spot, platform)).toBe(category);
});
