import { createContext, useContext, useEffect } from 'react';

/** Takes what a page is about, `undefined` when it is gone. Provided around every page (`app/page-arrival.tsx`). */
export const PageTitleContext = createContext<(subject: string | undefined) => void>(() => {});

/** Names the page after what it shows, in the title that the shell hears; until that is known it keeps the route's name. */
export function usePageTitle(subject: string | undefined): void {
  const tell = useContext(PageTitleContext);
  useEffect(() => {
    tell(subject);
    return () => tell(undefined);
  }, [tell, subject]);
}
