import * as football from '../../../backend/world/moment/moment-texts';
import * as basketball from '../../../backend/world/moment/moment-texts-basketball';
import * as englishBasketball from '../../../backend/world/moment/moment-texts-basketball-en';
import * as english from '../../../backend/world/moment/moment-texts-en';
import { CHAT_TEXTS, HOST_TEXTS, MOD_TEXTS } from '../../../backend/world/room/room-chat-texts';
import {
  ENGLISH_CHAT_TEXTS,
  ENGLISH_HOST_TEXTS,
  ENGLISH_MOD_TEXTS,
} from '../../../backend/world/room/room-chat-texts-en';

type Lists = Readonly<Record<string, readonly string[]>>;

const slotsOf = (line: string) => [...new Set(line.match(/\{\w+\}/g))].sort();
/** A sentence may leave a slot out, and fills none that its sister has not. */
const strange = (zh: string, en: string | undefined) =>
  en === undefined || /\p{Script=Han}/u.test(en) || slotsOf(en).some((slot) => !slotsOf(zh).includes(slot));

it.each<readonly [string, Lists, Lists]>([
  ['moments of football', football, english],
  ['moments of basketball', basketball, englishBasketball],
  ['talk in rooms', CHAT_TEXTS, ENGLISH_CHAT_TEXTS],
  [
    'anchors and who keeps order',
    { HOST_TEXTS, MOD_TEXTS },
    { HOST_TEXTS: ENGLISH_HOST_TEXTS, MOD_TEXTS: ENGLISH_MOD_TEXTS },
  ],
])('each line has its English sister: %s', (_name, zh, en) => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
  for (const [name, lines] of Object.entries(zh)) {
    expect([name, en[name]?.length]).toEqual([name, lines.length]);
    expect(lines.filter((line, index) => strange(line, en[name]?.[index]))).toEqual([]);
  }
});
