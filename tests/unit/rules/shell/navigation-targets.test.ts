import {
  liveTarget,
  matchTarget,
  type NavigationTarget,
  targetHref,
} from '../../../../src/rules/shell/navigation-targets';

const P = '/newSport';
const football = (statusId?: number) => ({ sport: 'football' as const, matchId: '7', statusId });
const basketball = (statusId?: number) => ({ sport: 'basketball' as const, matchId: '9', statusId });

/** product.md, section 2, targets outside this app; decisions.md, outside targets. */
test.each<[string, NavigationTarget, string]>([
  ['football not started', matchTarget(P, football(1)), '/newSport/match-detail?matchId=7'],
  ['football running [outside targets.1]', matchTarget(P, football(4)), '/newSport/match-detail?matchId=7'],
  [
    'football with an anchor and a tab [2.31]',
    matchTarget(P, football(2), { hostId: '3', tab: 'live' }),
    '/newSport/match-detail?matchId=7&hostId=3&tab=live',
  ],
  ['football postponed is not over', matchTarget(P, football(9)), '/newSport/match-detail?matchId=7'],
  ['football of an unknown status', matchTarget(P, football(99)), '/newSport/match-detail?matchId=7'],
  ['football without a status', matchTarget(P, football()), '/newSport/match-detail?matchId=7'],
  ['football finished [2.32]', matchTarget(P, football(8), { hostId: '3' }), '/newSport/result-detail?matchId=7'],
  ['football abandoned is over [outside targets.1]', matchTarget(P, football(11)), '/newSport/result-detail?matchId=7'],
  ['football cancelled is over', matchTarget(P, football(12)), '/newSport/result-detail?matchId=7'],
  [
    'a football tip names no message: its page knows none',
    matchTarget(P, football(1), { messageId: '5', betType: 2 }),
    '/newSport/match-detail?matchId=7',
  ],
  [
    'a live anchor outside this app [2.33, outside targets.2]',
    liveTarget(P, { matchId: '7', hostId: '3', matchSource: '164' }),
    '/newSport/live?matchId=7&hostId=3&matchSource=164',
  ],
  ['basketball not started', matchTarget(P, basketball(1)), '/newSport/B/match-detail?sid=2&matchId=9&ot=1'],
  [
    'basketball from a tip [2.34, outside targets.3]',
    matchTarget(P, basketball(8), { messageId: '5', betType: 4 }),
    '/newSport/B/match-detail?sid=2&matchId=9&messageId=5&pt=4&ot=1',
  ],
  [
    'basketball: an anchor is not told',
    matchTarget(P, basketball(2), { hostId: '3', tab: 'live' }),
    '/newSport/B/match-detail?sid=2&matchId=9&ot=1',
  ],
  [
    'basketball in quarter 4 (8) is not over',
    matchTarget(P, basketball(8)),
    '/newSport/B/match-detail?sid=2&matchId=9&ot=1',
  ],
  [
    'basketball finished [2.35, outside targets.3]',
    matchTarget(P, basketball(10), { messageId: '5' }),
    '/newSport/match-result/bb?sid=2&matchId=9',
  ],
  ['basketball abandoned', matchTarget(P, basketball(14)), '/newSport/match-result/bb?sid=2&matchId=9'],
  ['the prefix is stSportPath [outside targets.4]', matchTarget('/st', football(8)), '/st/result-detail?matchId=7'],
  [
    'an id cannot add parameters of its own',
    matchTarget(P, { ...football(1), matchId: '7&tab=x#y' }),
    '/newSport/match-detail?matchId=7%26tab%3Dx%23y',
  ],
])('%s', (_clause, target, href) => {
  expect(targetHref(target)).toBe(href);
});
