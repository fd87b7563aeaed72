import { screen, within } from '@testing-library/react';
import { LIST_PAGE_SIZE } from '../../../../src/contract/codes';
import { goodAnswers, rawHome } from '../../../support/unit/anchor-world';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { type Answer, failWith, fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderHome } from './render-home';

beforeEach(() => stubBrowser());

const HOME = 'si:member:anchor-home';
const HOUR_MS = 60 * 60_000;
const failing: Record<string, Answer> = {
  ...goodAnswers(),
  anchorHome: failWith('network'),
  momentList: failWith('network'),
  images: failWith('network'),
};

/** A mount without a network, whose storage holds what an earlier visit left. */
async function coldStart(value: unknown, age: number) {
  const fake = fakeServices(failing);
  jest.spyOn(fake.services.offlineCache, 'recall').mockImplementation(({ key }) => {
    expect(key).toBe(HOME);
    return value === undefined ? undefined : { value: value as never, at: NOW - age };
  });
  await renderHome(fake);
}

const decoded = () => {
  const fake = fakeServices(goodAnswers());
  const keep = jest.spyOn(fake.services.offlineCache, 'keep');
  return renderHome(fake).then(({ unmount }) => {
    unmount();
    return keep.mock.calls.find(([{ key }]) => key === HOME)?.[1]();
  });
};

test('a cold start without a network shows the last home, stamped with its time [cold start.1]', async () => {
  const kept = await decoded();
  await coldStart(kept, 2 * HOUR_MS);
  expect(within(screen.getByRole('region', { name: 'Hot matches' })).getAllByRole('article')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'Moments' })).getAllByRole('article').length).toBeGreaterThan(0);
  expect(screen.getByText('Updated 19:25')).toBeInTheDocument();
});

test('one of another day says so', async () => {
  await coldStart(await decoded(), 24 * HOUR_MS);
  expect(screen.getByText('Updated 03-14 21:25')).toBeInTheDocument();
});

test('with nothing kept, the failure has a way on', async () => {
  await coldStart(undefined, 0);
  expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
});

test('what is kept is what a visitor would see, and one page of moments [cold start.1]', async () => {
  const home = rawHome();
  const secret = {
    ...home.hosts[0],
    id: 'h-secret',
    liveSchedule: [
      { matchId: 'm-secret', liveStatus: 1, matchSource: '164', liveUserGroupId: 9, liveRoomId: 'room-secret' },
    ],
  };
  const fake = fakeServices(
    { ...goodAnswers(), anchorHome: () => ({ ...home, hosts: [secret, ...home.hosts] }) },
    true,
  );
  fake.services.session.setState({ specialRooms: ['room-secret'] });
  const keep = jest.spyOn(fake.services.offlineCache, 'keep');
  await renderHome(fake);
  expect(keep).toHaveBeenCalled();
  for (const [, make] of keep.mock.calls) expect(JSON.stringify(make())).not.toMatch(/room-secret|m-secret/);
  const kept = keep.mock.calls.find(([{ key }]) => key === HOME)?.[1]() as { hostMomentList: unknown[] };
  expect(kept.hostMomentList.length).toBeLessThanOrEqual(LIST_PAGE_SIZE);
});
