import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceKind } from '../../src/contract/room/room';
import { CLIP_DIR } from '../paths';
import { type FlvClip, flvClip } from './flv';
import { type Fmp4Clip, fmp4Clip } from './fmp4';

/** The clip's length (make-clip.sh). */
export const LOOP_MS = 16_000;

interface Clip {
  readonly flv: FlvClip;
  readonly fmp4: Fmp4Clip;
}

const read = (file: string) => readFileSync(join(CLIP_DIR, file));
const kept = new Map<SourceKind, Clip>();

/** Kilobits a second of each clip (make-clip.sh). */
export const CLIP_KBPS: Readonly<Record<SourceKind, number>> = { hd: 100, sd: 81, audio: 39 };

/** The looped clip in a quality, or its sound; read with the first request for it. */
export function clipOf(quality: SourceKind): Clip {
  const known = kept.get(quality);
  if (known !== undefined) return known;
  const clip = { flv: flvClip(read(`${quality}.flv`), LOOP_MS), fmp4: fmp4Clip(read(`${quality}.mp4`)) };
  kept.set(quality, clip);
  return clip;
}
