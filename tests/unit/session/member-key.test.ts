import { createSessionStore, VISITOR } from '../../../src/session/session-state';

/** product.md, section 5: logged in means a non-empty token; what is kept for a member is kept for that token alone. */
it('a visitor has none, a member one with or without a uid, and another token another [5.18]', () => {
  const store = createSessionStore({ ...VISITOR, uid: 'leftover' });
  expect(store.memberKey()).toBe('');
  store.setState({ token: 'a', uid: '' });
  const first = store.memberKey();
  expect(first).not.toBe('');
  store.setState({ username: 'renamed', uid: '7' });
  expect(store.memberKey()).toBe(first);
  store.setState({ token: 'b' });
  const second = store.memberKey();
  expect([first, '']).not.toContain(second);
  store.setState({ token: '' });
  expect(store.memberKey()).toBe('');
  store.setState({ token: 'c' });
  expect([first, second, '']).not.toContain(store.memberKey());
});
