import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import { useServices } from '../../../context/services';
import { useToggle } from '../../../parts/follow/use-toggle';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { PageIcon } from '../../../ui/page-icon';
import styles from './anchor-image.module.css';

/** The follow button on a picture: the same follow as in every list. */
export function GlassFollow({ hostId, name }: { readonly hostId: string; readonly name: string }) {
  const t = useTranslations();
  const { subscriptions } = useServices();
  const isOn = useStore(subscriptions.store, (state) => state.hosts.has(hostId));
  const toggle = useToggle();
  return (
    <span className={styles.follow}>
      <Button
        aria-pressed={isOn}
        aria-label={t(isOn ? 'anchor.unfollowHost' : 'anchor.followHost', { name })}
        onClick={() => void toggle({ hostId })}
      >
        {isOn ? <Icon name="check" size={14} /> : <PageIcon name="plus" size={14} />}
        {t(isOn ? 'action.following' : 'action.follow')}
      </Button>
    </span>
  );
}
