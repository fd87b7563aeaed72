import { forbiddenForms, wrongTerms } from '../../../architecture/messages/terms';

const GLOSSARY = `
| 主播 | anchor | no list of this page |

## One word for one thing

| 中文 | English | never |
|---|---|---|
| 阵容 | line-up | lineup, line up |
| 你 | you | 您 |

## The next

| a | b | c |
`;
const forms = forbiddenForms(GLOSSARY);

test('the forms are those of the one table', () => {
  expect(forms.map(({ form }) => form)).toEqual(['lineup', 'line up', '您']);
});

test.each([
  ['Lineup of the day', 'lineup'],
  ['They line up', 'line up'],
  ['您好', '您'],
  ['Line-ups are out', undefined],
  ['A lineups list', undefined],
  ['你好', undefined],
])('%s', (text, form) => {
  const found = wrongTerms('a.json', new Map([['some.key', text]]), forms);
  expect(found).toEqual(form === undefined ? [] : [expect.stringContaining(`a.json some.key: "${form}"`)]);
});

test('the glossary of the project forbids something', () => {
  expect(forbiddenForms()).toContainEqual({ form: '您', instead: 'you, 你' });
});
