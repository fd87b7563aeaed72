import type { LabRoom } from '../../../support/browser/lab-video';
import { isPublicLive, isUnderWay, roomPath, roomThat } from '../../../support/browser/room-page-object';
import { sharedStack } from '../../../support/servers/servers';
import type { Journey } from './journey';
import { sessionOf } from './sessions';

export const chat: Journey = {
  name: 'chat',
  async walk({ open, engine }) {
    const page = await open({ storage: await sessionOf('rich') });
    const room = await roomThat(isUnderWay);
    await page.open(`${sharedStack().remote}${roomPath(room, '?autoplay=0')}`);
    await page.waitFor({ css: '[role="log"] li' });
    const words = `${engine.name} 说 ${Date.now()}`;
    await page.type({ css: 'textarea[aria-label="发送弹幕"], input[aria-label="发送弹幕"]' }, words);
    await page.press('Enter');
    await page.waitFor({ css: '[role="log"] li', text: words });
    await page.waitGone({ css: '[role="log"] li', text: '发送失败' });
    expect(await page.count({ css: '[role="log"] li', text: words })).toBe(1);
    expect(await page.problems()).toEqual([]);
    return undefined;
  },
};

/** On air for everybody, with other anchors of its match to switch to. */
export const crowdedRoom = (): Promise<LabRoom> =>
  roomThat(
    (one, all) =>
      isPublicLive(one) && all.filter((mate) => mate.matchId === one.matchId && isPublicLive(mate)).length > 1,
  );
