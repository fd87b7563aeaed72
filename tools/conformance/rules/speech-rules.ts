import { fileUpload } from '../../../src/contract/calls-files';
import { FORBIDDEN_CODE, MAX_CHAT_CHARACTERS } from '../../../src/contract/codes';
import { commentLike, commentList, commentPublish, myComments } from '../../../src/contract/comment/calls-comments';
import { commentRuleOf, reportAdd, reportCates } from '../../../src/contract/comment/calls-speech';
import { MAX_COMMENT_CHARACTERS } from '../../../src/contract/comment/tip-comment';
import { FILE_PATH } from '../../../src/contract/config/calls-system';
import { chatList, chatSend } from '../../../src/contract/room/calls-room';
import { commentGate } from '../../../src/rules/comment/comment-rule';
import { failureOf, type Probe, succeeded } from '../probe';
import { noPicture, onePixel } from '../samples/photo';
import { firstOf, roomOnAir, tipOnSale } from '../samples/subjects';
import { someComment } from '../samples/tip-samples';
import type { Rule } from './rule';

const page = { page: 1, size: 10 };
/** So that a reader knows where it comes from. */
const saying = (about: string) => `conformance ${about} ${Date.now().toString(36)}`;

const rule: Rule = {
  id: 'comment-rule',
  clause: 'section 5 and decisions.md, comment rule: isAvailable is what ban, recharge and VIP say',
  calls: [commentRuleOf.name],
  whole: async (probe) => {
    for (const role of ['member', 'banned', 'poor', 'plain'] as const) {
      const user = probe.userIfAny(role);
      if (user === undefined) continue;
      const { value, exchange } = await probe.read(commentRuleOf, {}, user);
      const gate = commentGate({ ...value, isAvailable: true });
      const isSo = value.isAvailable ? gate.kind === 'open' : true;
      probe.check(isSo, exchange, `isAvailable 1 for "${role}", who is stopped by ${gate.kind}`);
      if (role === 'banned') probe.check(value.isBan, exchange, 'the banned user has isBan 0');
      if (value.isBan) probe.check((value.banText ?? '') !== '', exchange, 'isBan 1 without banText');
    }
  },
};

const commenting: Rule = {
  id: 'comment',
  clause: 'section 4, new comment: without a parent it is among my comments, a reply stands below its parent',
  calls: [commentPublish.name, commentList.name, myComments.name],
  writes: true,
  whole: async (probe) => {
    const user = probe.user('member');
    const { id: messageId } = await tipOnSale(probe);
    const content = saying('comment');
    const top = await probe.readAnew(commentPublish, { messageId, content }, user);
    const isSaid = top.value.content === content;
    probe.check(isSaid, top.exchange, `the answer is another comment: ${top.value.content}`);
    const reply = await probe.readAnew(
      commentPublish,
      { messageId, content: `re ${content}`, parentId: top.value.id },
      user,
    );
    for (const [call, as] of [
      [commentList, undefined],
      [myComments, user],
    ] as const) {
      const { value, exchange } = await probe.readAnew(call, { messageId, ...page }, as);
      const found = value.list.find(({ id }) => id === top.value.id);
      probe.check(found !== undefined, exchange, 'a new comment is not on the first page');
      const below = found?.subComments.some(({ id }) => id === reply.value.id) ?? false;
      probe.check(below, exchange, 'a reply does not stand below its parent');
    }
  },
};

