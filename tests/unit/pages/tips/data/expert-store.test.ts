import { expertStore } from '../../../../../src/pages/tips/data/expert-store';
import { ownOf } from '../../../../../src/services/own-map';
import type { Services } from '../../../../../src/services/services';
import { failWith, fakeServices } from '../../../../support/unit/fake-services';

const follow = ({ stores }: Services, id: string, isOn: boolean) => stores.get(expertStore).getState().follow(id, isOn);
const tapOf = ({ services }: ReturnType<typeof fakeServices>, member = '1') =>
  ownOf(services.stores.get(expertStore).getState().follows, member, 'p1');

describe('following an expert (section 4; decisions.md, follow)', () => {
  it('turns at once, and is confirmed by the answer [1.10, 7.46]', async () => {
    const fake = fakeServices({ professorAttention: () => null }, true);
    const turning = follow(fake.services, 'p1', true);
    expect(tapOf(fake)).toEqual({ isOn: true, at: undefined });
    expect(await turning).toBe('on');
    expect(tapOf(fake)).toEqual({ isOn: true, at: fake.services.now() });
    expect(fake.calls('professorAttention')).toEqual([{ professorId: 'p1', isAttention: 1 }]);
  });

  it('ignores taps in flight', async () => {
    const fake = fakeServices({ professorAttention: () => null }, true);
    const first = follow(fake.services, 'p1', true);
    expect(await follow(fake.services, 'p1', false)).toBe('busy');
    await first;
    expect(fake.calls('professorAttention')).toHaveLength(1);
  });

  it.each(['rejected', 'network', 'timeout'] as const)('is taken back on failure: %s', async (kind) => {
    const fake = fakeServices({ professorAttention: failWith(kind) }, true);
    expect(await follow(fake.services, 'p1', true)).toBe('failed');
    expect(tapOf(fake)).toBeUndefined();
  });

  it('a visitor meets the log-in, and nothing is sent', async () => {
    const fake = fakeServices({});
    expect(await follow(fake.services, 'p1', true)).toBe('login');
    expect(fake.sent).toEqual([]);
  });

  it('another member has taps of their own', async () => {
    const fake = fakeServices({ professorAttention: () => null }, true);
    await follow(fake.services, 'p1', true);
    expect(tapOf(fake, '2')).toBeUndefined();
  });
});
