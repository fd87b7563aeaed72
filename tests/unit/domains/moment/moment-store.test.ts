import { momentStore } from '../../../../src/domains/moment/moment-store';
import { ownOf } from '../../../../src/services/own-map';
import { fakeServices } from '../../../support/unit/fake-services';

const mount = () => {
  const { services } = fakeServices({}, true);
  const moments = services.stores.get(momentStore);
  const likeOf = (id: string, member = '1') => ownOf(moments.getState().likes, member, id);
  const tap = (id: string, member = '1') =>
    moments.getState().setLike(member, id, (before) => ({ ...before, pending: before.pending + 1, isLiked: true }));
  return { services, moments, likeOf, tap };
};

describe('likes of moments', () => {
  it('begin untouched, and each change stands on the last', () => {
    const { likeOf, tap } = mount();
    expect(likeOf('m1')).toBeUndefined();
    tap('m1');
    tap('m1');
    expect(likeOf('m1')).toEqual({ pending: 2, confirmed: undefined, isLiked: true });
  });

  it('leave other moments the very same', () => {
    const { likeOf, tap } = mount();
    tap('m1');
    const before = likeOf('m1');
    tap('m2');
    expect(likeOf('m1')).toBe(before);
  });

  it.each([
    ['taps on their way are kept', { pending: 2, confirmed: 7, isLiked: true }, true],
    ['what is confirmed is in the new reading', { pending: 0, confirmed: 7, isLiked: true }, false],
    ['what was taken back is nothing', { pending: 0, confirmed: undefined, isLiked: false }, false],
  ])('a new reading: %s', (_clause, like, isKept) => {
    const { moments, likeOf } = mount();
    moments.getState().setLike('1', 'm1', () => like);
    moments.getState().forgetConfirmed();
    expect(likeOf('m1')).toEqual(isKept ? like : undefined);
  });

  it('what comes for who has left changes nothing; who comes begins with none', () => {
    const { services, moments, likeOf, tap } = mount();
    tap('m1');
    services.session.setState({ token: 'other', uid: 'u2' });
    const before = moments.getState();
    tap('m1');
    expect(moments.getState()).toBe(before);
    tap('m2', '2');
    expect(likeOf('m1', '1')).toBeUndefined();
    expect(likeOf('m2', '2')).toMatchObject({ pending: 1 });
  });
});

describe('long texts', () => {
  it('open, and close again; others stay as they are', () => {
    const { moments } = mount();
    const { toggle } = moments.getState();
    toggle('m1');
    toggle('m2');
    toggle('m1');
    expect([...moments.getState().opened]).toEqual(['m2']);
  });

  it('are the device’s, not a member’s', () => {
    const { services, moments, tap } = mount();
    moments.getState().toggle('m1');
    services.session.setState({ token: '', uid: '' });
    tap('m1', '');
    expect(moments.getState().opened.has('m1')).toBe(true);
  });
});

it('two mounts know nothing of each other, and the end of one is the end of its changes', () => {
  const [one, other] = [mount(), mount()];
  one.tap('m1');
  one.moments.getState().toggle('m1');
  expect(other.moments.getState().likes.byId.size + other.moments.getState().opened.size).toBe(0);
  one.services.stores.end();
  one.tap('m1');
  one.moments.getState().toggle('m1');
  expect(one.likeOf('m1')).toMatchObject({ pending: 1 });
  expect(one.moments.getState().opened.has('m1')).toBe(true);
});
