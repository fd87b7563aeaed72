import { createHash } from 'node:crypto';
import { screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import * as v from 'valibot';
import { type Tip, tip as tipShape } from '../../../../../src/contract/tip/tip';
import { saltedText, sealedText } from '../../../../../src/contract/tip/tip-digest';
import { drawPicture } from '../../../../../src/domains/share/picture/draw-picture';
import core from '../../../../../src/i18n/messages/en/core.json';
import picture from '../../../../../src/i18n/messages/en/picture.json';
import texts from '../../../../../src/i18n/messages/en/tips.json';
import { TipPicture } from '../../../../../src/pages/tips/picture/tip-picture';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';
import { CONTENT, rawTip } from '../../../../support/unit/tips-world';

jest.mock('../../../../../src/domains/share/picture/draw-picture', () => ({ drawPicture: jest.fn() }));

const SALT = '0123456789abcdef';
const OTHER = `2:${'d'.repeat(64)}`;
const read = (fields: object): Tip =>
  v.parse(tipShape, rawTip('t1', { ...CONTENT, result: 'win', salt: SALT, ...fields }));
const digest = `2:${createHash('sha256')
  .update(saltedText(SALT, sealedText(read({}))))
  .digest('hex')}`;
const SEEN_AT = new Date(2025, 2, 14, 18, 30).getTime();

beforeEach(() => {
  stubBrowser();
  const drawn = { blob: new Blob(['png'], { type: 'image/png' }), src: 'data:image/png;base64,AAAA' };
  jest.mocked(drawPicture).mockResolvedValue(drawn);
});

/** What the picture says of a tip to those who get it. */
it.each([
  ['seen here while it was locked', digest, digest, 'Unchanged since 03-14 18:30'],
  ['not seen here before', undefined, digest, 'Matches the digest it came with'],
  ['seen here, and another one by now', OTHER, digest, 'Doesn’t match its digest'],
  ['not seen here, and not what came with it', undefined, OTHER, 'Doesn’t match its digest'],
  ['without a digest', undefined, undefined, 'Digest not checked'],
])('the seal of a shared tip, %s [digest.4]', async (_what, seen, came, words) => {
  const fake = fakeServices({}, true);
  if (seen !== undefined)
    fake.services.storage.set('si:member:tip-digests', JSON.stringify([[' 1 t1 en', { digest: seen, at: SEEN_AT }]]));
  await renderPage(
    fake,
    <IntlProvider locale="en" timeZone="Asia/Shanghai" messages={{ ...core, ...texts, ...picture }}>
      <TipPicture of={{ ...read({ digest: came }), language: 'en' }} path="/news/detail/t1" onClose={() => {}} />
    </IntlProvider>,
  );
  const shown = (await screen.findByRole('img', { name: /^Settled tip/ })).getAttribute('alt') ?? '';
  expect(shown).toContain(words);
  const others = ['Unchanged', 'Fits', 'Does not fit', 'not checked'].filter((word) => !words.includes(word));
  for (const word of others) expect(shown).not.toContain(word);
});
