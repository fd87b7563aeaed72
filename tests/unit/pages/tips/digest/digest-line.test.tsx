import { createHash } from 'node:crypto';
import { act, screen, within } from '@testing-library/react';
import { configStore } from '../../../../../src/domains/config/config-store';
import { createSafeStorage } from '../../../../../src/session/safe-storage';
import { VISITOR } from '../../../../../src/session/session-state';
import { storeSession } from '../../../../../src/session/stored-session';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import type { FakeServices } from '../../../../support/unit/fake-services';
import { memoryStorage } from '../../../../support/unit/memory-storage';
import { settle } from '../../../../support/unit/render-page';
import { CONTENT, rawTip } from '../../../../support/unit/tips-world';
import { bought, openTip, tap } from '../tip-page';

const SALT = '0123456789abcdef';
const { picks } = CONTENT;
const rows = picks.map(({ matchId, playType, side, line, odds, pickText }) => [
  matchId,
  playType,
  side,
  line,
  odds,
  pickText,
]);
const { publishTime, goldPrice } = rawTip('t1');

/** The digest of the tip with this text at this price. */
function digestOf(sportsInfo = CONTENT.sportsInfo, price = goldPrice): string {
  const terms = [price, 1, 100];
  const teams = [['m1', 'Arsenal', 'Chelsea']];
  const fields = ['t1', publishTime, 'p1', 2, 'Handicap', ...terms, sportsInfo, teams, rows];
  const sealed = JSON.stringify(['sport-info tip 2', ...fields]);
  return `2:${createHash('sha256').update(`${SALT}\n${sealed}`).digest('hex')}`;
}
const digest = digestOf();
const locked = (given = digest) => ({ tipDetail: () => rawTip('t1', { digest: given }) });
const newDevice = (memory = memoryStorage()) => createSafeStorage(() => memory);
const speak = ({ services }: Pick<FakeServices, 'services'>, locale: 'en' | 'zh-CN') =>
  act(() => services.stores.get(configStore).setState({ locale }));

const FITS = 'Matches the digest it came with';
const DIFFERS = 'Doesn’t match its digest';
const UNCHANGED = /^Unchanged since \d\d:\d\d/;

beforeEach(() => stubBrowser());

/** A visit to the locked tip, and a later one on the same device. */
async function lookAt(device: { storage: ReturnType<typeof newDevice>; origin?: string }, given = digest) {
  const { unmount } = await openTip(locked(given), true, device);
  unmount();
}

