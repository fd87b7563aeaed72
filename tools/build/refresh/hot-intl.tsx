import { type ComponentProps, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { IntlProvider as Provider } from 'use-intl/react';
import { textChanges, textsOf } from './hot-texts';

// biome-ignore lint/performance/noReExportAll: it stands in the library's place
// biome-ignore lint/performance/noBarrelFile: as above
export * from 'use-intl/react';

/** The library's own, which draws all texts anew when a catalogue's file has changed. */
export function IntlProvider({ messages, ...rest }: ComponentProps<typeof Provider>): ReactNode {
  const changes = useSyncExternalStore(textChanges.subscribe, textChanges.count);
  const current = useMemo(
    () => (changes === 0 || messages == null ? messages : { ...messages, ...textsOf(rest.locale) }),
    [changes, messages, rest.locale],
  );
  return <Provider {...rest} {...(current !== undefined && { messages: current })} />;
}
