import type { ComponentType, ReactElement, ReactNode } from 'react';

interface Extras {
  /** In the bar, before the user. */
  readonly Bar: ComponentType;
  /** Below the home page. */
  readonly Home: ComponentType;
  /** Around the remote. */
  readonly Around: ComponentType<{ readonly children: ReactNode }>;
  /** Beside every page. */
  readonly Beside: ComponentType;
  /** Pages by their routes. */
  readonly pages: Readonly<Record<string, ReactElement>>;
}

const Nothing = (): null => null;

/** Places for what is no part of the portal; a laboratory fills them before the first page is drawn. */
export const extras: Extras = {
  Bar: Nothing,
  Home: Nothing,
  Around: ({ children }) => children,
  Beside: Nothing,
  pages: {},
};

export const plugIn = (parts: Extras): void => void Object.assign(extras, parts);
