import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_PHOTO_BYTES } from '../../../../../src/contract/calls-files';
import { type PickedFiles, usePhotos } from '../../../../../src/pages/tips/comments/use-photos';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';

const useNone: (begun: readonly string[]) => PickedFiles = usePhotos;
const NONE: readonly string[] = [];

const photo = (name: string, type = 'image/png', size = 3) => {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** Chooses these files at once; what stands there afterwards. */
async function choose(...files: readonly File[]) {
  let uploads = 0;
  const fake = fakeServices(
    {
      fileUpload: () => {
        uploads += 1;
        return { file: `f${uploads}` };
      },
    },
    true,
  );
  const Photos = () => {
    const photos = useNone(NONE);
    return (
      <button type="button" onClick={() => photos.add(files)}>
        {photos.files.join(' ')} {photos.isFull ? 'full' : 'room'}
      </button>
    );
  };
  await renderPage(fake, <Photos />);
  await userEvent.click(screen.getByRole('button'));
  await settle();
  return { text: screen.getByRole('button').textContent, uploads, toasts: fake.toasts.map(({ type }) => type) };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => photo(`${index}.png`));

test('nine photos, not ten [comment rule.3]', async () => {
  const { text, uploads } = await choose(...many(10));
  expect([text, uploads]).toEqual(['f1 f2 f3 f4 f5 f6 f7 f8 f9 full', 9]);
});

test('eight leave room for another', async () => {
  expect((await choose(...many(8))).text).toBe('f1 f2 f3 f4 f5 f6 f7 f8 room');
});

test('decisions, files: what is no picture or too large is refused in words and never sent', async () => {
  const refused = await choose(photo('a.svg', 'image/svg+xml'), photo('b.png', 'image/png', MAX_PHOTO_BYTES + 1));
  expect(refused).toEqual({ text: ' room', uploads: 0, toasts: ['warn'] });
});
