import { type Mark, type Measure, PICTURE } from './drawing';
import { type Look, measureWith, paint } from './paint';

/** A picture that does not come in that time is done without. */
const IMAGE_WAIT_MS = 4000;

/**
 * A picture that a canvas may show and still be read; undefined where its server does not allow that, or it does not come.
 */
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
function lookOf(place: HTMLElement, images: Look['images']): Look {
  const root = place.closest<HTMLElement>('.sport-info') ?? place;
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(`--si-${name}`).trim();
  return {
    ink: (name) => (name.startsWith('#') ? name : token(name) || '#808080'),
    fonts: { text: token('font') || 'sans-serif', num: token('font-num') || 'sans-serif' },
    images,
  };
}

const sourcesOf = (marks: readonly Mark[]) => [
  ...new Set(marks.flatMap((mark) => ('src' in mark && mark.src !== undefined ? [mark.src] : []))),
];

/**
 * Draws a picture of 750 × 1000 pixels on a canvas of ours, in the theme that holds there, and answers it as a PNG. Rejects where
 * the browser gives no canvas, or no picture of it.
 */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  layout: (measure: Measure) => readonly Mark[],
): Promise<Blob> {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  await document.fonts.ready;
  const bare = lookOf(canvas, new Map());
  const marks = layout(measureWith(context, bare));
  const found = await Promise.all(sourcesOf(marks).map(async (url) => [url, await readImage(url)] as const));
  const images = new Map(found.flatMap(([url, image]) => (image === undefined ? [] : [[url, image] as const])));
  canvas.width = PICTURE.width * PICTURE.scale;
  canvas.height = PICTURE.height * PICTURE.scale;
  paint(context, marks, { ...bare, images });
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
