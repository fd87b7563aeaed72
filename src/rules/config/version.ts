/**
 * Negative when `a` is older than `b`; compared numerically part by part, missing parts are 0 (product.md, section 5).
 */
export function compareVersions(a: string, b: string): number {
  const left = parts(a);
  const right = parts(b);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

// A part that is no number counts as 0, so that "4.6.0-beta" is not newer than everything.
const parts = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0);
