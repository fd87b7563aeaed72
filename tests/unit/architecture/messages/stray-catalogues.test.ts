import { strayCatalogues } from '../../../architecture/messages/messages';

const FOLDER = 'src/i18n/messages';
const FILES = ['en', 'zh-CN'].flatMap((language) =>
  ['core', 'room'].map((part) => `${FOLDER}/${language}/${part}.json`),
);

it.each<[string, string[], string[], string[]]>([
  ['all is there', FILES, ['zh-CN', 'en'], []],
  [
    'a language without its folder',
    FILES,
    ['zh-CN', 'en', 'vi'],
    [`${FOLDER}/vi/ is missing: a language of src/contract/shell/languages.ts has a folder of texts`],
  ],
  [
    'a file that one language lacks',
    FILES.filter((file) => file !== `${FOLDER}/en/room.json`),
    ['zh-CN', 'en'],
    [`${FOLDER}/en/room.json is missing`],
  ],
  [
    'a file that the leading one lacks',
    [...FILES, `${FOLDER}/en/rooms.json`],
    ['zh-CN', 'en'],
    [`${FOLDER}/en/rooms.json is not in ${FOLDER}/zh-CN/`],
  ],
  [
    'a folder without its row',
    [...FILES, `${FOLDER}/vi/core.json`, `${FOLDER}/vi/room.json`],
    ['zh-CN', 'en'],
    [`${FOLDER}/vi is no language of src/contract/shell/languages.ts`],
  ],
])('%s', (_case, files, languages, problems) => {
  expect(strayCatalogues(files, languages)).toEqual(problems);
});
