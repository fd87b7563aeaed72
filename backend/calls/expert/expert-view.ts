import { type BetRecord, recordOf, type SettledTip } from '../../rules/bet-record';
import { type ExpertRow, expertsByIds, nextSettlement, settledTips } from '../../store/tips';
import { followsOf } from '../../store/users';
import { englishAbout } from '../../world/expert/experts';
import { type CallContext, isEnglish } from '../call-context';
import { sharedReadings } from '../shared-readings';

/** The records of these experts, or of all, as they stand now: made of their settled tips. */
export async function recordsOf(
  { database, now }: CallContext,
  expertIds?: readonly number[],
): Promise<(expertId: number) => BetRecord> {
  const byExpert = new Map<number, SettledTip[]>();
  for (const { expertId, profit, ...tip } of await settledTips(database.db, now, expertIds)) {
    const own = byExpert.get(expertId) ?? [];
    own.push({ ...tip, profit: profit ?? undefined });
    byExpert.set(expertId, own);
  }
  return (expertId) => recordOf(byExpert.get(expertId) ?? [], now);
}

/** All experts with their records, the same for whoever asks. */
export function expertRecords(context: CallContext): Promise<readonly (readonly [ExpertRow, BetRecord])[]> {
  const { database, now } = context;
  return sharedReadings(database)('expert records', now, async () => {
    const [experts, recordOfOne] = [await expertsByIds(database.db), await recordsOf(context)];
    const value = experts.map((expert) => [expert, recordOfOne(expert.id)] as const);
    return { value, until: await nextSettlement(database.db, now) };
  });
}

/** Whom this user follows; a visitor follows nobody. */
export async function followedExperts({ database, user }: CallContext): Promise<ReadonlySet<number>> {
  const rows = user === undefined ? [] : await followsOf(database.db, user.uid);
  return new Set(rows.filter(({ kind }) => kind === 'expert').map(({ subjectId }) => subjectId));
}

/** A record over the wire (product.md, section 3, Expert detail). */
export function recordView(record: BetRecord) {
  const { ten, hitPercents, weekRateReturn, ...rest } = record;
  return {
    ...rest,
    ...(hitPercents === undefined ? {} : { hitPercents }),
    ...(weekRateReturn === undefined ? {} : { weekRateReturn }),
    tenHistory: ten.map(({ result }) => result).join(','),
  };
}

export const nameView = ({ id, name, headUrl }: ExpertRow) => ({ id, name, headUrl });

export interface ExpertFacts {
  readonly record: BetRecord;
  readonly published: number;
  readonly followers: number;
  readonly isFollowed: boolean;
  readonly ordered: number;
}

/** What experts say of themselves, in the language of who asks. */
function aboutView({ id, tags, profile, introduction }: ExpertRow, language: string) {
  const english = isEnglish(language) ? englishAbout(id) : undefined;
  const about = english ?? { tags, profile, introduction };
  return { tag: about.tags.join(','), profile: about.profile, introduction: about.introduction };
}

/** product.md, section 3, Expert detail. */
export function expertView(
  expert: ExpertRow,
  { record, published, followers, isFollowed, ordered }: ExpertFacts,
  language: string,
) {
  const follows = isFollowed ? 1 : 0;
  return {
    ...nameView(expert),
    ...recordView(record),
    ...aboutView(expert, language),
    sportsSession: published,
    ordered,
    subscribed: follows,
    attention: followers,
    isAttention: follows,
    tenTips: record.ten.map(({ id, result, settledAt }) => ({ id, result, settleTime: settledAt })),
    isTripartite: expert.isTripartite ? 1 : 0,
  };
}
