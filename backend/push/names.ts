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

interface Translated {
  readonly translations?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
}

/** With the fields that an English reader reads otherwise. */
export function withEnglish<D extends object>(data: D & Translated): D & Translated {
  const english = inEnglish(data) as Readonly<Record<string, unknown>>;
  const told = Object.entries(data).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(english[name]) ? [] : [[name, english[name]]],
  );
  const en = { ...Object.fromEntries(told), ...data.translations?.['en'] };
  return Object.keys(en).length === 0 ? data : { ...data, translations: { en } };
}
