import { mergeService } from '../../../../src/app/mount/flags';
import { serviceStore } from '../../../../src/domains/service/service-store';
import { fakeServices } from '../../../support/unit/fake-services';

const mount = () => {
  const { stores } = fakeServices({}).services;
  return { stores, service: stores.get(serviceStore) };
};
const BEFORE = { redDot: true, notice: 'Hello' };

describe('what the host says of its customer service', () => {
  it('is nothing at first: no dot, no bubble', () => {
    expect(mount().service.getState()).toEqual({ redDot: false, notice: null });
  });

  it.each([
    ['nothing', {}, BEFORE],
    ['the dot alone', { redDot: false }, { redDot: false, notice: 'Hello' }],
    ['a bubble alone', { notice: 'Again' }, { redDot: true, notice: 'Again' }],
    ['a bubble of our own words', { notice: '' }, { redDot: true, notice: '' }],
    ['no bubble any more', { notice: null }, { redDot: true, notice: null }],
    ['both', { redDot: false, notice: null }, { redDot: false, notice: null }],
  ])('stands over what it said before: %s', (_said, said, after) => {
    const { service } = mount();
    service.setState(BEFORE);
    service.setState(mergeService(service.getState(), said));
    expect(service.getState()).toEqual(after);
  });

  it('is one mount’s, and ends with it', () => {
    const [one, other] = [mount(), mount()];
    one.service.setState(BEFORE);
    expect(other.service.getState().redDot).toBe(false);
    one.stores.end();
    one.service.setState({ redDot: false });
    expect(one.service.getState()).toEqual(BEFORE);
  });
});
