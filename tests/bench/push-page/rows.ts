import type { MatchPush } from '../../../src/contract/push/push';

/** What a row shows of a push. */
export const scoresOf = ({ homeScore, awayScore }: MatchPush): readonly [string, string] => [
  String(homeScore ?? '–'),
  String(awayScore ?? '–'),
];

/** Where the back end's socket is: `?push=ws://…`. */
export const pushOrigin = (): string => new URLSearchParams(window.location.search).get('push') ?? '';
