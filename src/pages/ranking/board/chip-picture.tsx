import styles from './chip-picture.module.css';

/** A small picture in front of a chip's word. */
export const ChipPicture = ({ src }: { readonly src: string }) => (
  <img className={styles.picture} src={src} alt="" width={16} height={16} loading="lazy" decoding="async" />
);
