import { useTranslations } from 'use-intl/react';
import type { Person } from '../../../contract/expert/expert';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Badge } from '../../../ui/feedback/badge';
import { RecordTag } from '../expert-labels';
import { useFollow } from '../use-tip';
import { ExpertRow as Row } from './expert-row-view';
import { FollowExpert } from './follow-expert';
import { type FigureKind, useRowFigure } from './row-figure';

interface ExpertRowProps {
  readonly person: Person;
  readonly readAt: number;
  /** The figure that the list is ordered by, beside its name. */
  readonly figure: FigureKind;
}

/** One expert in a list. */
export function ExpertRow({ person, readAt, figure }: ExpertRowProps) {
  const t = useTranslations();
  const { count } = useFormats();
  const figureIn = useRowFigure();
  const { fileUrl, paths } = useServices();
  const { id, tag, messageInfoCount = 0 } = person;
  const name = person.name || t('tips.unnamed');
  const { followers } = useFollow({ ...person, professorId: id }, readAt);
  const about = [
    ...tag.slice(0, 2),
    followers === undefined || figure === 'followers' ? '' : t('expert.followers', { followers: count(followers) }),
  ];
  return (
    <Row
      to={paths.expert(id)}
      name={name}
      portrait={person.headUrl && fileUrl(person.headUrl)}
      badges={
        <>
          <RecordTag record={person} />
          {person.hotStatus === 1 && <Badge tone="warn">{t('tips.hotMark')}</Badge>}
          {person.isTripartite && <Badge>{t('tips.partner')}</Badge>}
        </>
      }
      about={about.filter(Boolean).join(' · ')}
      onSale={messageInfoCount > 0 ? t('expert.onSale', { tips: count(messageInfoCount) }) : undefined}
      figure={figureIn(figure, person, followers)}
      follow={
        <FollowExpert professorId={id} name={name} isAttention={person.isAttention} readAt={readAt} place="row" />
      }
    />
  );
}
