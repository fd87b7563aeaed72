import { screen, waitFor, within } from '@testing-library/react';
import { newQueryClient } from '../../../../src/app/mount/query-client';
import { prefetchAnchorHome } from '../../../../src/pages/anchor/prefetch-anchor-home';
import { createOfflineCache } from '../../../../src/services/offline-cache';
import { goodAnswers, rawHome, rawHosts, rawMoment } from '../../../support/unit/anchor-world';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { settle } from '../../../support/unit/render-page';
import { renderHome } from './render-home';

beforeEach(() => stubBrowser());

const MINUTE_MS = 60_000;
const KEYS = ['si:member:anchor-home', 'si:member:home-banners'];
const answers = () => ({
  ...goodAnswers(),
  anchorHome: () => rawHome({ hostMomentList: [rawMoment(1, { isLiked: true })] }),
});

/** Leftovers of a first visit in the storage. */
async function firstVisit(isMember: boolean) {
  const { services } = fakeServices(answers(), isMember);
  await prefetchAnchorHome(services, newQueryClient());
  await settle();
  services.offlineCache.stop();
  return KEYS.map((key) => [key, services.storage.get(key)] as const);
}

/** A visit `minutes` later whose calls are on their way until `answer` is called. */
async function secondVisit(
  left: Awaited<ReturnType<typeof firstVisit>>,
  minutes: number,
  isMember: boolean,
  home: () => unknown = answers().anchorHome,
) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const after = (say: () => unknown) => () => answered.then(say);
  const said = answers();
  const fake = fakeServices(
    { ...said, anchorHome: after(home), images: after(said.images as () => unknown) },
    isMember,
  );
  const { storage } = fake.services;
  for (const [key, value] of left) if (value !== null) storage.set(key, value);
  const now = () => NOW + minutes * MINUTE_MS;
  const services = { ...fake.services, deviceNow: now, offlineCache: createOfflineCache(storage, now) };
  const client = newQueryClient();
  let isReady = false;
  void prefetchAnchorHome(services, client).then(() => {
    isReady = true;
  });
  await settle();
  const open = () => renderHome({ ...fake, services }, client);
  return { open, answer, isReady: () => isReady, sent: fake.sent };
}

const rows = () => screen.getAllByRole('article');
const liked = () => within(screen.getByRole('region', { name: 'Moments' })).getAllByRole('button', { pressed: true });

test('draws the last home before anybody answers, stamped, and nothing moves when the answer comes [second visit.1]', async () => {
  const visit = await secondVisit(await firstVisit(false), 14, false);
  expect(visit.isReady()).toBe(true);
  expect(visit.sent.map(({ name }) => name).sort()).toEqual(['anchorHome', 'images']);
  await visit.open();
  expect(screen.getByRole('link', { name: 'Six at once' })).toBeInTheDocument();
  expect(screen.getByText('Updated 21:25')).toBeInTheDocument();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  const before = rows();
  visit.answer();
  await waitFor(() => expect(screen.queryByText('Updated 21:25')).toBeNull());
  expect(rows()).toEqual(before);
});

test('who went on air meanwhile does so where they stand; after them comes who is new [second visit.2]', async () => {
  const hosts = rawHosts();
  const newcomer = { ...hosts[0], id: 'h-new', nickName: 'Newcomer' };
  const anchors = () =>
    within(screen.getByRole('region', { name: 'Anchors' }))
      .getAllByRole('link', { name: /Anchor \d|Newcomer/ })
      .map((link) => link.textContent);
  const now = () =>
    rawHome({
      hosts: [newcomer, ...hosts.map((host, index) => ({ ...host, liveStatus: index === 5 ? 1 : host.liveStatus }))],
    });
  const visit = await secondVisit(await firstVisit(false), 1, false, now);
  await visit.open();
  const before = anchors().map((text) => /Anchor \d/.exec(text ?? '')?.[0]);
  visit.answer();
  await waitFor(() => expect(anchors().some((text) => text?.includes('LiveAnchor 5'))).toBe(true));
  expect(anchors().map((text) => /Anchor \d/.exec(text ?? '')?.[0])).toEqual(before);
});

test('after a quarter of an hour the first page waits for its answer [second visit.1]', async () => {
  const visit = await secondVisit(await firstVisit(false), 16, false);
  expect(visit.isReady()).toBe(false);
  visit.answer();
  await settle();
  expect(visit.isReady()).toBe(true);
  await visit.open();
  expect(screen.queryByText(/^Updated/)).toBeNull();
});

test('of a member nothing is drawn for another: neither likes nor banners [second visit.3]', async () => {
  const left = await firstVisit(true);
  const visit = await secondVisit(left, 1, false);
  await visit.open();
  expect(rows().length).toBeGreaterThan(1);
  expect(screen.queryByRole('link', { name: 'Six at once' })).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Moments' })).queryAllByRole('button', { pressed: true })).toEqual(
    [],
  );
  visit.answer();
  await waitFor(() => expect(liked()).toHaveLength(1));
});

test('the member who comes back has their banners [second visit.3]', async () => {
  const visit = await secondVisit(await firstVisit(true), 1, true);
  await visit.open();
  expect(screen.getByRole('link', { name: 'Six at once' })).toBeInTheDocument();
});

test('a clock that was set back since draws nothing of the last visit [second visit.4]', async () => {
  const visit = await secondVisit(await firstVisit(false), -5, false);
  expect(visit.isReady()).toBe(false);
  visit.answer();
});
