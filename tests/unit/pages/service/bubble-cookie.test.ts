import { dismissBubble, endOfDay, isBubbleDismissed } from '../../../../src/pages/service/bubble-cookie';

/** product.md, section 1 and decisions.md, service: dismissed until local 23:59:59. */
it.each([
  [new Date(2025, 2, 15, 0, 0, 0), new Date(2025, 2, 15, 23, 59, 59)],
  [new Date(2025, 2, 15, 23, 59, 58), new Date(2025, 2, 15, 23, 59, 59)],
  [new Date(2024, 1, 29, 12, 0, 0), new Date(2024, 1, 29, 23, 59, 59)],
])('dismissed at %s holds until %s [1.15]', (now, end) => {
  expect(endOfDay(now.getTime())).toEqual(end);
});

it('is kept in a cookie below the base [service.2]', () => {
  const jar = { cookie: '' };
  dismissBubble(jar, '/sport-info', Date.UTC(2025, 2, 15, 12));
  expect(jar.cookie).toContain('path=/sport-info; expires=');
  expect(isBubbleDismissed({ cookie: 'a=b; si-service-bubble=1' })).toBe(true);
  expect(isBubbleDismissed({ cookie: 'x-si-service-bubble=1' })).toBe(false);
});

it('a browser that forbids cookies breaks nothing', () => {
  const jar = {
    get cookie(): string {
      throw new Error('SecurityError');
    },
    set cookie(_value: string) {
      throw new Error('SecurityError');
    },
  };
  dismissBubble(jar, '', 0);
  expect(isBubbleDismissed(jar)).toBe(false);
});
