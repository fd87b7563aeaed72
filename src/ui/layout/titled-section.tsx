import type { ReactNode } from 'react';
import { cx } from '../cx';
import text from '../theme/text.module.css';
import { Section } from './section';
import own from './titled-section.module.css';

interface TitledSectionProps {
  readonly title: string;
  readonly meta?: ReactNode;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page whose heading says more than its name. */
export function TitledSection({ title, meta, end, children }: TitledSectionProps) {
  const words = (
    <>
      {title}
      {meta !== undefined && <span className={cx(text.meta, text.num, own.meta)}>{meta}</span>}
    </>
  );
  return (
    <Section title={words} end={end}>
      {children}
    </Section>
  );
}
