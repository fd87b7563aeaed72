import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../host/portal-store';
import { withLook } from './sticky-params';

/** Keeps theme and language in the address, whoever navigates: portal or remote. */
export function useStickyLook(): void {
  const { theme, locale } = usePortal();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const wanted = withLook(search, { theme, locale });
    if (wanted !== search) void navigate({ pathname, search: wanted, hash }, { replace: true, state });
  }, [theme, locale, pathname, search, hash, state, navigate]);
}
