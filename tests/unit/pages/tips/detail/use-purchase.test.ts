import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { walletKeys } from '../../../../../src/domains/wallet/wallet-query';
import { tipKeys } from '../../../../../src/pages/tips/data/tip-keys';
import { outdateReadings } from '../../../../../src/pages/tips/detail/use-purchase';

const FILTERS = { sportsType: 0, sportsSource: 0, isRefundable: false };

describe('readings after a purchase (section 4)', () => {
  it.each([
    ['the wallet', walletKeys.of('u'), true],
    ['the tip', tipKeys.detail('u', 't1'), true],
    ['orders, all of them', tipKeys.orders('u', undefined), true],
    ['orders that wait', tipKeys.orders('u', 'waiting'), true],
    ['another tip', tipKeys.detail('u', 't2'), false],
    ['the list: the tip store marks the row', tipKeys.list('u', FILTERS), false],
    ['another member’s wallet', walletKeys.of('v'), false],
    ['another member’s orders', tipKeys.orders('v', undefined), false],
  ] as const)('%s', (_reading, queryKey, isOld) => {
    const client = new QueryClient();
    client.setQueryData(queryKey, {});
    outdateReadings(client, 'u', 't1');
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(isOld);
    client.clear();
  });

  it('the account is forgotten: the next purchase is held against a month with this one in it', () => {
    const client = new QueryClient();
    for (const uid of ['u', 'v']) client.setQueryData(tipKeys.account(uid), {});
    outdateReadings(client, 'u', 't1');
    expect(client.getQueryData(tipKeys.account('u'))).toBeUndefined();
    expect(client.getQueryData(tipKeys.account('v'))).toEqual({});
    client.clear();
  });

  it.each([
    ['the wallet that is shown is read at once', walletKeys.of('u'), 1],
    ['the tip that is shown is read by the flag alone', tipKeys.detail('u', 't1'), 0],
    ['orders that are shown, too', tipKeys.orders('u', undefined), 0],
  ] as const)('%s', async (_clause, queryKey, reads) => {
    const client = new QueryClient();
    const queryFn = jest.fn(async () => ({}));
    client.setQueryData(queryKey, {});
    const stop = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {});
    outdateReadings(client, 'u', 't1');
    await Promise.resolve();
    expect(queryFn).toHaveBeenCalledTimes(reads);
    stop();
    client.clear();
  });
});
