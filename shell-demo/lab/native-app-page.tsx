import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The fake native app is a page of its own: no portal is around a WebView. */
export function NativeAppPage() {
  const { search } = useLocation();
  useEffect(() => window.location.replace(`/embeds/native-app/${search}`), [search]);
  return null;
}
