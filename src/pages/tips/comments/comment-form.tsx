import type { FormEvent, ReactNode } from 'react';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import { Spinner } from '../../../ui/media/spinner';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import styles from './comment-form.module.css';

interface CommentFormProps {
  readonly onSubmit: (event: FormEvent) => void;
  /** Above the field. */
  readonly photos: ReactNode;
  readonly children: ReactNode;
}

/** The field with its buttons, and the photos that go with it. */
export const CommentForm = ({ onSubmit, photos, children }: CommentFormProps) => (
  <form className={layout.grow} onSubmit={onSubmit}>
    {photos && <div className={styles.photos}>{photos}</div>}
    <div className={styles.line}>{children}</div>
  </form>
);

interface CommentLengthProps {
  readonly isOver: boolean;
  readonly label: string;
  readonly children: string;
}

/** The characters left; loud only when there are none. */
export const CommentLength = ({ isOver, label, children }: CommentLengthProps) => (
  <span className={cx(styles.length, text.num, isOver && styles.over)} role={isOver ? 'alert' : undefined}>
    <span aria-hidden="true">{children}</span>
    <span className={text.vh}>{label}</span>
  </span>
);

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly isBusy: boolean;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the device's own choice of pictures. */
export const FileButton = ({ label, accept, isBusy, disabled, onFiles }: FileButtonProps) => (
  <label className={styles.file}>
    {isBusy ? <Spinner small /> : <PageIcon name="image" size={20} />}
    <input
      type="file"
      multiple
      accept={accept}
      aria-label={label}
      disabled={disabled}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same picture may be chosen again.
        target.value = '';
      }}
    />
  </label>
);

interface PhotoThumbProps {
  readonly src: string;
  readonly label: string;
  readonly onRemove: () => void;
}

export const PhotoThumb = ({ src, label, onRemove }: PhotoThumbProps) => (
  <span className={styles.thumb}>
    <img className={styles.image} src={src} alt="" width={56} height={56} />
    <button type="button" className={styles.remove} aria-label={label} onClick={onRemove}>
      <Icon name="close" size={16} />
    </button>
  </span>
);
