import { QUALITIES, type Quality } from '../../../contract/room/room';
import type { SafeStorage } from '../../../session/safe-storage';

const QUALITY_KEY = 'si:video-quality';

/** The quality that the user chose on this device, in whatever room. */
export function readQuality(storage: SafeStorage): Quality | undefined {
  const stored = storage.get(QUALITY_KEY);
  return QUALITIES.find((quality) => quality === stored);
}

export const keepQuality = (storage: SafeStorage, quality: Quality): void => storage.set(QUALITY_KEY, quality);
