import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { LazyPicture, type LoadPicture } from '../../../domains/share/picture/lazy-picture';
import { Button } from '../../../ui/controls/button';
import { PageIcon } from '../../../ui/media/page-icon';
import type { DrawnBracket } from './bracket-picture';

interface PictureLineProps<T> {
  readonly load: LoadPicture<T>;
  readonly of: T;
  /** The page's address inside the app; it holds nothing of who shares it. */
  readonly path: string;
  readonly label: string;
}

/** Shares a picture from below what it shows, on a page whose bar has no such button. */
function PictureLine<T>({ load, of, path, label }: PictureLineProps<T>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <Button variant="quiet" block aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <PageIcon name="share" size={16} />
        {label}
      </Button>
      {isOpen && <LazyPicture load={load} of={of} path={path} onClose={close} />}
    </>
  );
}

const load = () => import('./bracket-picture').then(({ BracketPicture }) => BracketPicture);
/** The part of the address that names the bracket; nothing else is handed on. */
const PLACE = ['tab', 'season', 'sub'] as const;

/** Shares a knock-out as a picture. */
export function ShareBracket(drawn: DrawnBracket) {
  const t = useTranslations('topics');
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search);
  const place = new URLSearchParams(PLACE.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])));
  return <PictureLine load={load} of={drawn} path={`${pathname}?${place}`} label={t('sharePicture')} />;
}
