import { qrCode } from '../../../../src/domains/share/qr/qr-code';

const rows = (text: string) => qrCode(text)?.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));

test('a code is the one that another encoder makes of the text, with the mask of the fewest faults', () => {
  expect(rows('https://a.test/x')).toEqual([
    '111111100111001111111',
    '100000101101101000001',
    '101110100101001011101',
    '101110101101001011101',
    '101110100010001011101',
    '100000101110101000001',
    '111111101010101111111',
    '000000000010100000000',
    '111110111101110101010',
    '101100000101011111111',
    '000010100111111100110',
    '100100010111010011100',
    '111100111000101011001',
    '000000001111000111101',
    '111111101011110100110',
    '100000100111100111100',
    '101110101011101111000',
    '101110101000011010110',
    '101110101001101100100',
    '100000101100110011100',
    '111111101001111101010',
  ]);
});

test.each([
  ['the shortest', 'x', 21],
  ['17 bytes are the most of version 1', 'x'.repeat(17), 21],
  ['18 take version 2', 'x'.repeat(18), 25],
  ['a sign of three bytes counts three', '中'.repeat(6), 25],
  ['135 bytes take version 7, which says so', 'x'.repeat(135), 45],
  ['271 are the most', 'x'.repeat(271), 57],
])('decisions.md, pictures: size of a code, %s', (_name, text, size) => {
  expect(rows(text)).toHaveLength(size);
});

test('a text that is longer has no code', () => {
  expect(qrCode('x'.repeat(272))).toBeUndefined();
});
