import { useDanmakuChoice } from '../../../../../src/pages/live-room/danmaku/danmaku-choice';
import { fakeServices } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';

const FIRST = { isShown: true, opacity: 90, density: 'medium', area: 'full', size: 'normal' };

test.each([
  [
    'as an older version kept it',
    '{"isShown":false,"opacity":40,"density":"few"}',
    { ...FIRST, isShown: false, opacity: 40, density: 'few' },
  ],
  ['at first', null, FIRST],
  [
    'as chosen [danmaku.3]',
    '{"isShown":false,"opacity":40,"density":"many","area":"half","size":"large"}',
    { isShown: false, opacity: 40, density: 'many', area: 'half', size: 'large' },
  ],
  [
    'what cannot be read is as at first',
    '{"isShown":false,"opacity":7,"density":"all","area":"left","size":3}',
    { ...FIRST, isShown: false },
  ],
  ['no JSON', 'off', FIRST],
])('decisions.md, danmaku: the choice of this device, %s', (_clause, raw, choice) => {
  const fake = fakeServices({});
  if (raw !== null) fake.services.storage.set('si:danmaku', raw);
  expect(runHook(fake, useDanmakuChoice).current[0]).toEqual(choice);
});
