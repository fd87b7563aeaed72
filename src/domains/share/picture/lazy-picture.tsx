import type { ComponentType } from 'react';
import { LazySheet } from '../../../services/lazy-sheet';

const TEXTS = {
  'zh-CN': () => import('../../../i18n/messages/picture.zh-CN.json'),
  en: () => import('../../../i18n/messages/picture.en.json'),
} as const;

export interface PictureProps<T> {
  /** The subject of the picture. */
  readonly of: T;
  /** The page's address inside the app. */
  readonly path: string;
  readonly onClose: () => void;
}
export type LoadPicture<T> = () => Promise<ComponentType<PictureProps<T>>>;

/** The sheet of a picture. */
export function LazyPicture<T>({ load, ...props }: PictureProps<T> & { readonly load: LoadPicture<T> }) {
  return (
    <LazySheet load={load} texts={TEXTS} onClose={props.onClose}>
      {(Picture) => <Picture {...props} />}
    </LazySheet>
  );
}
