import { keptUses } from '../../../architecture/state/kept-keys';

const NONE = { defined: [], spelled: [], stored: [] };

test.each([
  ['of the device', "const a = defineKept('teams', v.array(v.string()), [], 'device');", { defined: ['si:teams'] }],
  ['of a member', "defineKept('drafts', schema, undefined, 'member');", { defined: ['si:member:drafts'] }],
  [
    'one for each of several',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    "defineKept(`search-${locale}`, schema, [], 'member');",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    { defined: ['si:member:search-${locale}'] },
  ],
  ['a key that is spelled', "const KEY = 'si:teams';\nconst of = `si:x`;", { spelled: [1, 2] }],
  ['the storage itself', "storage.get('x');\nservices.storage.set(KEY, '1');", { stored: [1, 2] }],
  ['another map, another text', "map.get('x'); const id = 'si-app'; kept.read(storage);", {}],
])('what the device keeps: %s', (_name, text, found) => {
  expect(keptUses('a.ts', text)).toEqual({ ...NONE, ...found });
});
