import { allClubs } from '../world/clubs';
import { GAME_ICONS } from '../world/game-icons';
import { bannerArt } from './banner-art';
import { crest } from './crest';
import { flag } from './flags';
import { portrait } from './portrait';
import { scene } from './scene';

let crests: ReadonlySet<string> | undefined;

/** Colours make millions of crests and flags: those of the world's clubs and games are drawn, and no others. */
function worldCrest(file: string): string | undefined {
  crests ??= new Set([...allClubs().map((club) => club.crest), ...GAME_ICONS.map(({ icon }) => icon)]);
  return crests.has(file) ? (crest(file) ?? flag(file)) : undefined;
}

/** The SVG behind a file id, or undefined. The id says all that the drawing needs, so a picture never changes. */
export function drawing(file: string): string | undefined {
  return portrait(file) ?? worldCrest(file) ?? scene(file) ?? bannerArt(file);
}
