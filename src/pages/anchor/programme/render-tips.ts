import type { ReactNode } from 'react';

/** Tips on a match: another feature's, put in by `app/`. Without it there is no such tab. */
export type RenderTips = (matchId: string) => ReactNode;
