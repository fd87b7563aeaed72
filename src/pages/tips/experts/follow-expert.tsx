import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import { type Followable, useFollow } from '../data/use-follow';
import { useFollowExpert } from './use-follow-expert';

interface FollowExpertProps {
  readonly expert: Followable;
  readonly name: string;
  /** On a card only those whom one does not follow yet can be followed; elsewhere it turns both ways. */
  readonly spot: 'card' | 'row' | 'tip' | 'page';
}

const LOOKS = {
  card: { size: 'sm', variant: 'soft' },
  row: { size: 'sm', variant: 'soft' },
  tip: { size: 'md', variant: 'soft' },
  page: { size: 'md', variant: 'primary' },
} as const;

/** Follows an expert, or stops to; renders only when its own expert turns. */
export function FollowExpert({ expert, name, spot }: FollowExpertProps) {
  const t = useTranslations();
  const { isOn } = useFollow(expert);
  const follow = useFollowExpert();
  if (spot === 'card' && isOn) return <span className={text.meta}>{t('action.following')}</span>;
  const { size, variant } = LOOKS[spot];
  return (
    <Button
      size={size}
      variant={isOn ? 'quiet' : variant}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'tips.unfollowExpert' : 'tips.followExpert', { name })}
      onClick={() => void follow(expert.professorId, !isOn)}
    >
      {(spot === 'tip' || spot === 'page') &&
        (isOn ? <Icon name="check" size={14} /> : <PageIcon name="plus" size={14} />)}
      {t(isOn ? 'action.following' : 'action.follow')}
    </Button>
  );
}
