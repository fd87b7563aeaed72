import { createHash } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { CONTENT, rawTip } from '../../../../support/unit/tips-world';
import { bought, openTip, tap } from '../tip-page';

const SALT = '0123456789abcdef';
const { picks, sportsInfo } = CONTENT;
const rows = picks.map(({ matchId, playType, side, line, odds, pickText }) => [
  matchId,
  playType,
  side,
  line,
  odds,
  pickText,
]);
const { publishTime } = rawTip('t1');
const sealed = JSON.stringify(['sport-info tip 1', 't1', publishTime, sportsInfo, rows]);
const digest = createHash('sha256').update(`${SALT}\n${sealed}`).digest('hex');

beforeEach(() => stubBrowser());

describe('decisions, digest: the page of a tip', () => {
  it('locked, the digest stands there, and is kept on the device', async () => {
    const { services } = await openTip({ tipDetail: () => rawTip('t1', { digest }) });
    expect(screen.getByText(`${digest.slice(0, 4)} ${digest.slice(4, 8)}…${digest.slice(-4)}`)).toBeVisible();
    expect(services.storage.get('si:member:tip-digests')).toContain(digest);
  });

  it('open and unchanged, it says so and how that is known', async () => {
    await openTip(bought({ digest, salt: SALT }));
    await tap(/^Unchanged since \d\d:\d\d/);
    const sheet = within(await screen.findByRole('dialog', { name: 'Unchanged since publication' }));
    expect(sheet.getAllByRole('img', { name: 'Digest, 64 characters' })).toHaveLength(2);
    expect(sheet.getByRole('button', { name: 'Save content' })).toBeVisible();
  });

  it('changed since, it warns, and offers to read it again [digest.2]', async () => {
    await openTip(bought({ digest, salt: SALT, sportsInfo: '<p>Another text</p>' }));
    expect(await screen.findByText('Differs from what was published')).toBeVisible();
    await tap(/Differs from what was published/);
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('Different')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Read and check again' })).toBeVisible();
  });

  it('without a digest (an addition) it can’t be checked, and is read all the same', async () => {
    await openTip(bought());
    expect(screen.getByText('No digest, can’t be checked')).toBeVisible();
    expect(await screen.findByText('The whole text')).toBeVisible();
  });
});
