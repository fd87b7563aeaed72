import type * as v from 'valibot';
import { CHAT_KEPT, FORBIDDEN_CODE, TOO_MANY_CODE } from '../../../src/contract/codes';
import * as speech from '../../../src/contract/comment/calls-speech';
import * as calls from '../../../src/contract/room/calls-room';
import type { ChatMessage } from '../../../src/contract/room/chat';
import { businessRefusal, NOT_FOUND_CODE, Refusal } from '../../server/refusal';
import {
  addChat,
  addReport,
  type ChatRow,
  chatById,
  chatsOf,
  KEPT_OF_ONE,
  lastSpoken,
  sentChat,
} from '../../store/chats';
import { type EntryRow, hostById, matchesByIds } from '../../store/matches';
import { isMoment } from '../../store/moments';
import { SECOND_MS } from '../../world/days';
import { FOOTBALL } from '../../world/match-state';
import { roomChat, roomOfWorldChat, spanOf } from '../../world/room/room-chat';
import { afterCommit, isToldAgain } from '../after-commit';
import { answer, type CallContext, isEnglish, memberOf } from '../call-context';
import { findComment } from '../comment/answer-comments';
import { commentRefusal, commentRuleOf } from '../comment/comment-rule';
import { numberOf } from '../session/identity';
import { isOnAir, showInRoom } from './room-access';

/** Reasons of a report; comments and chat have the same. */
const CATES = [
  { cate: 1, name: '广告' },
  { cate: 2, name: '辱骂' },
  { cate: 3, name: '涉黄' },
  { cate: 4, name: '诈骗' },
  { cate: 5, name: '其他' },
] as const;

/** `uid`: of who reads it; by what name it was sent is nobody else's business. */
const messageOf = (row: ChatRow, uid?: number): ChatMessage => ({
  id: String(row.id),
  liveRoomId: String(row.roomId),
  uid: String(row.uid),
  nickName: row.username,
  headUrl: row.headUrl,
  content: row.content,
  createDate: row.createdAt,
  ...(row.clientId !== null && row.uid === uid ? { clientId: row.clientId } : {}),
});

/** So much a member says in a room within so long (the world's clock). */
const PACE = { messages: 10, seconds: 30 };
const PACE_MS = PACE.seconds * SECOND_MS;

/** The pace of every room; undefined where nobody remembers as many messages as may be said. */
function paceOf({ limits }: CallContext) {
  const messages = Math.ceil(PACE.messages * limits);
  return messages > KEPT_OF_ONE ? undefined : { ...PACE, messages };
}

/** Refuses a member who has said as many messages as the pace allows. */
async function refuseHaste(context: CallContext, roomId: number, uid: number) {
  const most = paceOf(context)?.messages;
  if (most === undefined) return;
  const first = (await lastSpoken(context.database.db, roomId, uid, most))[most - 1];
  const waitMs = first === undefined ? 0 : first + PACE_MS - context.now;
  if (waitMs <= 0) return;
  const seconds = Math.min(PACE.seconds, Math.ceil(waitMs / SECOND_MS));
  throw new Refusal(TOO_MANY_CODE, TOO_MANY_CODE, `发言太快，请 ${seconds} 秒后再说`, seconds);
}

type Sent = v.InferOutput<typeof calls.chatSend.body>;

/** Stores a message under the comment rule; undefined: there is one by the same name already. */
async function store({ liveRoomId, content, clientId }: Sent, context: CallContext): Promise<ChatRow | undefined> {
  const { database, now } = context;
  const { uid, username, headUrl, ...member } = memberOf(context);
  const show = await showInRoom(context, liveRoomId);
  const refusal = commentRefusal({ uid, username, headUrl, ...member }, context.language);
  if (refusal !== undefined) throw businessRefusal(FORBIDDEN_CODE, refusal);
  if (!isOnAir(show, now)) throw businessRefusal(FORBIDDEN_CODE, '直播未进行，暂不能发言');
  await refuseHaste(context, show.roomId, uid);
  const said = { roomId: show.roomId, uid, username, headUrl, content, createdAt: now, clientId };
  return addChat(database.db, said);
}

