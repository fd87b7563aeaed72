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
  return (
    <div className={styles.digits} role="img" aria-label={t('digits', { digits: digest.length })}>
      {digestGroups(digest, other).map(({ group, differs }, index) => (
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

function SameActions({ tip, check }: Pick<DigestSheetProps, 'tip' | 'check'>) {
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

/** The proof that a tip is as published, or that it is not. */
export function DigestSheet({ tip, check, checkedAt, onAgain, onClose }: DigestSheetProps) {
  const t = useTranslations('digest');
  const { clock, matchTime } = useFormats();
  const isSame = check.kind === 'same';
  const time = clock(tip.publishTime);
  return (
    <Sheet title={t(isSame ? 'sameTitle' : 'differsTitle')} onClose={onClose}>
      {isSame ? (
        <>
          <div className={styles.found}>
            <PageIcon name="shieldOk" size={24} />
            <div>
              <b>{t('sameWords')}</b>
              <span className={cx(text.meta, text.num)}>{t('checkedAt', { time: clock(checkedAt) })}</span>
            </div>
          </div>
          <Steps className={styles.steps} steps={[t('step1', { time }), t('step2'), t('step3')]} />
        </>
      ) : (
        <div className={styles.warning}>
          <PageIcon name="shieldAlert" size={18} />
          <span>{t('differsWords')}</span>
        </div>
      )}
      <h3 className={styles.heading}>
        {t('published')} <span className={cx(text.meta, text.num)}>{matchTime(tip.publishTime, 0)}</span>
      </h3>
      <Digits digest={check.published} />
      <h3 className={styles.heading}>
        {t('computed')}{' '}
        <Badge tone={isSame ? 'live' : 'win'}>
          <Icon name={isSame ? 'check' : 'close'} size={12} />
          {t(isSame ? 'isSame' : 'isDifferent')}
        </Badge>
      </h3>
      <Digits digest={check.computed} other={check.published} />
      {isSame ? <SameActions tip={tip} check={check} /> : <DiffersActions onAgain={onAgain} />}
    </Sheet>
  );
}
