import styles from './slide-in.module.css';

/** From where a page enters: deeper paths from the inline end, shallower from the start, equal depth does not slide. */
export type Slide = 'from-end' | 'from-start' | 'none';

const CLASSES = { 'from-end': styles.fromEnd, 'from-start': styles.fromStart, none: undefined };

export const slideClass = (slide: Slide): string | undefined => CLASSES[slide];
