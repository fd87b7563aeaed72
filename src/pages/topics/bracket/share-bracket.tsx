import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { usePicture } from '../../../domains/share/picture/use-picture';
import { Button } from '../../../ui/controls/button';
import { PageIcon } from '../../../ui/media/page-icon';
import styles from './bracket.module.css';
import type { DrawnBracket } from './bracket-picture';

const load = () => import('./bracket-picture').then(({ BracketPicture }) => BracketPicture);
/** The part of the address that names the bracket; nothing else is handed on. */
const KEPT = ['tab', 'season', 'sub'] as const;

/** Shares a knock-out as a picture. */
export function ShareBracket(drawn: DrawnBracket) {
  const t = useTranslations('topics');
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search);
  const query = new URLSearchParams(KEPT.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])));
  const { open, sheet } = usePicture(load, drawn, `${pathname}?${query}`);
  return (
    <>
      <div className={styles.share}>
        <Button variant="soft" block aria-haspopup="dialog" onClick={() => open()}>
          <PageIcon name="share" size={16} />
          {t('sharePicture')}
        </Button>
      </div>
      {sheet}
    </>
  );
}
