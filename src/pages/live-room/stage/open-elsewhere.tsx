import { useHref } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useShare } from '../../../domains/share/use-share';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';

interface OpenElsewhereProps {
  readonly hostId: string;
  /** Of the room. */
  readonly title: string;
}

/** The way on where this browser cannot play the video: the room's address, for another browser. */
export function OpenElsewhere({ hostId, title }: OpenElsewhereProps) {
  const t = useTranslations('player');
  const { paths } = useServices();
  const share = useShare();
  const href = useHref(paths.anchorRoom(hostId));
  const url = new URL(href, window.location.origin).href;
  return <Button onClick={({ currentTarget }) => void share({ title, url }, currentTarget)}>{t('elsewhere')}</Button>;
}
