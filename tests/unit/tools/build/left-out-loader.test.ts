import { leaveOut } from '../../../../tools/build/left-out-loader';

const SOURCE = `import { memo } from 'react';
var Plain = memo(() => ')}');
Plain.displayName = 'Plain';
function big() {
  return Plain;
}
class Kind {}
Kind.context = big;
export { big, Kind, Plain };
`;

it('writes other declarations in the place of what is never reached, and drops what is set on it', () => {
  expect(leaveOut(SOURCE, { Plain: 'const Plain = null;', Kind: 'const Kind = null;' })).toBe(
    `import { memo } from 'react';
const Plain = null;

function big() {
  return Plain;
}
const Kind = null;

export { big, Kind, Plain };
`,
  );
});

it('leaves a file of other things alone', () => {
  expect(leaveOut(SOURCE, { Other: '' })).toBe(SOURCE);
});

it('says so when a part has another name by now', () => {
  expect(() => leaveOut(SOURCE, { big: 'function big() {}', Other: '' })).toThrow('Other');
});
