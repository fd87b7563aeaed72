import { createPush, type PushDeps } from './push';
import { PushBar } from './push-bar';

/** What comes in the push's chunk: the push, and the bar that tells of its absence when nothing can be fetched any more. */
export const createPushPart = (deps: PushDeps) => ({ push: createPush(deps), Bar: PushBar });
export type PushPart = ReturnType<typeof createPushPart>;
