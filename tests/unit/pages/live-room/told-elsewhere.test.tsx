import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { roomInfo } from '../../../../src/contract/room/room';
import { chatUnsent, createUnsent } from '../../../../src/domains/writing/unsent';
import { CallError } from '../../../../src/http/call-error';
import { createRoomChat } from '../../../../src/pages/live-room/chat/room-chat';
import { MatchTab } from '../../../../src/pages/live-room/match/match-tab';
import { shownTab } from '../../../../src/pages/live-room/room-tabs';
import { EndedCover } from '../../../../src/pages/live-room/screen/room-covers';
import { rawHome, rawHosts } from '../../../support/unit/anchor-world';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const MINUTE_MS = 60_000;
const room = (fields: object) => ({
  ...v.parse(roomInfo, { matchId: 'm1', liveRoomId: 'r0', masterTeamName: 'Lions', guestTeamName: 'Bears', ...fields }),
  askedAt: NOW,
});
const entry = (matchId: string, minutes: number) => ({
  matchId,
  liveStatus: 0,
  matchSource: 164,
  startDate: NOW + minutes * MINUTE_MS,
});

/** decisions.md, additions: `nextShow` is one, the schedule is the product's. */
test.each<[string, object, (() => unknown) | undefined, string, string | undefined]>([
  [
    'the room names it',
    { nextShow: entry('m9', 60) },
    undefined,
    'This show is over. Next show Today 22:25',
    'Book next show',
  ],
  ['the schedule has it', {}, () => [entry('m1', -90), entry('m2', 60)], 'Next show Today 22:25', 'Book next show'],
  ['the schedule has none', {}, () => [entry('m1', -90), entry('m2', -20)], 'No next show yet', undefined],
  ['the schedule is null', {}, () => null, 'No next show yet', undefined],
])('a show is over and its next one: %s [additions.12]', async (_what, fields, hostSchedule, words, button) => {
  const fake = fakeServices(hostSchedule === undefined ? {} : { hostSchedule });
  await renderPage(fake, <EndedCover show={room({ liveStatus: 2, statusId: 8, ...fields })} hostId="h0" />);
  await settle();
  expect(document.body).toHaveTextContent(words);
  if (button !== undefined) expect(screen.getByText(button)).toBeVisible();
});

test('a show is over: nothing is said of the next one that nobody could read [additions.12]', async () => {
  const fake = fakeServices({ hostSchedule: () => new Error('no line') });
  await renderPage(fake, <EndedCover show={room({ liveStatus: 2 })} hostId="h0" />);
  await settle();
  expect(document.body).not.toHaveTextContent('ext show');
});

/** `hostList` of a room is an addition, that of anchor home the product's. */
test.each([
  ['the room names them', { hostList: rawHosts(12).slice(3, 4) }, ['Anchor 3']],
  ['anchor home has them', {}, ['Anchor 1', 'Anchor 2']],
])('other anchors of the match: %s [additions.12]', async (_what, fields, names) => {
  const fake = fakeServices({ anchorHome: () => rawHome() });
  const host = { id: 'h0', nickName: 'Anchor 0', liveStatus: 1, liveSchedule: [] } as never;
  await renderPage(fake, <MatchTab show={room({ liveStatus: 1, ...fields })} host={host} viewers={undefined} />);
  await settle();
  expect(screen.getAllByRole('button', { name: /^Switch/ })).toHaveLength(names.length);
  for (const name of names) expect(document.body).toHaveTextContent(name);
});

test.each([
  ['chat', false, true, 'chat'],
  ['chat', false, false, 'match'],
  ['moments', false, false, 'moments'],
  ['chat', true, true, 'schedule'],
] as const)('tab %s (closed %s, chat %s): %s [room chat.8]', (tab, isClosed, hasChat, shown) => {
  expect(shownTab(tab, isClosed, hasChat)).toBe(shown);
});

test.each([
  ['rejected', 404, 'absent'],
  ['malformed', 404, 'absent'],
  ['network', undefined, 'failed'],
] as const)('a chat that answers %s %s is %s [room chat.8]', async (kind, code, phase) => {
  const { services } = fakeServices({ chatList: () => new CallError({ kind, code, path: '/x', requestId: '1' }) });
  const unsent = createUnsent(services.storage, chatUnsent, 'me h1', 0);
  const chat = createRoomChat({ ...services, unsent }, 'r1');
  const leave = chat.start();
  await settle();
  expect(chat.store.getState().phase).toBe(phase);
  leave();
});
