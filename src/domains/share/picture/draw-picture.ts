import { type Mark, type Measure, PICTURE } from './drawing';
import { type Look, measureWith, paint } from './paint';

/** As digests stand on screen. */
const MONO = '"SF Mono", "Roboto Mono", "Noto Sans Mono", monospace';
/** A picture that does not come in that time is done without. */
const IMAGE_WAIT_MS = 4000;

/** A picture that a canvas may show and still be read; undefined where its server forbids that, or it fails. */
async function readImage(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  const wait = new Promise<undefined>((resolve) => setTimeout(resolve, IMAGE_WAIT_MS, undefined));
  const read = image.decode().then(
    () => (image.naturalWidth > 0 ? image : undefined),
    () => undefined,
  );
  return await Promise.race([read, wait]);
}

/** The theme at hand, read from the element of ours that the picture will be shown in. */
function lookOf(element: HTMLElement, images: Look['images']): Look {
  const root = element.closest<HTMLElement>('.sport-info') ?? element;
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(`--si-${name}`).trim();
  return {
    ink: (name) => (name.startsWith('#') ? name : token(name) || '#808080'),
    fonts: { text: token('font') || 'sans-serif', num: token('font-num') || 'sans-serif', mono: MONO },
    images,
  };
}

/** As a `data:` address: a native app, and who saves a picture by a long press, can read it without us. */
const addressOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('no picture'));
    reader.readAsDataURL(blob);
  });

const picturesOf = (marks: readonly Mark[]) => [
  ...new Set(marks.flatMap((mark) => ('src' in mark && mark.src !== undefined ? [mark.src] : []))),
];

/** Draws 750 × 1000 pixels in the theme; answers a PNG and its `data:` address. Rejects without a canvas. */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  layout: (measure: Measure) => readonly Mark[],
): Promise<{ readonly blob: Blob; readonly src: string }> {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  await document.fonts.ready;
  const bare = lookOf(canvas, new Map());
  const marks = layout(measureWith(context, bare));
  const found = await Promise.all(picturesOf(marks).map(async (url) => [url, await readImage(url)] as const));
  const images = new Map(found.flatMap(([url, image]) => (image === undefined ? [] : [[url, image] as const])));
  canvas.width = PICTURE.width * PICTURE.scale;
  canvas.height = PICTURE.height * PICTURE.scale;
  paint(context, marks, { ...bare, images });
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((made) => (made === null ? reject(new Error('no picture')) : resolve(made)), 'image/png');
  });
  return { blob, src: await addressOf(blob) };
}
