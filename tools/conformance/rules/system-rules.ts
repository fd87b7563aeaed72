import { anchorHome } from '../../../src/contract/anchor/calls-anchors';
import { CHAT_KEPT } from '../../../src/contract/codes';
import { commonConfig, domainList, FILE_PATH } from '../../../src/contract/config/calls-system';
import { chatList } from '../../../src/contract/room/calls-room';
import type { Probe } from '../probe';
import { firstOf, HOME, roomOnAir } from '../samples/subjects';
import type { Rule } from './rule';

const WITHIN_MS = 10_000;
const PROTOCOLS: Readonly<Record<string, RegExp>> = {
  api: /^https?:$/,
  push: /^wss?:$/,
  file: /^https?:$/,
  h5: /^https?:$/,
};

const domains: Rule = {
  id: 'domains',
  clause: 'section 3, Domain, and decisions.md, domain list: addresses of an API, of pushes (ws), of files, of pages',
  calls: [domainList.name],
  whole: async (probe) => {
    const { value, exchange } = await probe.read(domainList, {});
    for (const { type, domain } of value) {
      const protocol = URL.canParse(domain) ? new URL(domain).protocol : 'none';
      const isRight = PROTOCOLS[type]?.test(protocol) === true;
      probe.check(isRight, exchange, `the address of "${type}" is ${domain}`);
    }
  },
};

/** Where files are read: the file domain, else beside the calls. */
async function fileBase(probe: Probe): Promise<string> {
  const { value } = await probe.read(domainList, {});
  const named = value.find(({ type }) => type === 'file')?.domain ?? probe.target.base;
  return named.replace(/\/+$/, '');
}

const files: Rule = {
  id: 'files',
  clause: 'section 7 and decisions.md, files: a picture is read by its id at the file domain, without a login',
  calls: [anchorHome.name],
  whole: async (probe) => {
    const { value } = await probe.read(anchorHome, HOME);
    const pictures = value.hosts.flatMap(({ pictureId }) => pictureId ?? []);
    const url = `${await fileBase(probe)}${FILE_PATH}${encodeURIComponent(firstOf(pictures, 'portrait of a host'))}`;
    const reply = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) }).catch(() => undefined);
    const type = reply?.headers.get('content-type') ?? 'nothing';
    const at = { call: anchorHome, curl: `curl -sS -i '${url}'` };
    const isPicture = reply?.ok === true && type.startsWith('image/');
    probe.check(isPicture, at, `a host’s pictureId leads to ${reply?.status ?? 'no answer'}, ${type}`);
  },
};

const chatKept: Rule = {
  id: 'chat-kept',
  clause: `decisions.md, room chat: the last ${CHAT_KEPT} messages are kept, each once`,
  calls: [chatList.name],
  whole: async (probe) => {
    const { value, exchange } = await probe.read(chatList, { liveRoomId: (await roomOnAir(probe)).liveRoomId });
    probe.check(value.length <= CHAT_KEPT, exchange, `${value.length} messages`);
    probe.check(new Set(value.map(({ id }) => id)).size === value.length, exchange, 'a message stands twice');
  },
};

const config: Rule = {
  id: 'config',
  clause: 'section 3, Common config: the jump game is a game id, the path one below the portal',
  calls: [commonConfig.name],
  whole: async (probe) => {
    const { value, exchange } = await probe.read(commonConfig, {});
    const { stSportJumpGame = '', stSportPath = '' } = value;
    probe.check(/^\d+$/.test(stSportJumpGame), exchange, `stSportJumpGame is "${stSportJumpGame}"`);
    probe.check(stSportPath !== '', exchange, 'stSportPath is missing');
  },
};

export const systemRules: readonly Rule[] = [domains, files, chatKept, config];
