import type { ReactNode } from 'react';
import section from './section.module.css';

/** A part of a page without a heading, as far from the one above as a section is. */
export const Below = ({ children }: { readonly children: ReactNode }) => (
  <div className={section.section}>{children}</div>
);
