import { accepted, type BrokenWay, type Item, inData, inFrames, inItems } from './broken-way';
import type { Fault } from './fault';

/** Sees the same thing again and again, and charges for it each time. */
function chargesTwice(): readonly Fault[] {
  const bought = new Map<string, number>();
  let more = 0;
  return [
    inData<Item>('tipBuy', (order, { asked }) => {
      const tip = asked.get('messageId') ?? '';
      const times = (bought.get(tip) ?? 0) + 1;
      bought.set(tip, times);
      if (times > 1) more += Number(order['goldPrice']);
    }),
    inData<Item>('goldBalance', (data) => {
      data['balance'] = Number(data['balance']) - more;
    }),
  ];
}

/** Of rights and money. */
export const rightWays: readonly BrokenWay[] = [
  {
    what: 'what is paid for, before it is',
    clause: 'sections 1 and 4: professors sell messages, buying unlocks them',
    fault: inItems('tipList', (item) => Object.assign(item, { sportsInfo: '<p>切尔西 +0.75</p>' })),
    rule: 'hidden-content',
    call: 'tipList',
  },
  {
    what: 'a private room on everybody’s list',
    clause: 'section 5, private rooms',
    fault: inData<{ hosts: { liveSchedule: Item[] }[] }>('anchorHome', ({ hosts }) => {
      const entry = hosts.flatMap(({ liveSchedule }) => liveSchedule)[0];
      if (entry) Object.assign(entry, { liveUserGroupId: 7, liveRoomId: 424_242 });
    }),
    rule: 'private-rooms',
    call: 'anchorHome',
  },
  {
    what: 'a private room that lets everybody in',
    clause: 'section 6: special-room ids unlock private-group rooms',
    fault: { call: 'chatList', answer: (reply) => void (reply.json.code === 403 && accepted(reply)) },
    rule: 'closed-rooms',
    call: 'chatList',
  },
  {
    what: 'a tip bought twice and charged twice',
    clause: 'decisions.md, buy',
    fault: chargesTwice(),
    rule: 'buy-once',
    call: 'tipBuy',
    writes: true,
  },
  {
    what: 'a follow that is forgotten',
    clause: 'section 4: following re-fetches the user’s subscriptions',
    fault: inData<Item>('subscribeInfo', (data) => Object.assign(data, { subscribeHostId: '' })),
    rule: 'follow',
    call: 'subscribeInfo',
    writes: true,
  },
];

export const pushWays: readonly BrokenWay[] = [
  {
    what: 'pushes by http',
    clause: 'decisions.md, domain list',
    fault: inData<Item[]>('domainList', (domains) => {
      Object.assign(domains.find(({ type }) => type === 'push') ?? {}, { domain: 'http://127.0.0.1:9' });
    }),
    rule: 'domains',
    call: 'domainList',
  },
  {
    what: 'portraits that are not there',
    clause: 'decisions.md, files',
    fault: inData<{ hosts: Item[] }>('anchorHome', ({ hosts }) => Object.assign(hosts[0] ?? {}, { pictureId: 'gone' })),
    rule: 'files',
    call: 'anchorHome',
  },
  {
    what: 'a push of another shape',
    clause: 'section 4, socket; src/contract/push.ts',
    fault: inFrames('live/match', (data) => Object.assign(data, { homeScore: 'two' })),
    rule: 'push-shape',
    call: 'push',
  },
  {
    what: 'pushes of matches that nobody asked for',
    clause: 'section 4: subscribes to channels',
    fault: inFrames('live/match', (data) => Object.assign(data, { matchId: `${String(data['matchId'])}0` })),
    rule: 'push-address',
    call: 'push',
  },
  {
    what: 'a clock of its own in the pushes',
    clause: 'decisions.md, server time: serverNow',
    fault: inFrames('live/match', (data) => Object.assign(data, { serverNow: Number(data['serverNow']) - 3_600_000 })),
    rule: 'push-time',
    call: 'push',
  },
  {
    what: 'subscribes that are not answered with how things stand',
    clause: 'decisions.md, subscribe: the channel’s last state',
    fault: { frame: (frame) => (frame.mutation === 'match' ? undefined : frame) },
    rule: 'push-state',
    call: 'push',
  },
  {
    what: 'subscribes that are answered by nothing',
    clause: 'decisions.md, subscribe: acknowledged',
    fault: inFrames('socket/subscribed', (data) => Object.assign(data, { channels: [] })),
    rule: 'push-acknowledgement',
    call: 'push',
  },
  {
    what: 'channels that are refused without a word',
    clause: 'decisions.md, subscribe: a refusal with a code',
    fault: inFrames('socket/refused', (data) => Object.assign(data, { code: 'no' })),
    rule: 'push-refusal',
    call: 'push',
  },
  {
    what: 'pings without an answer',
    clause: 'decisions.md, subscribe: ping is answered with pong',
    fault: { frame: (frame) => (frame.cmd === 'pong' ? undefined : frame) },
    rule: 'push-handshake',
    call: 'push',
  },
];