describe('decisions, digest: the page of a tip', () => {
  it('locked, the digest stands there, and is kept on the device', async () => {
    const memory = memoryStorage();
    await openTip(locked(), true, { storage: newDevice(memory) });
    const digits = digest.slice(2);
    expect(
      screen.getByText(`${digits.slice(0, 4)} ${digits.slice(4, 8)}\u2060…\u2060${digits.slice(-4)}`),
    ).toBeVisible();
    expect(Object.values(memory).join()).toContain(digest);
  });

  it('seen locked, then open and unchanged, it says since when and how that is known [digest.4]', async () => {
    const storage = newDevice();
    await lookAt({ storage });
    await openTip(bought({ digest, salt: SALT }), true, { storage });
    await tap(UNCHANGED);
    const sheet = within(await screen.findByRole('dialog', { name: 'Same as when locked' }));
    expect(sheet.getAllByRole('img', { name: 'Digest, 64 characters' })).toHaveLength(2);
    expect(
      sheet.getByText(/^At \d\d:\d\d, while the tip was locked, this phone saved the published digest/),
    ).toBeVisible();
    expect(sheet.getByText(/haven’t changed since/)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Save content' })).toBeVisible();
  });

  it.each([
    ['never seen before', async () => {}, {}],
    ['free', async () => {}, { isBuy: 0, payTime: undefined, goldPrice: 0, digest: digestOf(undefined, 0) }],
    [
      'seen before twenty others',
      async (storage: ReturnType<typeof newDevice>) => {
        await lookAt({ storage });
        const key = 'si:member:tip-digests';
        const others = Array.from({ length: 20 }, (_, tip) => [`other ${tip}`, { digest, at: 1 }]);
        storage.set(key, JSON.stringify(others));
      },
      {},
    ],
    [
      'seen by who has logged out since',
      async (storage: ReturnType<typeof newDevice>) => {
        storeSession(storage, { ...VISITOR, token: 't', uid: 'u1' });
        await lookAt({ storage });
        storeSession(storage, { ...VISITOR, token: 't2', uid: 'u2' });
      },
      {},
    ],
  ])('%s, it fits what came with it, and nothing more is said [digest.4]', async (_what, before, fields) => {
    const storage = newDevice();
    await before(storage);
    await openTip(bought({ digest, salt: SALT, ...fields }), true, { storage });
    expect(await screen.findByText(FITS)).toBeVisible();
    expect(screen.queryByText(/Unchanged/)).toBeNull();
    await tap(new RegExp(FITS));
    const sheet = within(await screen.findByRole('dialog', { name: 'Matches its digest' }));
    expect(sheet.getByText('This phone has no earlier digest to compare')).toBeVisible();
    expect(
      sheet.getByText(/This phone can’t tell whether content and digest were changed together before/),
    ).toBeVisible();
    expect(sheet.queryByText(/haven’t changed|while the tip was locked/)).toBeNull();
  });

  it.each([
    ['the text', { sportsInfo: '<p>Another text</p>' }],
    ['the price', { goldPrice: 58 }],
    ['both, and the digest with them', { sportsInfo: '<p>b</p>', digest: digestOf('<p>b</p>') }],
  ])('seen locked, changed since, %s: it warns, and offers to read it again [digest.2]', async (_what, fields) => {
    const storage = newDevice();
    await lookAt({ storage });
    await openTip(bought({ digest, salt: SALT, ...fields }), true, { storage });
    expect(await screen.findByText(DIFFERS)).toBeVisible();
    await tap(new RegExp(DIFFERS));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('Different')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Reload and check again' })).toBeVisible();
  });

  it('without a digest (an addition) it can’t be checked, and is read all the same', async () => {
    await openTip(bought());
    expect(screen.getByText('No digest, can’t be checked')).toBeVisible();
    expect(await screen.findByText('The whole text')).toBeVisible();
  });
});

/** What is another content honestly, and must not be called changed. */
describe('no false alarm [digest.5]', () => {
  const CHINESE = digestOf('<p>全文</p>');

  it('a language that is chosen while a locked tip is open', async () => {
    const storage = newDevice();
    const first = await openTip(locked(CHINESE), true, { storage, locale: 'zh-CN' });
    await speak(first, 'en');
    await settle();
    first.unmount();
    await openTip(bought({ digest, salt: SALT }), true, { storage });
    expect(await screen.findByText(FITS)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a language that is chosen before it is bought, in the answer to the purchase too', async () => {
    const { answers, ...rest } = await openTip(locked(CHINESE), true, { storage: newDevice(), locale: 'zh-CN' });
    await speak(rest, 'en');
    answers.tipBuy = () => {
      answers.tipDetail = () => new Error('no network');
      return { ...rawTip('t1', { ...CONTENT, digest, salt: SALT }), orderId: 'o1', payGold: 38 };
    };
    await tap('Unlock');
    await tap('Pay 38 coins');
    await settle();
    expect(await screen.findByText('The whole text')).toBeVisible();
    expect(screen.queryByText(DIFFERS)).toBeNull();
  });

  it('another back end on the same page’s storage', async () => {
    const storage = newDevice();
    await lookAt({ storage, origin: 'https://one.example' }, CHINESE);
    await openTip(bought({ digest, salt: SALT }), true, { storage, origin: 'https://two.example' });
    expect(await screen.findByText(FITS)).toBeVisible();
  });

  it('a digest of an older form, kept or sent', async () => {
    const memory = memoryStorage();
    const storage = newDevice(memory);
    await lookAt({ storage });
    for (const [key, value] of Object.entries(memory)) memory.setItem(key, value.replaceAll('"2:', '"'));
    expect(Object.values(memory).join()).not.toContain(digest);
    await openTip(bought({ digest: 'a'.repeat(64), salt: SALT }), true, { storage });
    expect(screen.getByText('No digest, can’t be checked')).toBeVisible();
  });
});
