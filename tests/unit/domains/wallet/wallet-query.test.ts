import { QueryClient } from '@tanstack/react-query';
import { walletQuery } from '../../../../src/domains/wallet/wallet-query';
import { type Answer, failWith, fakeServices } from '../../../support/unit/fake-services';

const read = (answers: Partial<Record<string, Answer>>) => {
  const { services } = fakeServices({
    goldBalance: () => ({ balance: 126 }),
    goldDailyLimit: () => ({ limit: 500, used: 320 }),
    ...answers,
  });
  return new QueryClient().fetchQuery({ ...walletQuery(services, '1'), retry: false });
};

describe('what the member can spend (decisions.md, daily limit)', () => {
  it.each<[string, Partial<Record<string, Answer>>, object]>([
    ['balance, limit and what is left of it today', {}, { balance: 126, limit: 500, left: 180 }],
    [
      'more spent than the limit leaves nothing, not less',
      { goldDailyLimit: () => ({ limit: 500, used: 700 }) },
      { balance: 126, limit: 500, left: 0 },
    ],
    [
      'a limit that does not come is not shown',
      { goldDailyLimit: failWith('network') },
      { balance: 126, limit: undefined, left: undefined },
    ],
  ])('%s', async (_clause, answers, wallet) => {
    expect(await read(answers)).toEqual(wallet);
  });

  it('without a balance there is no wallet', async () => {
    await expect(read({ goldBalance: failWith('timeout') })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it.each([
    ['', false],
    ['1', true],
  ])('is asked for members only: "%s"', (uid, isEnabled) => {
    expect(walletQuery(fakeServices({}).services, uid).enabled).toBe(isEnabled);
  });
});
