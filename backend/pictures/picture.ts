import { createHash } from 'node:crypto';
import { Refusal, TRY_LATER_CODE } from '../server/refusal';
import { drawing } from './drawing';
import { drawInThread } from './picture-thread';

/** A picture as it is served. */
export interface Picture {
  readonly content: Buffer;
  readonly etag: string;
}

export interface PictureLimits {
  /** Kept of those that clients of several addresses have asked for: about all of a world; a picture is a few kB. */
  readonly mostShared: number;
  /** Kept of those that one address alone has asked for. */
  readonly mostOwn: number;
  /** Drawings that wait for the thread; a picture takes it some tens of ms. */
  readonly mostWaiting: number;
}

const LIMITS: PictureLimits = { mostShared: 1000, mostOwn: 500, mostWaiting: 500 };
const RETRY_AFTER_S = 5;

interface Kept {
  readonly askedFrom: string;
  readonly made: Promise<Picture>;
}

/** The one that was asked for longest ago goes. */
function forgetOldest(all: Map<string, Kept>, most: number): void {
  const [oldest] = all.keys();
  if (all.size > most && oldest !== undefined) all.delete(oldest);
}

export const etagOf = (content: Buffer): string => `"${createHash('sha1').update(content).digest('base64url')}"`;

/**
 * Pictures by file id. Each is drawn once, whoever waits for it; those that several addresses ask for are not forgotten for what a
 * single one invents.
 */
export function makePictures(draw: (svg: string) => Promise<Buffer>, limits: PictureLimits = LIMITS) {
  const own = new Map<string, Kept>();
  const shared = new Map<string, Kept>();
  let waiting = 0;

  const known = (file: string, address: string): Promise<Picture> | undefined => {
    const found = shared.get(file) ?? own.get(file);
    if (found === undefined) return undefined;
    const isShared = shared.delete(file) || found.askedFrom !== address;
    own.delete(file);
    (isShared ? shared : own).set(file, found);
    forgetOldest(shared, limits.mostShared);
    return found.made;
  };
  const begin = async (svg: string): Promise<Picture> => {
    waiting += 1;
    try {
      const content = await draw(svg);
      return { content, etag: etagOf(content) };
    } finally {
      waiting -= 1;
    }
  };

  return {
    /**
     * A PNG; undefined for a name that is none. A raster like a portal's photos: to the browser an SVG in an `<img>` is a document
     * of its own, and eighty of them would make the demo slower than what it stands for. `mayDraw` throws where the address has
     * had enough drawn. Throws a Refusal while too many drawings wait.
     */
    get(file: string, address: string, mayDraw: () => void = () => undefined): Promise<Picture> | undefined {
      const found = known(file, address);
      if (found !== undefined) return found;
      const svg = drawing(file);
      if (svg === undefined) return undefined;
      mayDraw();
      if (waiting >= limits.mostWaiting) throw new Refusal(503, TRY_LATER_CODE, '图片繁忙，请稍后再试', RETRY_AFTER_S);
      const made = begin(svg);
      const mine: Kept = { askedFrom: address, made };
      own.set(file, mine);
      forgetOldest(own, limits.mostOwn);
      // A drawing that failed is tried again by the next request.
      made.catch(() => {
        for (const all of [own, shared]) if (all.get(file) === mine) all.delete(file);
      });
      return made;
    },
  };
}

/** What is drawn never changes: all back ends of the process share it. */
export const pictures = makePictures(drawInThread);
