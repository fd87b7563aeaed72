import { releaseOf } from '../../services/load-chunk';
import type { Services } from '../../services/services';

/** While somebody looks; who comes back to the page hears of it at once. */
export const LOOK_EVERY_MS = 15 * 60_000;
const LOOK_AGAIN_MS = 60_000;

declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (id: number) => string;

/** A file as this build names its own: all of a build carry the same hash. */
const ownFile = (): string =>
  new URL(__webpack_public_path__ + __webpack_get_script_filename__(0), window.location.href).href;

/** A folder that is named by its content is a release of several: which one is current is said beside it. */
const IN_FOLDER = /\/[0-9a-f]{8}\/[^/]+\/[^/]+$/;

/** The contract of the release that is current now, where it is another than this one. */
async function otherRelease(): Promise<string | undefined> {
  const file = ownFile();
  const current = await releaseOf(file, [IN_FOLDER.test(file) ? '../../' : '../']);
  if (current === undefined || current.isOurs) return undefined;
  return /"contract":\s*"([\d.]+)"/.exec(current.text)?.[1];
}

/** Tells once of a later release than the one that runs; returns a function that ends the looking. */
export function watchReleases(visibility: Services['visibility'], tell: (contract: string) => void): () => void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (!visibility.isVisible() || performance.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = performance.now();
    const contract = await otherRelease();
    if (contract === undefined || lookedAt === Number.POSITIVE_INFINITY) return;
    stop();
    tell(contract);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const leave = visibility.onVisibility(() => void look());
  const stop = () => {
    lookedAt = Number.POSITIVE_INFINITY;
    clearInterval(timer);
    leave();
  };
  return stop;
}
