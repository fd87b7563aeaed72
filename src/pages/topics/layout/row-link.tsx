import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface RowLinkProps {
  readonly to: string | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A row that leads to a page, or a plain one where there is none. */
export const RowLink = ({ to, ...row }: RowLinkProps) =>
  to === undefined ? <div {...row} /> : <Link to={to} {...row} />;
