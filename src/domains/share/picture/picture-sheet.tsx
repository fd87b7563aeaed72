import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/controls/button';
import { State } from '../../../ui/feedback/state';
import { Spinner } from '../../../ui/media/spinner';
import { Sheet } from '../../../ui/overlays/sheet';
import { drawPicture } from './draw-picture';
import type { Mark, Measure } from './drawing';
import { type Drawn, PictureActions } from './picture-actions';
import styles from './picture-sheet.module.css';

interface PictureSheetProps<M> {
  /** The shared thing in words: the file's name too. */
  readonly title: string;
  readonly alt: string;
  /** The page's address inside the app. */
  readonly path: string;
  /** Plain values alone; undefined: its figures are still being read. */
  readonly model: M | undefined;
  /** A function of a module. */
  readonly marks: (model: M, measure: Measure) => readonly Mark[];
  readonly onClose: () => void;
}

type Drawing = { readonly kind: 'drawing' | 'failed' } | ({ readonly kind: 'done' } & Drawn);

/** Draws what is said now on the canvas, nothing twice; what was drawn for other words or another try is dropped. */
function useDrawing<M>({ model, marks }: Pick<PictureSheetProps<M>, 'model' | 'marks'>, name: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ kind: 'drawing' });
  const [round, setRound] = useState(0);
  const said = JSON.stringify(model);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the model, a new round draws the same again
  useEffect(() => {
    const element = canvas.current;
    if (model === undefined || element === null) return;
    let isCurrent = true;
    drawPicture(element, (measure) => marks(model, measure)).then(
      ({ blob, src }) =>
        isCurrent && setDrawing({ kind: 'done', file: new File([blob], name, { type: 'image/png' }), src }),
      () => isCurrent && setDrawing({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [said, marks, name, round]);
  const again = () => {
    setDrawing({ kind: 'drawing' });
    setRound(round + 1);
  };
  return { canvas, drawing, again };
}

/** The picture as it will be handed over, and the ways. */
export function PictureSheet<M>({ onClose, ...picture }: PictureSheetProps<M>) {
  const t = useTranslations('picture');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <PictureToShare {...picture} />
    </Sheet>
  );
}

/** A component of its own: the effect draws on the canvas when both are mounted, and a sheet's content is mounted a frame after the sheet. */
function PictureToShare<M>({ title, alt, path, ...picture }: Omit<PictureSheetProps<M>, 'onClose'>) {
  const t = useTranslations();
  const { canvas, drawing, again } = useDrawing(picture, `${title.replace(/[\\/:*?"<>|]/g, '_')}.png`);
  const drawn = drawing.kind === 'done' ? drawing : undefined;
  return (
    <>
      <div className={styles.preview} aria-busy={drawing.kind === 'drawing'}>
        <canvas ref={canvas} hidden />
        {drawn !== undefined && <img className={styles.picture} src={drawn.src} alt={alt} width={180} height={240} />}
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
      <PictureActions title={title} path={path} drawn={drawn} />
      <p className={styles.note}>{t('picture.note')}</p>
    </>
  );
}
