import { createSessionStore, memberKey, VISITOR } from '../../../src/session/session-state';

/** product.md, section 5: logged in means a non-empty token; what is kept for a member is kept for that token alone. */
it('a visitor has none, a member one with or without a uid, and another token another [5.18]', () => {
  const store = createSessionStore({ ...VISITOR, uid: 'leftover' });
  expect(memberKey(store)).toBe('');
  store.setState({ token: 'a', uid: '' });
  const first = memberKey(store);
  expect(first).not.toBe('');
  store.setState({ username: 'renamed', uid: '7' });
  expect(memberKey(store)).toBe(first);
  store.setState({ token: 'b' });
  const second = memberKey(store);
  expect([first, '']).not.toContain(second);
  store.setState({ token: '' });
  expect(memberKey(store)).toBe('');
  store.setState({ token: 'c' });
  expect([first, second, '']).not.toContain(memberKey(store));
});
