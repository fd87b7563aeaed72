import { useHref } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { PageIcon } from '../../../ui/media/page-icon';
import { configStore } from '../../config/config-store';
import { copyText } from '../copy-text';
import { saveFile } from '../save-file';
import { shareBySheet } from '../use-share';
import styles from './picture-sheet.module.css';

/** True when the device's own sheet takes a file. */
const canShareFile = (file: File): boolean =>
  typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] }) === true;

/** A picture as it is handed over. */
export interface Drawn {
  readonly file: File;
  /** The same as a `data:` address. */
  readonly src: string;
}

interface ActionProps {
  readonly icon: 'share' | 'download' | 'copy';
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: (opener: HTMLElement) => void;
}

const Action = ({ icon, label, isDisabled = false, onPress }: ActionProps) => (
  <button
    type="button"
    className={styles.action}
    disabled={isDisabled}
    onClick={({ currentTarget }) => onPress(currentTarget)}
  >
    <span className={styles.disc}>
      <PageIcon name={icon} size={20} />
    </span>
    {label}
  </button>
);

interface PictureActionsProps {
  readonly title: string;
  /** The page's address inside the app. */
  readonly path: string;
  /** Undefined: not drawn yet, or never. */
  readonly drawn: Drawn | undefined;
}

/** The ways out: the sheet of the native app or of the device, a file, or the address alone. */
export function PictureActions({ title, path, drawn }: PictureActionsProps) {
  const t = useTranslations('picture');
  const { toast, shareNatively } = useServices();
  // A native app's view saves no file that a page makes, and has a sheet of its own.
  const isNative = useStore(configStore, ({ platform }) => platform === 'app');
  const url = new URL(useHref(path), window.location.origin).href;
  const copy = async (opener: HTMLElement) => {
    const parent = opener.closest<HTMLElement>('dialog') ?? opener;
    const isCopied = await copyText(url, parent);
    toast(isCopied ? { type: 'success', text: t('copied') } : { type: 'fail', text: t('notCopied') });
  };
  const shareByApp = async (opener: HTMLElement) => {
    const isShared = await shareNatively({ title, url, ...(drawn && { picture: drawn.src }) });
    if (!isShared) await copy(opener);
  };
  const share = async (file: File) => {
    if (!(await shareBySheet({ files: [file], title }))) toast({ type: 'fail', text: t('notShared') });
  };
  const file = drawn?.file;
  return (
    <>
      <div className={styles.actions}>
        {isNative && <Action icon="share" label={t('share')} onPress={(opener) => void shareByApp(opener)} />}
        {!isNative && file !== undefined && canShareFile(file) && (
          <Action icon="share" label={t('share')} onPress={() => void share(file)} />
        )}
        {!isNative && (
          <Action
            icon="download"
            label={t('save')}
            isDisabled={file === undefined}
            onPress={() => file !== undefined && saveFile(file.name, file.type, file)}
          />
        )}
        <Action icon="copy" label={t('copy')} onPress={(opener) => void copy(opener)} />
      </div>
      {isNative && drawn !== undefined && <p className={styles.note}>{t('hold')}</p>}
    </>
  );
}
