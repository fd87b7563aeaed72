import { useTranslations } from 'use-intl/react';
import { useSubscribed } from '../../../domains/anchor/use-subscribed';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import styles from './anchor-image.module.css';

/** The follow button on a picture: the same follow as in every list. */
export function GlassFollow({ hostId, name }: { readonly hostId: string; readonly name: string }) {
  const t = useTranslations();
  const { isOn, turn } = useSubscribed({ hostId });
  return (
    <span className={styles.follow}>
      <Button
        aria-pressed={isOn}
        aria-label={t(isOn ? 'anchor.unfollowHost' : 'anchor.followHost', { name })}
        onClick={turn}
      >
        {isOn ? <Icon name="check" size={14} /> : <PageIcon name="plus" size={14} />}
        {t(isOn ? 'action.following' : 'action.follow')}
      </Button>
    </span>
  );
}