const chatSend = answer(calls.chatSend, async (filter, context) => {
  const { database, now, publish } = context;
  const { uid } = memberOf(context);
  const known = await sentChat(database.db, uid, filter.clientId);
  const added = known === undefined ? await store(filter, context) : undefined;
  // Two of the same at once: the other one was first.
  const row = known ?? added ?? (await sentChat(database.db, uid, filter.clientId));
  if (row === undefined) throw new Error('a chat message was not stored');
  if (added !== undefined || isToldAgain(row.createdAt, now)) {
    await afterCommit(context, 'news of a message', () => publish([{ name: 'live/chat', data: messageOf(row) }]));
  }
  return messageOf(row, uid);
});

/** The world's messages of a show up to now, about as many as are kept. */
async function worldChat({ database, now, seed, language }: CallContext, show: EntryRow): Promise<ChatMessage[]> {
  const match = (await matchesByIds(database.db, [show.matchId])).get(show.matchId);
  const until = Math.min(now, show.endAt);
  const host = await hostById(database.db, show.hostId);
  const room = { ...show, matchType: match?.fixture.matchType ?? FOOTBALL, host };
  const all = roomChat(seed, room, until - spanOf(CHAT_KEPT), until);
  return all.map((said) => ({ ...said, content: said.content[isEnglish(language) ? 'en' : 'zh'] }));
}

const chatList = answer(calls.chatList, async ({ liveRoomId }, context) => {
  const show = await showInRoom(context, liveRoomId);
  const rows = await chatsOf(context.database.db, show.roomId, context.now);
  const said = rows.reverse().map((row) => messageOf(row, context.user?.uid));
  const all = [...said, ...(await worldChat(context, show))];
  return all.sort((a, b) => a.createDate - b.createDate).slice(-CHAT_KEPT);
});

async function isChat({ database }: CallContext, chatId: string): Promise<boolean> {
  if (roomOfWorldChat(chatId) !== undefined) return true;
  return (await chatById(database.db, numberOf(chatId))) !== undefined;
}

type Report = v.InferOutput<typeof speech.reportAdd.body>;

/** Of what kind it is that was reported, and which one. */
function subjectOf(report: Report): readonly [kind: 'chat' | 'comment' | 'host' | 'moment', id: string] {
  if ('chatId' in report) return ['chat', report.chatId];
  if ('commentId' in report) return ['comment', report.commentId];
  return 'hostId' in report ? ['host', report.hostId] : ['moment', report.momentId];
}

const THERE = {
  chat: isChat,
  comment: async (context: CallContext, id: string) => (await findComment(context, id)) !== undefined,
  host: async ({ database }: CallContext, id: string) => (await hostById(database.db, numberOf(id))) !== undefined,
  moment: async ({ database, now }: CallContext, id: string) => isMoment(database.db, numberOf(id), now),
} as const;

const reportAdd = answer(speech.reportAdd, async (report, context) => {
  const [kind, subjectId] = subjectOf(report);
  const isThere = await THERE[kind](context, subjectId);
  if (!isThere) throw businessRefusal(NOT_FOUND_CODE, '该内容不存在或已删除');
  if (!CATES.some(({ cate }) => String(cate) === report.cate)) throw businessRefusal(NOT_FOUND_CODE, '请选择举报原因');
  await addReport(context.database.db, {
    uid: memberOf(context).uid,
    kind,
    subjectId,
    cate: report.cate,
    content: report.content ?? '',
    createdAt: context.now,
  });
  return null;
});

const reportCates = answer(speech.reportCates, async () => [...CATES]);

const commentRule = answer(speech.commentRuleOf, async (_fields, context) => ({
  ...commentRuleOf(memberOf(context), context.language),
  pace: paceOf(context),
}));

export const chatAnswers = [chatSend, chatList, reportAdd, reportCates, commentRule];
