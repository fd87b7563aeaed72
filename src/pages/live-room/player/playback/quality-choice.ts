import * as v from 'valibot';
import { QUALITIES } from '../../../../contract/room/room';
import { defineKept } from '../../../../services/kept';

/** The quality that the user chose on this device, in whatever room. */
export const chosenQuality = defineKept('video-quality', v.picklist(QUALITIES), undefined, 'device');
