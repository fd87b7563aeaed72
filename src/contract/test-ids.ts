/** `data-testid`s for a portal's own tests. They stay, whatever else of the markup changes. */
export const testIds = {
  /** The root of a mount. */
  'si-app': true,
  /** The bar of main tabs; the open one has `aria-current="page"`. */
  'si-tabs': true,
  /** The page's content, below its bar. A page that is kept for the way back stays, hidden. */
  'si-page': true,
  /** Stands in the place of a page, or of all, that cannot be shown; with a button to try again where that may help. */
  'si-failed': true,
  /** The app cannot start here at all. */
  'si-fatal': true,
  /** A toast, while it is shown. */
  'si-toast': true,
  /** A quiet word about somebody or something followed, while it is shown. */
  'si-quiet': true,
  /** The first screen's skeleton, while its code is on its way. */
  'si-outline': true,
} as const;