const limits: Rule = {
  id: 'speech-limits',
  clause: 'section 6 and decisions.md, comment rule: who is banned gets 403, and 0 or more than 200 characters 400',
  calls: [commentPublish.name, chatSend.name],
  writes: true,
  whole: async (probe) => {
    const user = probe.user('member');
    const { id: messageId } = await tipOnSale(probe);
    const room = await roomOnAir(probe).catch(() => undefined);
    const ways = [
      [commentPublish, { messageId }, MAX_COMMENT_CHARACTERS] as const,
      ...(room === undefined ? [] : [[chatSend, { liveRoomId: room.liveRoomId }, MAX_CHAT_CHARACTERS] as const]),
    ];
    for (const [call, fields, most] of ways) {
      for (const length of [0, most + 1]) {
        const exchange = await probe.ask(call, { ...fields, content: '长'.repeat(length) }, user);
        probe.check(exchange.status === 400, exchange, `${length} characters: ${failureOf(exchange)}`);
      }
      const banned = probe.userIfAny('banned');
      if (banned === undefined) continue;
      const exchange = await probe.ask(call, { ...fields, content: saying('ban') }, banned);
      probe.check(exchange.code === FORBIDDEN_CODE, exchange, `who is banned may speak: ${failureOf(exchange)}`);
    }
  },
};

const likes: Rule = {
  id: 'comment-like',
  clause: 'section 7, liked, and calls-comments.ts: a like counts once, and can be taken back',
  calls: [commentLike.name],
  writes: true,
  whole: async (probe) => {
    const user = probe.user('member');
    const { commentId } = await someComment(probe);
    const { value: none } = await probe.readAnew(commentLike, { commentId, isLiked: 0 }, user);
    const base = none.likeCount ?? 0;
    for (const [isLiked, wanted] of [
      [1, base + 1],
      [1, base + 1],
      [0, base],
    ] as const) {
      const { value, exchange } = await probe.readAnew(commentLike, { commentId, isLiked }, user);
      probe.check(value.likeCount === wanted, exchange, `isLiked ${isLiked} on ${base} makes ${value.likeCount}`);
    }
  },
};

const chat: Rule = {
  id: 'chat',
  clause: 'decisions.md, room chat: what is said is among the last messages of the room',
  calls: [chatSend.name, chatList.name],
  writes: true,
  whole: async (probe) => {
    const { liveRoomId } = await roomOnAir(probe);
    const sent = await probe.readAnew(chatSend, { liveRoomId, content: saying('chat') }, probe.user('member'));
    const { value, exchange } = await probe.readAnew(chatList, { liveRoomId });
    const many = value.filter(({ id }) => id === sent.value.id).length;
    probe.check(many === 1, exchange, `a message that was sent stands ${many} times in the list`);
  },
};

const reports: Rule = {
  id: 'report',
  clause: 'section 7, chat/report/add, and calls-room.ts: reporting twice is reporting once',
  calls: [reportAdd.name],
  writes: true,
  whole: async (probe) => {
    const { commentId } = await someComment(probe);
    const { cate } = firstOf((await probe.read(reportCates, {})).value, 'reason of a report');
    for (const time of ['once', 'twice']) {
      const done = await probe.ask(reportAdd, { commentId, cate }, probe.user('member'));
      probe.check(succeeded(done), done, `reported ${time}: ${failureOf(done)}`);
    }
  },
};

async function uploaded(probe: Probe, file: File) {
  return probe.ask(fileUpload, {}, probe.user('member'), { files: { file } });
}

const upload: Rule = {
  id: 'upload',
  clause: 'decisions.md, files: an upload is a picture, read by its id; what is none is refused',
  calls: [fileUpload.name],
  writes: true,
  whole: async (probe) => {
    const done = await uploaded(probe, onePixel());
    if (!probe.check(succeeded(done), done, failureOf(done))) return;
    const { file } = done.data as { file?: unknown };
    const reply = await fetch(`${probe.target.base}${FILE_PATH}${String(file)}`);
    const type = reply.headers.get('content-type') ?? 'none';
    probe.check(reply.ok && type.startsWith('image/'), done, `its file answers ${reply.status}, ${type}`);
    const bad = await uploaded(probe, noPicture());
    probe.check(!succeeded(bad), bad, 'a file that is no picture is taken');
  },
};

export const speechRules: readonly Rule[] = [rule, commenting, limits, likes, chat, reports, upload];
