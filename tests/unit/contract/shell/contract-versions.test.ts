import { resolveOptions } from '../../../../src/app/mount/resolve-options';
import { CONTRACT_VERSION } from '../../../../src/contract/contract-version';
import { LANGUAGES, LOCALES } from '../../../../src/contract/shell/languages';
import type { MountOptions } from '../../../../src/contract/shell/mount-options';
import { type InCommandName, inCommands } from '../../../../src/contract/shell/shell-events';
import { decode } from '../../../../src/contract/wire';
import { contractShape, frozenShape, frozenVersions } from '../../../architecture/reference/frozen';
import { hostCommands, hostOptions } from './versions/host-1-0';

const major = (version: string) => version.split('.')[0];
const now = contractShape();
const earlier = frozenVersions().filter(
  (version) => version !== CONTRACT_VERSION && major(version) === major(CONTRACT_VERSION),
);

it('a change of the contract raises the version, and is written down beside this test (npm run reference -- freeze)', () => {
  expect(now).toEqual(frozenShape(CONTRACT_VERSION));
});

it.each([...earlier, CONTRACT_VERSION])('the languages of %s are those that the table had then', (version) => {
  const minor = (text: string) => Number(text.split('.')[1]);
  const known = LOCALES.filter((locale) => minor(LANGUAGES[locale].since) <= minor(version));
  expect(frozenShape(version).options['locale']).toBe(known.map((locale) => JSON.stringify(locale)).join(' | '));
});

/** `{ a: x, b?: y }` as its fields, at the first level. */
const fields = (shape: string) => shape.match(/[\w-]+\??: (?:\{[^}]*\}|[^,{}]+?)(?=,| \})/g) ?? [];

describe.each(earlier)('a host of %s', (version) => {
  const before = frozenShape(version);

  it.each(['options', 'commands', 'handle', 'messages'] as const)('finds all %s', (part) => {
    expect(Object.keys(now[part])).toEqual(expect.arrayContaining(Object.keys(before[part])));
  });

  it.each(Object.entries(before.calls))(
    'the native app around it is asked %s with all that it knows',
    (name, shape) => {
      expect(fields(now.calls[name] ?? '')).toEqual(expect.arrayContaining(fields(shape)));
    },
  );

  it.each(Object.entries(before.events))('hears %s with all that it had', (name, shape) => {
    expect(fields(shape).length).toBeGreaterThan(0);
    expect(fields(now.events[name] ?? '')).toEqual(expect.arrayContaining(fields(shape)));
  });
});

describe('the options of the first version', () => {
  it('are all there', () => {
    expect(Object.keys(hostOptions).sort()).toEqual(Object.keys(frozenShape('1.0').options).sort());
  });

  it('are taken as they are', () => {
    const { options, faults } = resolveOptions(hostOptions as unknown as MountOptions);
    expect(faults).toEqual([]);
    expect(options).toMatchObject({ ...hostOptions, session: { ...hostOptions.session, uid: '7' } });
  });

  it('and what came later is off or as before', () => {
    const { options } = resolveOptions(hostOptions as unknown as MountOptions);
    expect(options).toMatchObject({ toasts: 'app', tracking: false, native: true, service: {} });
    expect(options.sentry).toBeUndefined();
  });

  it.each(hostCommands.map(([name, payload]) => ({ name, payload })))('command $name $payload', ({ name, payload }) => {
    expect(decode(inCommands[name as InCommandName], payload).ok).toBe(true);
  });
});
