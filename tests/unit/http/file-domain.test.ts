import { createFileUrl } from '../../../src/http/file-url';

type Make = (fileOrigin: () => string, allow: (host: string) => boolean) => (file: string) => string;
const fileUrlOf: Make = createFileUrl;

/** product.md, section 7, files; decisions.md, files. */
test.each([
  ['an id', 'a1.png', 'https://f.example/api/forehead/system/file/get/a1.png'],
  ['an id cannot leave its path', '../x?y#z', 'https://f.example/api/forehead/system/file/get/..%2Fx%3Fy%23z'],
  ['an address stays', 'https://cdn.example/a.png', 'https://cdn.example/a.png'],
  [
    'a script is an id like any other',
    'javascript:alert(1)',
    'https://f.example/api/forehead/system/file/get/javascript%3Aalert(1)',
  ],
])('section 7, files: %s [7.37]', (_clause, file, url) => {
  expect(
    fileUrlOf(
      () => 'https://f.example',
      () => true,
    )(file),
  ).toBe(url);
});

test('the file domain that holds now is asked [files.1]', () => {
  let domain = 'https://one.example';
  const fileUrl = fileUrlOf(
    () => domain,
    () => true,
  );
  domain = 'https://two.example';
  expect(fileUrl('a')).toBe('https://two.example/api/forehead/system/file/get/a');
});
