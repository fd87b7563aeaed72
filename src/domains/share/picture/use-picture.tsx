import type { ComponentType } from 'react';
import { sheetTexts } from '../../../i18n/fetch-texts';
import { useLazySheet } from '../../../services/lazy-sheet';

const TEXTS = sheetTexts('picture');

export interface PictureProps<T> {
  readonly of: T;
  /** The page's address inside the app; it holds nothing of who shares it. */
  readonly path: string;
  readonly onClose: () => void;
}
export type LoadPicture<T> = () => Promise<ComponentType<PictureProps<T>>>;

/** The sheet of a picture to share; nothing is drawn while there is no subject. */
export const usePicture = <T,>(load: LoadPicture<T>, of: T | undefined, path: string) =>
  useLazySheet(load, (Picture, onClose) => of !== undefined && <Picture {...{ of, path, onClose }} />, {
    texts: TEXTS,
  });
