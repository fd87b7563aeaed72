import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { useMember } from '../../../domains/session/use-member';
import { useFormats } from '../../../i18n/use-formats';
import { LazySheet } from '../../../services/lazy-sheet';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import { tipKeys } from '../data/tip-keys';
import { shortDigest } from './check-tip';
import styles from './digest.module.css';
import { useRememberDigest, useTipCheck } from './use-tip-check';

const loadSheet = () => import('./digest-sheet');

/** Before it is bought: the digest is there, the content is not. */
export function LockedDigest({ tip }: { readonly tip: Tip }) {
  const t = useTranslations('digest');
  const { clock } = useFormats();
  useRememberDigest(tip);
  if (tip.digest === undefined) return null;
  return (
    <div className={cx(styles.line, styles.none)}>
      <PageIcon name="hash" size={18} />
      <span className={styles.words}>
        {t('locked', { time: clock(tip.publishTime) })}{' '}
        <span className={cx(text.num, styles.mono)}>{shortDigest(tip.digest)}</span>
      </span>
    </div>
  );
}

/** The verdict on an open tip; a tap tells how it is known. */
export function DigestLine({ tip }: { readonly tip: Tip }) {
  const t = useTranslations();
  const { clock } = useFormats();
  const client = useQueryClient();
  const uid = useMember();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const made = useTipCheck(tip);
  if (made === undefined)
    return (
      <div className={cx(styles.line, styles.none)}>
        <PageIcon name="shield" size={18} />
        <span className={styles.words}>{t('digest.checking')}</span>
      </div>
    );
  const { check, at } = made;
  if (check.kind === 'none')
    return (
      <div className={cx(styles.line, styles.none)}>
        <PageIcon name="shield" size={18} />
        <span className={styles.words}>{t('digest.none')}</span>
      </div>
    );
  const isSame = check.kind === 'same';
  return (
    <>
      <div role={isSame ? undefined : 'alert'}>
        <button
          type="button"
          className={cx(styles.line, isSame ? styles.ok : styles.bad)}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <PageIcon name={isSame ? 'shieldOk' : 'shieldAlert'} size={18} />
          <span className={styles.words}>
            {isSame
              ? t.rich('digest.same', {
                  time: clock(tip.publishTime),
                  b: (words) => <b className={text.num}>{words}</b>,
                })
              : t.rich('digest.differs', { b: (words) => <b>{words}</b> })}
          </span>
          <span className={styles.more}>{t(isSame ? 'digest.how' : 'digest.look')}</span>
          <Icon name="right" size={14} />
        </button>
      </div>
      {isOpen && (
        <LazySheet load={loadSheet} onClose={close}>
          {({ DigestSheet }) => (
            <DigestSheet
              tip={tip}
              check={check}
              checkedAt={at}
              onAgain={() => client.invalidateQueries({ queryKey: tipKeys.detail(uid, tip.id) })}
              onClose={close}
            />
          )}
        </LazySheet>
      )}
    </>
  );
}
