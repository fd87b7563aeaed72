import { useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Spinner } from '../../../ui/feedback/spinner';
import { State } from '../../../ui/feedback/state';
import { PageIcon } from '../../../ui/media/page-icon';
import { Sheet } from '../../../ui/overlays/sheet';
import text from '../../../ui/theme/text.module.css';
import { copyText } from '../copy-text';
import { saveFile } from '../save-file';
import { drawPicture } from './draw-picture';
import type { Mark, Measure } from './drawing';
import { canShareFile, shareFile } from './hand-over';
import styles from './picture-sheet.module.css';

interface PictureSheetProps {
  /** What is shared, in words: the file's name too. */
  readonly title: string;
  /** The picture in a sentence. */
  readonly alt: string;
  /** The page's address inside the app. */
  readonly path: string;
  /** Undefined: its figures are still being read. The same function draws the same picture. */
  readonly layout: ((measure: Measure) => readonly Mark[]) | undefined;
  readonly onClose: () => void;
}

type Drawing = { readonly kind: 'drawing' | 'failed' } | { readonly kind: 'done'; readonly file: File };

/** Draws the layout on the canvas; what was drawn for another layout or try is dropped. */
function useDrawing(layout: PictureSheetProps['layout'], name: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ kind: 'drawing' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round draws the same layout again
  useEffect(() => {
    const element = canvas.current;
    if (layout === undefined || element === null) return;
    let isCurrent = true;
    drawPicture(element, layout).then(
      (blob) => isCurrent && setDrawing({ kind: 'done', file: new File([blob], name, { type: 'image/png' }) }),
      () => isCurrent && setDrawing({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [layout, name, round]);
  const again = () => {
    setDrawing({ kind: 'drawing' });
    setRound(round + 1);
  };
  return { canvas, drawing, again };
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

/** The picture as it will be handed over, and the ways: the device's sheet, a file, or the address alone. */
export function PictureSheet({ title, alt, path, layout, onClose }: PictureSheetProps) {
  const t = useTranslations();
  const { toast } = useServices();
  const href = useHref(path);
  const { canvas, drawing, again } = useDrawing(layout, `${title.replace(/[\\/:*?"<>|]/g, '_')}.png`);
  const file = drawing.kind === 'done' ? drawing.file : undefined;
  const save = () => file !== undefined && saveFile(file.name, file.type, file);
  const share = async () => {
    if (file === undefined || (await shareFile(file, title))) return;
    toast({ type: 'fail', text: t('picture.notShared') });
  };
  const copy = async (opener: HTMLElement) => {
    const place = opener.closest<HTMLElement>('dialog') ?? opener;
    const isCopied = await copyText(new URL(href, window.location.origin).href, place);
    toast(isCopied ? { type: 'success', text: t('picture.copied') } : { type: 'fail', text: t('picture.notCopied') });
  };
  return (
    <Sheet title={t('picture.title')} onClose={onClose}>
      <div className={styles.preview} aria-busy={drawing.kind === 'drawing'}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={alt} hidden={file === undefined} />
        {drawing.kind === 'drawing' && (
          <p role="status">
            <Spinner small /> {t('picture.drawing')}
          </p>
        )}
        {drawing.kind === 'failed' && (
          <div role="alert">
            <State
              art="error"
              title={t('picture.failed')}
              text={t('picture.failedHint')}
              action={<Button onClick={again}>{t('action.retry')}</Button>}
            />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {file !== undefined && canShareFile(file) && (
          <Action icon="share" label={t('picture.share')} onPress={() => void share()} />
        )}
        <Action icon="download" label={t('picture.save')} isDisabled={file === undefined} onPress={save} />
        <Action icon="copy" label={t('picture.copy')} onPress={(opener) => void copy(opener)} />
      </div>
      <p className={cx(text.meta, styles.note)}>{t('picture.note')}</p>
    </Sheet>
  );
}
