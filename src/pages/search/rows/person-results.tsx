import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import { FEWEST_FOR_RATE, wilson } from '../../../rules/record/hit-rate';
import { useServices } from '../../../services/services';
import { Badge } from '../../../ui/feedback/badge';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import { type Entry, TAG_END } from '../data/search-entry';
import { marked } from '../index/marks';
import { Marked } from './marked';
import { useQueryText } from './query';
import { ResultRow, RowMeta, type RowProps } from './result-row';

const PORTRAIT_PX = 36;

interface PersonProps extends RowProps {
  readonly entry: Entry;
}

function Portrait({ entry: { name, picture } }: { readonly entry: Entry }) {
  const { fileUrl } = useServices();
  return <Avatar name={name} src={picture && fileUrl(picture)} size={PORTRAIT_PX} />;
}

/** The hit rate with its sample and luck range; of too small a sample nothing (decisions.md, luck range). */
function useRecord({ rate, sample = 0 }: Entry): string | undefined {
  const t = useTranslations('search');
  const { percent } = useFormats();
  if (rate === undefined || sample < FEWEST_FOR_RATE) return undefined;
  const range = wilson(Math.round((rate / 100) * sample), sample);
  const told = t('rate', { rate: percent(rate / 100), sample });
  if (range === undefined) return told;
  return `${told} · ${t('range', { from: percent(range.from).replace('%', ''), to: percent(range.to) })}`;
}

/** Found by what they write about: that is said then. */
const topicsOf = ({ name, also = '' }: Entry, query: string): string | undefined => {
  const has = (text: string) => marked(text, query).some(({ isHit }) => isHit);
  return has(also) && !has(name) ? also.split(TAG_END).filter(has).join(' · ') : undefined;
};

/** The record, or what was searched for among what they write about. */
function ExpertMeta({ entry, record }: { readonly entry: Entry; readonly record: string | undefined }) {
  const topics = topicsOf(entry, useQueryText());
  if (topics !== undefined)
    return (
      <RowMeta>
        <Marked text={topics} />
      </RowMeta>
    );
  return record === undefined ? null : <RowMeta>{record}</RowMeta>;
}

/** An expert, with their record and how many tips are on sale. */
export function ExpertResult({ entry, ...row }: PersonProps) {
  const t = useTranslations('search');
  const { count } = useFormats();
  const { paths } = useServices();
  const { onSale } = entry;
  const record = useRecord(entry);
  return (
    <ResultRow
      {...row}
      picture={<Portrait entry={entry} />}
      name={entry.name}
      meta={<ExpertMeta entry={entry} record={record} />}
      end={
        onSale !== undefined &&
        (onSale > 0 ? (
          <Badge tone="accent">{t('onSale', { tips: count(onSale) })}</Badge>
        ) : (
          <span className={text.meta}>{t('noneOnSale')}</span>
        ))
      }
      to={paths.expert(entry.id)}
    />
  );
}

/** A user of the ranking, with their place and return. */
export function UserResult({ entry, ...row }: PersonProps) {
  const t = useTranslations('search');
  const { percent } = useFormats();
  const { paths } = useServices();
  const { place, returned } = entry;
  const says = [
    place === undefined ? undefined : t('ranked', { place }),
    returned === undefined ? undefined : t('returned', { rate: percent(returned / 100, { signed: returned < 0 }) }),
  ];
  const words = says.filter(Boolean).join(' · ');
  return (
    <ResultRow
      {...row}
      picture={<Portrait entry={entry} />}
      name={entry.name}
      meta={words && <RowMeta>{words}</RowMeta>}
      to={paths.rankUser(entry.id)}
    />
  );
}

/** A player, with the team and what they are ranked by. */
export function PlayerResult({ entry, ...row }: PersonProps) {
  const t = useTranslations('search');
  const { paths } = useServices();
  const { topic, seasonId = '', team, position, stat, value, id } = entry;
  const figure = stat === undefined || value === undefined ? undefined : t(`stat.${stat}`, { value });
  const playsAs = position && t(`position.${position}`);
  const words = [playsAs, team, figure].filter(Boolean).join(' · ');
  return (
    <ResultRow
      {...row}
      picture={<Portrait entry={entry} />}
      name={entry.name}
      meta={words && <RowMeta whole={words}>{words}</RowMeta>}
      to={topic === 'nba' ? paths.nbaPlayer(id) : paths.leaguePlayer(seasonId, id)}
    />
  );
}
