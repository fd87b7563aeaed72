import { createHmac } from 'node:crypto';
import { type Field, toPairs } from '../../src/contract/form';
import { DEFAULT_SIGN_KEY, signatureText } from '../../src/contract/signature';
import { createKeySigner } from '../../src/http/sign';

const TIMESTAMP = '1742045100000';
const DEVICE = 'device-1';

/** decisions.md, signature. The hex values were computed with `openssl dgst -sha256 -hmac sport-info-dev`. */
const VECTORS: readonly [name: string, fields: { readonly [key: string]: Field }, text: string, sign: string][] = [
  [
    'no fields',
    {},
    'timestamp=1742045100000&device-id=device-1',
    '24aa5072fa10c16f6059e9cf680668fbc051753557c38be5fb9074d685d99daa',
  ],
  [
    'fields sorted by key, not URL-encoded, null left out',
    { page: 2, momentSort: 1, size: 10, hostId: null, note: 'a b&c=夜航说球' },
    'momentSort=1&note=a b&c=夜航说球&page=2&size=10&timestamp=1742045100000&device-id=device-1',
    '7f3bfb03536f3ed7629261075ae002114189fd9093a6596d4aae361b6b2e2f5d',
  ],
  [
    'nested fields and lists',
    { filter: { ids: [7, 30], Z: 'é' }, b: [{ c: true }] },
    'b[0].c=true&filter.Z=é&filter.ids[0]=7&filter.ids[1]=30&timestamp=1742045100000&device-id=device-1',
    'ce3a2a12c0636d9cb11e630f2f0895a019cda92b65ceb6ff69c54733ef274a2c',
  ],
];

describe.each(VECTORS)('%s', (_name, fields, text, sign) => {
  it('has this text [signature.1]', () => {
    expect(signatureText(toPairs(fields), TIMESTAMP, DEVICE)).toBe(text);
  });

  it('has this signature, from the back end’s crypto and from the app’s, with the browser’s or without [signature.3]', async () => {
    expect(createHmac('sha256', DEFAULT_SIGN_KEY).update(text, 'utf8').digest('hex')).toBe(sign);
    expect(await createKeySigner(DEFAULT_SIGN_KEY, globalThis.crypto.subtle)(text)).toBe(sign);
    expect(await createKeySigner(DEFAULT_SIGN_KEY, undefined)(text)).toBe(sign);
  });
});
