import { useFeedActions } from '../../../../src/domains/moment/feed-actions';
import { fakeServices } from '../../../support/unit/fake-services';
import { runHook } from '../../../support/unit/render-page';

test('likes that wait are sent when the host hides the app in a page that is seen [hidden.1]', () => {
  let isVisible = true;
  let tell = () => {};
  const visibility = {
    isVisible: () => isVisible,
    onVisibility: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
  };
  const fake = fakeServices({ momentLike: () => ({ likeCount: 11 }) });
  fake.services.session.setState({ token: 'a', uid: 'u1' });
  const actions = runHook({ ...fake, services: { ...fake.services, visibility } }, () => useFeedActions(() => {}));
  actions.current.like({ id: 'mo1', hostId: 'h1', likeCount: 10 });
  tell();
  expect(fake.calls('momentLike')).toEqual([]);
  isVisible = false;
  tell();
  expect(fake.calls('momentLike')).toEqual([{ momentId: 'mo1', count: 1 }]);
});
