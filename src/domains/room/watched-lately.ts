import * as v from 'valibot';
import { defineKept } from '../../services/kept';

const watchedRoom = v.object({
  /** The host's id. */
  id: v.string(),
  /** Device time, Unix ms. */
  at: v.number(),
});
export type WatchedRoom = v.InferOutput<typeof watchedRoom>;

/** Hosts whose public rooms were watched, the last one first. */
export const watchedLately = defineKept('watched', v.array(watchedRoom), [], 'member');
