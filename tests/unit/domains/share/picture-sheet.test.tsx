import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { configStore } from '../../../../src/domains/config/config-store';
import { drawPicture } from '../../../../src/domains/share/picture/draw-picture';
import { PictureSheet } from '../../../../src/domains/share/picture/picture-sheet';
import { saveFile } from '../../../../src/domains/share/save-file';
import core from '../../../../src/i18n/messages/en/core.json';
import picture from '../../../../src/i18n/messages/en/picture.json';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderPage } from '../../../support/unit/render-page';

jest.mock('../../../../src/domains/share/picture/draw-picture', () => ({ drawPicture: jest.fn() }));
jest.mock('../../../../src/domains/share/save-file', () => ({ saveFile: jest.fn() }));

const SRC = 'data:image/png;base64,AAAA';
const drawn = { blob: new Blob(['png'], { type: 'image/png' }), src: SRC };
const draws = jest.mocked(drawPicture);
const layout = () => [];
const URL_SHARED = 'http://localhost/news/user/7';

type Share = (shared: unknown) => Promise<void>;
/** The device's own sheet; undefined: it has none. */
function deviceSheet(share: Share | undefined, takesFiles = true): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: share && (() => takesFiles) });
}
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

beforeEach(() => {
  stubBrowser();
  draws.mockReset().mockResolvedValue(drawn);
  jest.mocked(saveFile).mockReset();
  deviceSheet(undefined);
});

async function open({ native }: { native?: (shared: unknown) => Promise<boolean> } = {}) {
  const fake = fakeServices({});
  if (native !== undefined) {
    fake.services.stores.get(configStore).setState({ platform: 'app' });
    Object.assign(fake.services, { shareNatively: native });
  }
  await renderPage(
    fake,
    <IntlProvider locale="en" timeZone="Asia/Shanghai" messages={{ ...core, ...picture }}>
      <PictureSheet
        title="A/B"
        alt="A record"
        path="/news/user/7"
        model={{}}
        marks={layout}
        onClose={() => undefined}
      />
    </IntlProvider>,
  );
  return fake;
}
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('while the picture is drawn that is said, and only the link can be shared', async () => {
  let done: (value: typeof drawn) => void = () => undefined;
  draws.mockReturnValue(
    new Promise((resolve) => {
      done = resolve;
    }),
  );
  await open();
  expect(screen.getByRole('status')).toHaveTextContent('Drawing the picture');
  expect(button('Save picture')).toBeDisabled();
  expect(button('Copy link')).toBeEnabled();
  await act(async () => done(drawn));
  expect(screen.getByRole('img', { name: 'A record' })).toHaveAttribute('src', SRC);
  expect(button('Save picture')).toBeEnabled();
});

test('a picture that cannot be drawn says so, can be tried again, and leaves the link', async () => {
  draws.mockRejectedValueOnce(new Error('no canvas'));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t make the picture');
  expect(button('Save picture')).toBeDisabled();
  expect(button('Copy link')).toBeEnabled();
  await press('Retry');
  expect(await screen.findByRole('img', { name: 'A record' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a device that takes files gets the picture as one [pictures.4]', async () => {
  const share = jest.fn<Promise<void>, [unknown]>(async () => undefined);
  deviceSheet(share);
  const { toasts } = await open();
  await press('Share');
  const [shared] = share.mock.calls[0] as [{ files: File[]; title: string }];
  expect(shared.title).toBe('A/B');
  expect(shared.files.map(({ name, type }) => [name, type])).toEqual([['A_B.png', 'image/png']]);
  expect(toasts).toEqual([]);
});

const refusal = (name: string) => Object.assign(new Error('no'), { name });
test.each([
  ['who closes the device’s sheet hears nothing', 'AbortError', []],
  ['a sheet that does not open says what is left', 'NotAllowedError', ['fail']],
])('%s [pictures.4]', async (_name, error, said) => {
  deviceSheet(() => Promise.reject(refusal(error)));
  const { toasts } = await open();
  await press('Share');
  await act(async () => undefined);
  expect(toasts.map(({ type }) => type)).toEqual(said);
});

test.each<[string, Share | undefined]>([
  ['without a sheet', undefined],
  ['whose sheet takes no files', async () => undefined],
])('on a device %s the picture is saved or its link copied, and nothing offers to share it', async (_name, share) => {
  deviceSheet(share, false);
  const writeText = jest.fn(async () => undefined);
  clipboard(writeText);
  const { toasts } = await open();
  expect(button('Share')).toBeNull();
  await press('Save picture');
  expect(saveFile).toHaveBeenCalledWith('A_B.png', 'image/png', expect.any(File));
  clipboard(writeText);
  await press('Copy link');
  expect(writeText).toHaveBeenCalledWith(URL_SHARED);
  await waitFor(() => expect(toasts.map(({ type }) => type)).toEqual(['success']));
});

describe('in a native app', () => {
  test('its own sheet gets the address and the picture; nothing offers a file that its view could not save [pictures.5]', async () => {
    const native = jest.fn<Promise<boolean>, [unknown]>(async () => true);
    deviceSheet(async () => undefined);
    const { toasts } = await open({ native });
    expect(button('Save picture')).toBeNull();
    expect(screen.getByText('Hold the picture to save it')).toBeVisible();
    await press('Share');
    expect(native).toHaveBeenCalledWith({ title: 'A/B', url: URL_SHARED, picture: SRC });
    expect(toasts).toEqual([]);
  });

  test('an app that cannot share leaves the link on the clipboard', async () => {
    const { toasts } = await open({ native: async () => false });
    const writeText = jest.fn(async () => undefined);
    clipboard(writeText);
    await press('Share');
    await waitFor(() => expect(toasts.map(({ type }) => type)).toEqual(['success']));
    expect(writeText).toHaveBeenCalledWith(URL_SHARED);
  });

  test('a picture that cannot be drawn does not keep the address from being shared', async () => {
    draws.mockRejectedValue(new Error('no canvas'));
    const native = jest.fn<Promise<boolean>, [unknown]>(async () => true);
    await open({ native });
    await screen.findByRole('alert');
    await press('Share');
    expect(native).toHaveBeenCalledWith({ title: 'A/B', url: URL_SHARED });
  });
});
