/** Something of the app that a browser of the floor lacks, and why it may be used all the same. */
interface Allowed {
  /** Paths in the compatibility data; what stands below one is meant too. */
  readonly paths: readonly string[];
  /** Such a browser does this in its place. */
  readonly fallback: string;
  /** Files that prove it. */
  readonly tests: readonly string[];
}

/** Chromium with all of it taken away. */
const FLOOR = 'tests/browser/engines/floor.full.test.ts';

export const ALLOWED: readonly Allowed[] = [
  {
    paths: ['api.Window.navigation', 'api.Navigation'],
    fallback: '`popstate`, and the handle’s `locationChanged()`; the length of the history',
    tests: ['tests/unit/app/routing/history/synced-history.test.tsx', 'tests/browser/engines/journeys/hosts.ts'],
  },
  {
    paths: ['css.properties.content-visibility'],
    fallback: '`display: none`, by `@supports not`; the place is restored once the page is shown',
    tests: [FLOOR, 'tests/browser/engines/journeys/ways.ts'],
  },
  {
    paths: [
      'css.properties.contain-intrinsic-size',
      'css.properties.contain-intrinsic-block-size',
      'css.properties.overflow-clip-margin',
    ],
    fallback: 'they speak of what is laid out later; there it is laid out at once',
    tests: [FLOOR],
  },
  {
    paths: ['css.properties.container', 'css.at-rules.container'],
    fallback: 'in large text a long name ends in an ellipsis',
    tests: [FLOOR, 'tests/browser/app/names/names.test.ts'],
  },
  {
    paths: ['css.properties.-webkit-touch-callout'],
    fallback: 'only iOS has the menu that it holds back',
    tests: ['tests/browser/room/room-fan.full.test.ts'],
  },
  {
    paths: ['css.selectors.-webkit-slider-thumb', 'css.selectors.-moz-range-thumb'],
    fallback: 'each engine reads its own of the two; without both the browser draws its own thumb',
    tests: ['tests/browser/room/room-fan.full.test.ts'],
  },
  {
    paths: ['css.properties.overflow.clip'],
    fallback: '`overflow: hidden` stands before it',
    tests: [FLOOR],
  },
  {
    paths: ['css.properties.overflow-x.clip'],
    fallback:
      'nothing lies beside the root when nothing moves; `hidden` would make it a box that scrolls, without sticky bars',
    tests: [FLOOR],
  },
  {
    paths: ['css.properties.scrollbar-width'],
    fallback: '`::-webkit-scrollbar { display: none }` stands beside it',
    tests: [FLOOR],
  },
  {
    paths: [
      'css.properties.overscroll-behavior',
      'css.properties.overscroll-behavior-x',
      'css.properties.overscroll-behavior-y',
    ],
    fallback:
      'the page behind scrolls on at the end of a list (half of it in browsers with the property: where nothing scrolls)',
    tests: [FLOOR],
  },
  {
    paths: ['css.properties.overflow-anchor'],
    fallback: 'the browser has no anchoring of its own to be kept out',
    tests: [FLOOR],
  },
  {
    paths: ['css.properties.text-size-adjust'],
    fallback: '`-webkit-text-size-adjust` stands before it',
    tests: [FLOOR],
  },
  {
    paths: [
      'css.properties.resize',
      'css.properties.cursor.default',
      'css.properties.cursor.pointer',
      'css.properties.-webkit-tap-highlight-color',
    ],
    fallback: 'a phone has no pointer, a desktop no tap to show it',
    tests: [FLOOR],
  },
  {
    paths: ['css.properties.outline'],
    fallback: 'Safari draws it with square corners before 16.4',
    tests: [FLOOR],
  },
  {
    paths: ['css.properties.place-items.start', 'css.properties.place-items.end', 'css.properties.align-content.start'],
    fallback: 'there since Safari 11 in grids, where these stand; the data counts other layouts',
    tests: [FLOOR],
  },
  {
    paths: ['css.selectors.-moz-progress-bar'],
    fallback: 'a rule of its own for Firefox beside `::-webkit-progress-value`',
    tests: ['tests/browser/engines/firefox-looks.full.test.ts'],
  },
  {
    paths: [
      'css.selectors.fullscreen',
      'api.Document.fullscreenElement',
      'api.Document.exitFullscreen',
      'api.Element.requestFullscreen',
    ],
    fallback: 'an iPhone’s full screen is the video’s own, `webkitEnterFullscreen`',
    tests: ['tests/unit/pages/live-room/player/full-screen.test.tsx'],
  },
  {
    paths: ['api.Screen.orientation'],
    fallback: 'the device is turned by hand',
    tests: ['tests/unit/pages/live-room/player/full-screen.test.tsx'],
  },
  {
    paths: ['api.Navigator.share'],
    fallback: 'the link is copied',
    tests: [FLOOR, 'tests/browser/room/room-journeys.full.test.ts'],
  },
  {
    paths: ['api.Navigator.canShare'],
    fallback: 'a picture is saved as a file, its address copied',
    tests: ['tests/browser/tip/share-pictures.full.test.ts'],
  },
  {
    paths: ['api.HTMLElement.togglePopover'],
    fallback:
      'a word lies below an open sheet and a player in full screen, a sheet’s scrim stands in the page itself for its one frame; an iPhone fills the screen with the bare video',
    tests: [
      FLOOR,
      'tests/unit/app/layout/toast-view.test.tsx',
      'tests/unit/pages/live-room/player/full-screen.test.tsx',
    ],
  },
  {
    paths: ['api.CanvasRenderingContext2D.font'],
    fallback: 'what Safari lacks there is the system’s own font by name: the next of the list is drawn',
    tests: ['tests/browser/engines/webkit.full.test.ts'],
  },
  {
    paths: ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback', 'api.IdleDeadline'],
    fallback: 'at once, or after a pause',
    tests: [FLOOR],
  },
  {
    paths: ['api.MediaSource'],
    fallback: 'an iPhone plays HLS by itself',
    tests: ['tests/unit/pages/live-room/player/engines/source-order.test.ts'],
  },
  {
    paths: [
      'api.Document.pictureInPictureEnabled',
      'api.Document.pictureInPictureElement',
      'api.Document.exitPictureInPicture',
      'api.HTMLVideoElement.requestPictureInPicture',
    ],
    fallback: 'the button is not there',
    tests: [FLOOR],
  },
  {
    paths: ['api.Navigator.connection'],
    fallback: 'films begin as on a good line',
    tests: [FLOOR],
  },
  {
    paths: [
      'api.HTMLMediaElement.remote',
      'api.RemotePlayback.state',
      'api.RemotePlayback.watchAvailability',
      'api.RemotePlayback.cancelWatchAvailability',
      'api.RemotePlayback.prompt',
    ],
    fallback: 'no television is offered',
    tests: ['tests/unit/pages/live-room/player/playback/casting.test.tsx'],
  },
  {
    paths: ['api.Navigator.wakeLock', 'api.WakeLock', 'api.WakeLockSentinel'],
    fallback: 'a muted film does not keep the screen on',
    tests: [FLOOR],
  },
  {
    paths: ['api.TouchEvent', 'api.TouchList', 'api.Touch'],
    fallback: 'a Mac has no fingers: the list is read anew by its button',
    tests: [FLOOR],
  },
];
