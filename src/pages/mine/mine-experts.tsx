import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Person } from '../../contract/expert/expert';
import { AnchorRow } from '../../domains/anchor/anchor-row';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../domains/anchor/list-skeletons';
import { QueryState } from '../../domains/query/query-state';
import { useRangeLabels } from '../../domains/record/luck-range';
import { toldRate } from '../../domains/record/rate';
import { useHidesTen } from '../../domains/tip/hidden-results';
import { useFormats } from '../../i18n/use-formats';
import { saysRate } from '../../rules/record/hit-rate';
import { useServices } from '../../services/services';
import { Badge } from '../../ui/feedback/badge';
import { Card, MoreLink } from '../../ui/layout/section';
import { TitledSection } from '../../ui/layout/titled-section';
import { Icon } from '../../ui/media/icon';
import layout from '../../ui/theme/layout.module.css';
import text from '../../ui/theme/text.module.css';
import { DottedLine } from './dotted-line';
import styles from './mine.module.css';

/** Fewer wins in a row say nothing. */
const STREAK_FROM = 3;

/** The hit rate and the range within which it may lie by luck: each is a whole, and none is cut. */
function Rates({ expert: { hitPercents, hitSession: sample } }: { readonly expert: Person }) {
  const t = useTranslations();
  const { percent } = useFormats();
  const range = useRangeLabels();
  if (hitPercents === undefined) return null;
  const told = toldRate(hitPercents, sample);
  const said = told && range(told);
  const luck = said === undefined ? t('numbers.few') : t('numbers.most', said.span);
  if (sample !== undefined && !saysRate(sample))
    return <DottedLine items={[luck, t('numbers.sample', { sample })]} isWhole />;
  const name = (chunks: ReactNode) => <span className={layout.spare}>{chunks}</span>;
  const rate = t.rich('mine.hitRate', { rate: percent(hitPercents / 100), name });
  return <DottedLine items={sample === undefined ? [rate] : [rate, luck]} isWhole />;
}

function Row({ expert }: { readonly expert: Person }) {
  const t = useTranslations();
  const { count } = useFormats();
  const { fileUrl, paths } = useServices();
  const { id, headUrl, hitPercents, winContinuous = 0, messageInfoCount } = expert;
  const hasBadge = !useHidesTen()(expert) && winContinuous >= STREAK_FROM;
  return (
    <AnchorRow
      person={{ name: expert.name || t('tips.unnamed'), src: headUrl && fileUrl(headUrl) }}
      to={paths.expert(id)}
      badge={
        hasBadge && (
          <span className={layout.spare}>
            <Badge tone="win">{t('mine.streak', { wins: count(winContinuous) })}</Badge>
          </span>
        )
      }
      meta={hitPercents === undefined ? undefined : <Rates expert={expert} />}
      end={
        <>
          {messageInfoCount !== undefined &&
            (messageInfoCount > 0 ? (
              <span className={styles.onSale}>
                {t.rich('mine.onSale', {
                  tips: count(messageInfoCount),
                  b: (chunks) => <b className={text.num}>{chunks}</b>,
                })}
              </span>
            ) : (
              <span className={text.meta}>{t('mine.noneOnSale')}</span>
            ))}
          <span className={styles.chevron}>
            <Icon name="right" size={16} />
          </span>
        </>
      }
    />
  );
}

interface MineExpertsProps {
  readonly query: UseQueryResult<{ readonly list: readonly Person[]; readonly total?: number | undefined }>;
}

/** Experts whom the member follows, and how many tips each has on sale. */
export function MineExperts({ query }: MineExpertsProps) {
  const t = useTranslations('mine');
  const all = useTranslations('action');
  const { count } = useFormats();
  const { paths } = useServices();
  const { list = [], total } = query.data ?? {};
  return (
    <TitledSection
      title={t('experts')}
      meta={total === undefined ? undefined : count(total)}
      end={<MoreLink to={paths.allGods({ tab: 'mine' })}>{all('all')}</MoreLink>}
    >
      <Card>
        <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
          {list.map((expert) => (
            <Row key={expert.id} expert={expert} />
          ))}
        </QueryState>
      </Card>
    </TitledSection>
  );
}
