import { useDanmakuChoice } from '../../../../../src/pages/live-room/danmaku/danmaku-choice';
import { fakeServices } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';

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
  const fake = fakeServices({});
  if (raw !== null) fake.services.storage.set('si:danmaku', raw);
  expect(runHook(fake, useDanmakuChoice).current[0]).toEqual(choice);
});
