import type { MountOptions, ResolvedOptions } from '../../contract/shell/mount-options';
import { differs } from './resolve-options';

/** The options that hold for the life of a mount and that a host wants changed. */
export function fixedIn(
  isSaid: (name: keyof MountOptions) => boolean,
  options: ResolvedOptions,
  first: ResolvedOptions,
  live: ReadonlySet<string>,
): string[] {
  const pairs = Object.keys(options).flatMap((name): [string, unknown, unknown][] => {
    const option = name as keyof MountOptions;
    if (!isSaid(option)) return [];
    if (option !== 'api') return [[option, options[option], first[option]]];
    const names = Object.keys({ ...options.api, ...first.api }) as (keyof ResolvedOptions['api'])[];
    return names.map((field) => [`api.${field}`, options.api[field], first.api[field]]);
  });
  return pairs.flatMap(([name, now, before]) =>
    !live.has(name) && name !== 'api.appVersion' && differs(now, before) ? [name] : [],
  );
}
