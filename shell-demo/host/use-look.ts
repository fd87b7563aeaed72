import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LANGUAGES } from '../../src/contract/shell/languages';
import { usePortal } from './portal-store';
import { withLook } from './sticky-params';

/** Keeps theme and language on the document and in the address, whoever navigates: portal or remote. */
export function useLook(): void {
  const { theme, locale } = usePortal();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();

  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = LANGUAGES[locale].direction;
    document.documentElement.dataset['theme'] = theme;
  }, [theme, locale]);

  useLayoutEffect(() => {
    const wanted = withLook(search, { theme, locale });
    if (wanted !== search) void navigate({ pathname, search: wanted, hash }, { replace: true, state });
  }, [theme, locale, pathname, search, hash, state, navigate]);
}
