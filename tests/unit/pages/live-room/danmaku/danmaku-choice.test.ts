import { readChoice } from '../../../../../src/pages/live-room/danmaku/danmaku-choice';

test.each([
  ['at first', null, { isShown: true, opacity: 90, density: 'medium' }],
  [
    'as chosen [danmaku.3]',
    '{"isShown":false,"opacity":40,"density":"many"}',
    { isShown: false, opacity: 40, density: 'many' },
  ],
  [
    'what cannot be read is as at first',
    '{"isShown":false,"opacity":7,"density":"all"}',
    {
      isShown: false,
      opacity: 90,
      density: 'medium',
    },
  ],
  ['no JSON', 'off', { isShown: true, opacity: 90, density: 'medium' }],
])('decisions.md, danmaku: the choice of this device, %s', (_clause, raw, choice) => {
  expect(readChoice(raw)).toEqual(choice);
});
