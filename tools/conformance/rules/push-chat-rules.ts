import { SESSION_OVER_CODES } from '../../../src/contract/codes';
import { commentPublish } from '../../../src/contract/comment/calls-comments';
import { channels } from '../../../src/contract/push/channels';
import { chatSend } from '../../../src/contract/room/calls-room';
import { readFrame } from '../request/push-frame';
import { type PushSocket, withSocket } from '../request/push-socket';
import { roomOnAir, tipOnSale } from '../samples/subjects';
import { STRANGER } from '../users';
import { PUSH, type Rule } from './rule';
import { privateShow } from './secret-rules';

/** So long nothing may come that is not for this socket. */
const SILENT_MS = 1_500;
/** A message that comes twice has come twice by then. */
const TWICE_MS = 400;

const pushed = (socket: PushSocket, name: string) => socket.heard.map(readFrame).filter((frame) => frame.name === name);

const session: Rule = {
  id: 'push-session',
  clause: 'section 8 and src/contract/push/push.ts: a token that is worth nothing is told so, with the code of a call',
  calls: [PUSH],
  whole: (probe) =>
    withSocket(probe, async (socket) => {
      socket.authenticate(STRANGER);
      const codes = () => pushed(socket, 'user/session').map(({ data }) => Number((data as { code?: unknown })?.code));
      const isTold = await socket.until(() => codes().some((code) => SESSION_OVER_CODES.has(code)));
      probe.checkPush(
        isTold,
        socket.repeat(),
        'no user/session with 405, 505 or 14010 after an auth with a made-up token',
      );
    }),
};

const privateChannel: Rule = {
  id: 'push-private',
  clause: 'sections 5 and 6, private rooms: a private room’s channel says nothing to who may not enter',
  calls: [PUSH],
  whole: async (probe) => {
    const { liveRoomId } = await privateShow(probe);
    await withSocket(probe, async (socket) => {
      socket.send({ cmd: 'subscribe', channels: [channels.room(liveRoomId)] });
      const ofRoom = () => [...pushed(socket, 'live/room'), ...pushed(socket, 'live/chat')];
      const isHeard = await socket.until(() => ofRoom().length > 0, SILENT_MS);
      probe.checkPush(
        !isHeard,
        socket.repeat(),
        `a visitor hears ${ofRoom()[0]?.name} of the private room ${liveRoomId}`,
      );
    });
  },
};

/** Says something by a call and listens to who hears it. */
async function checkHeard(
  probe: Parameters<NonNullable<Rule['whole']>>[0],
  name: 'live/chat' | 'news/comment',
  channel: string,
  say: () => Promise<string>,
): Promise<void> {
  await withSocket(probe, async (socket) => {
    socket.send({ cmd: 'subscribe', channels: [channel] });
    socket.send({ cmd: 'ping' });
    await socket.until(() => socket.heard.map(readFrame).some(({ cmd }) => cmd === 'pong'));
    const id = await say();
    const heard = () => pushed(socket, name).filter(({ data }) => String((data as { id?: unknown })?.id) === id).length;
    await socket.until(() => heard() > 0);
    await socket.until(() => heard() > 1, TWICE_MS);
    probe.checkPush(heard() === 1, socket.repeat(), `what was said comes ${heard()} times as ${name} on ${channel}`);
  });
}

const chatFeed: Rule = {
  id: 'push-talk',
  clause:
    'decisions.md, room chat, and src/contract/push/push.ts: a chat message and a comment come once on their channel',
  calls: [PUSH, chatSend.name, commentPublish.name],
  writes: true,
  whole: async (probe) => {
    const user = probe.user('member');
    const content = 'conformance push';
    const { liveRoomId } = await roomOnAir(probe);
    await checkHeard(probe, 'live/chat', channels.room(liveRoomId), async () => {
      return (await probe.readAnew(chatSend, { liveRoomId, content }, user)).value.id;
    });
    const { id: messageId } = await tipOnSale(probe);
    await checkHeard(probe, 'news/comment', channels.tip(messageId), async () => {
      return (await probe.readAnew(commentPublish, { messageId, content }, user)).value.id;
    });
  },
};

export const pushChatRules: readonly Rule[] = [session, privateChannel, chatFeed];
