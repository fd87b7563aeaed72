import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { copyText } from '../../../domains/share/copy-text';
import { saveFile } from '../../../domains/share/save-file';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Steps } from '../../../ui/lists/steps';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import { Sheet } from '../../../ui/overlays/sheet';
import text from '../../../ui/theme/text.module.css';
import { digestGroups, type TipCheck } from './check-tip';
import styles from './digest.module.css';

type Checked = Exclude<TipCheck, { kind: 'none' }>;

interface DigestSheetProps {
  readonly tip: Tip;
  readonly check: Checked;
  /** Device time, Unix ms. */
  readonly checkedAt: number;
  /** Reads the tip again. */
  readonly onAgain: () => unknown;
  readonly onClose: () => void;
}

/** The digits in groups; those that differ are underlined, too. */
function Digits({ digest, other }: { readonly digest: string; readonly other?: string }) {
  const t = useTranslations('digest');
  const groups = digestGroups(digest, other);
  return (
    <div className={styles.digits} role="img" aria-label={t('digits', { digits: groups.length * 4 })}>
      {groups.map(({ group, differs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same, and none ever moves
        <span key={index} className={cx(differs && styles.differs)}>
          {group}
        </span>
      ))}
    </div>
  );
}

/** The text for the tool on any computer (docs/back-end.md, the digest of a tip). */
const savedText = ({ published, salt, sealed }: Checked) =>
  `${JSON.stringify({ digest: published, salt, content: sealed }, undefined, 2)}\n`;

function FitsActions({ tip, check }: Pick<DigestSheetProps, 'tip' | 'check'>) {
  const t = useTranslations('digest');
  const { toast } = useServices();
  return (
    <>
      <div className={styles.acts}>
        <Button
          variant="quiet"
          onClick={({ currentTarget }) =>
            void copyText(check.published, currentTarget).then((isDone) =>
              toast(isDone ? { type: 'success', text: t('copied') } : { type: 'fail', text: t('notCopied') }),
            )
          }
        >
          <PageIcon name="copy" size={16} />
          {t('copy')}
        </Button>
        <Button variant="quiet" onClick={() => saveFile(`tip-${tip.id}.json`, 'application/json', savedText(check))}>
          <PageIcon name="download" size={16} />
          {t('save')}
        </Button>
      </div>
      <p className={cx(text.meta, styles.foot)}>{t('algorithm')}</p>
    </>
  );
}

function DiffersActions({ onAgain }: Pick<DigestSheetProps, 'onAgain'>) {
  const t = useTranslations('digest');
  const { hasService, openService } = useServices();
  return (
    <>
      <div className={styles.acts}>
        <Button onClick={() => void onAgain()}>
          <Icon name="refresh" size={16} />
          {t('again')}
        </Button>
        {hasService() && (
          <Button variant="line" onClick={openService}>
            <Icon name="headset" size={16} />
            {t('service')}
          </Button>
        )}
      </div>
      <p className={cx(text.meta, styles.foot)}>{t('differsNote')}</p>
    </>
  );
}

/** The verdict in words, and how it is known. */
function Verdict({ check, checkedAt }: Pick<DigestSheetProps, 'check' | 'checkedAt'>) {
  const t = useTranslations('digest');
  const { clock, stampTime } = useFormats();
  const { now } = useServices();
  const { kind, seenAt } = check;
  if (kind === 'differs')
    return (
      <div className={styles.warning}>
        <PageIcon name="shieldAlert" size={18} />
        <span>{t('differsWords')}</span>
      </div>
    );
  const steps = [t(`${kind}Step1`, { time: stampTime(seenAt, now()) }), t('step2'), t(`${kind}Step3`)];
  return (
    <>
      <div className={cx(styles.found, kind === 'fits' && styles.none)}>
        <PageIcon name={kind === 'fits' ? 'shield' : 'shieldOk'} size={24} />
        <div>
          <b>{t(`${kind}Words`)}</b>
          <span className={cx(text.meta, text.num)}>{t('checkedAt', { time: clock(checkedAt) })}</span>
        </div>
      </div>
      <Steps className={styles.steps} steps={steps} />
    </>
  );
}

/** The proof of a tip's content, as far as its digest tells. */
export function DigestSheet({ tip, check, checkedAt, onAgain, onClose }: DigestSheetProps) {
  const t = useTranslations('digest');
  const { matchTime } = useFormats();
  const { kind, seenAt } = check;
  const isOther = kind === 'differs';
  return (
    <Sheet title={t(`${kind}Title`)} onClose={onClose}>
      <Verdict check={check} checkedAt={checkedAt} />
      <h3 className={styles.heading}>
        {t(seenAt === undefined ? 'came' : 'seen')}{' '}
        {seenAt !== undefined && <span className={cx(text.meta, text.num)}>{matchTime(seenAt, 0)}</span>}
      </h3>
      <Digits digest={check.published} />
      <h3 className={styles.heading}>
        {t('computed')}{' '}
        <Badge tone={isOther ? 'win' : 'live'}>
          <Icon name={isOther ? 'close' : 'check'} size={12} />
          {t(isOther ? 'isDifferent' : 'isSame')}
        </Badge>
      </h3>
      <Digits digest={check.computed} other={check.published} />
      {isOther ? <DiffersActions onAgain={onAgain} /> : <FitsActions tip={tip} check={check} />}
    </Sheet>
  );
}
