import { ofNobody, ownOf, withOwn } from '../../../src/services/own-map';

const ofAnn = withOwn(ofNobody<number>(), 'ann', 'x', 1);

test.each([
  ['one’s own', ofAnn, 'ann', 1],
  ['another member’s', ofAnn, 'bob', undefined],
  ['after one’s own change', withOwn(ofAnn, 'ann', 'y', 2), 'ann', 1],
  ['taken out', withOwn(ofAnn, 'ann', 'x', undefined), 'ann', undefined],
  ['after another member’s change', withOwn(ofAnn, 'bob', 'y', 2), 'ann', undefined],
])('what somebody has of an id: %s', (_name, own, uid, value) => {
  expect(ownOf(own, uid, 'x')).toBe(value);
});

test('a change makes another map, so that views hear of it', () => {
  const next = withOwn(ofAnn, 'ann', 'y', 2);
  expect(next.byId).not.toBe(ofAnn.byId);
  expect(ofAnn.byId.size).toBe(1);
});
