import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { useMember } from '../../../domains/session/use-member';
import type { Told } from '../../../domains/tip/tip-changes';
import { useFormats } from '../../../i18n/use-formats';
import { LazySheet } from '../../../services/lazy-sheet';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import { tipKeys } from '../data/tip-keys';
import { shortDigest } from './check-tip';
import styles from './digest.module.css';
import { useKeptDigest, useTipCheck } from './use-tip-check';

const loadSheet = () => import('./digest-sheet');

/** Before it is bought: this phone has the digest, the content is not there. */
export function LockedDigest({ tip }: { readonly tip: Tip & Told }) {
  const t = useTranslations('digest');
  const { stampTime } = useFormats();
  const { now } = useServices();
  const kept = useKeptDigest(tip);
  if (kept === undefined) return null;
  return (
    <div className={cx(styles.line, styles.none)}>
      <PageIcon name="hash" size={18} />
      <span className={styles.words}>
        {t('locked', { time: stampTime(kept.at, now()) })}{' '}
        <span className={cx(text.num, styles.mono)}>{shortDigest(kept.digest)}</span>
      </span>
    </div>
  );
}

const LOOKS = {
  unchanged: { look: styles.ok, icon: 'shieldOk' },
  fits: { look: styles.none, icon: 'shield' },
  differs: { look: styles.bad, icon: 'shieldAlert' },
} as const;

/** The verdict on an open tip; a tap tells how it is known. */
export function DigestLine({ tip }: { readonly tip: Tip & Told }) {
  const t = useTranslations('digest');
  const { stampTime } = useFormats();
  const { now } = useServices();
  const client = useQueryClient();
  const uid = useMember();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const made = useTipCheck(tip);
  const { check, at = 0 } = made ?? {};
  if (check === undefined || check.kind === 'none')
    return (
      <div className={cx(styles.line, styles.none)}>
        <PageIcon name="shield" size={18} />
        <span className={styles.words}>{t(check === undefined ? 'checking' : 'none')}</span>
      </div>
    );
  const { kind, seenAt } = check;
  const { look, icon } = LOOKS[kind];
  return (
    <>
      <div role={kind === 'differs' ? 'alert' : undefined}>
        <button type="button" className={cx(styles.line, look)} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <PageIcon name={icon} size={18} />
          <span className={styles.words}>
            {t.rich(kind, {
              time: stampTime(seenAt, now()),
              b: (words) => <b className={text.num}>{words}</b>,
            })}
          </span>
          <span className={styles.more}>{t(kind === 'differs' ? 'look' : 'how')}</span>
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
