import type { OrderPush } from '../../src/contract/tip/tip-push';
import { inEnglish } from '../calls/english';
import type { MatchRow } from '../store/matches';

type Named = NonNullable<OrderPush['names']>[number];
export type Told = Omit<Named, 'language'>;

export const teamsOf = ({ homeName, awayName }: MatchRow): Told => ({
  masterTeamName: homeName,
  guestTeamName: awayName,
});

/** The same in each language of ours: a push does not know who listens. */
export const namesIn = (told: Told): Named[] => [
  { language: 'zh-CN', ...told },
  { language: 'en', ...(inEnglish(told) as Told) },
];
