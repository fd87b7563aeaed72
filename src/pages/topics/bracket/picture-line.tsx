import { useCallback, useState } from 'react';
import { LazyPicture, type LoadPicture } from '../../../domains/share/picture/lazy-picture';
import { Button } from '../../../ui/controls/button';
import { PageIcon } from '../../../ui/media/page-icon';

interface PictureLineProps<T> {
  readonly load: LoadPicture<T>;
  readonly of: T;
  /** The page's address inside the app; it holds nothing of who shares it. */
  readonly path: string;
  readonly label: string;
}

/** Shares a picture from below what it shows, on a page whose bar has no such button. */
export function PictureLine<T>({ load, of, path, label }: PictureLineProps<T>) {
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
