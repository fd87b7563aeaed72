import * as v from 'valibot';
import { QUALITIES } from '../../../../contract/room/room';
import { defineKept } from '../../../../services/kept';

/** By itself, as the network has it, or always the same. */
const QUALITY_MODES = ['auto', ...QUALITIES] as const;
export type QualityMode = (typeof QUALITY_MODES)[number];

/** The quality that the user chose on this device, in whatever room. */
export const chosenQuality = defineKept('video-quality', v.picklist(QUALITY_MODES), undefined, 'device');
