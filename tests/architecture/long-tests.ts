/** Folders of `tests/browser` by the folder of `src/pages` or `src/domains` whose screens they open. */
const OPENED: ReadonlyMap<string, readonly string[]> = new Map([
  ['anchor', ['anchor']],
  ['banner', ['anchor']],
  ['comment', ['tip']],
  ['live-room', ['room']],
  ['match', ['football', 'match', 'nba']],
  ['mine', ['app/mine']],
  ['moderation', ['room', 'tip']],
  ['moment', ['anchor', 'room']],
  ['notice', ['app/mine', 'app/quiet']],
  ['promo', ['app/native', 'ranking']],
  ['ranking', ['ranking']],
  ['record', ['ranking', 'tip']],
  ['room', ['room']],
  ['search', ['search']],
  ['service', ['app/fan/fan-jobs']],
  ['share', ['tip/share']],
  ['spoilers', ['football', 'nba', 'room']],
  ['team', ['football', 'nba']],
  ['tip', ['tip']],
  ['tips', ['tip']],
  ['topics', ['football', 'match', 'nba']],
  ['wallet', ['ranking', 'tip']],
  ['writing', ['room', 'tip']],
]);

/** These open every screen. */
const EVERY = ['app'];
/** The tests that look whether names and texts have room on every screen. */
const NAMES = 'app/names';
const IS_CATALOGUE = /^src\/i18n\/messages\//;

/**
 * Words for `npm test -- WORD …`: the browser tests that open what these files draw. No import leads from one to the other,
 * so that jest finds none of them.
 */
export function longTestsOf(changed: readonly string[]): string[] {
  const words = changed.flatMap((file) => {
    if (IS_CATALOGUE.test(file)) return [NAMES];
    const [, room, folder = ''] = /^src\/(pages|domains|ui|app|i18n)\/([^/]+)\//.exec(file) ?? [];
    if (room === undefined) return [];
    return room === 'pages' || room === 'domains' ? [...(OPENED.get(folder) ?? EVERY), NAMES] : EVERY;
  });
  const isCovered = (word: string) => words.some((other) => word.startsWith(`${other}/`));
  return [...new Set(words)]
    .filter((word) => !isCovered(word))
    .sort()
    .map((word) => `browser/${word}`);
}
