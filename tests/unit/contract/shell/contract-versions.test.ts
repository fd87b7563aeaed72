import { readdirSync, readFileSync } from 'node:fs';
import { resolveOptions } from '../../../../src/app/mount/resolve-options';
import { CONTRACT_VERSION } from '../../../../src/contract/contract-version';
import type { MountOptions } from '../../../../src/contract/shell/mount-options';
import { mountOptionSchemas } from '../../../../src/contract/shell/mount-options';
import { type InCommandName, inCommands, outEvents } from '../../../../src/contract/shell/shell-events';
import { decode } from '../../../../src/contract/wire';
import { type ContractShape, contractShape } from '../../../support/contract-shape';
import { inProject } from '../../../support/project-root';
import { hostCommands, hostOptions } from './versions/host-1-0';

const FOLDER = 'tests/unit/contract/shell/versions';
const shapeOf = (version: string) =>
  JSON.parse(readFileSync(inProject(FOLDER, `${version}.json`), 'utf8')) as ContractShape;
const major = (version: string) => version.split('.')[0];
const now = contractShape(mountOptionSchemas, outEvents, inCommands);
const earlier = readdirSync(inProject(FOLDER))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .filter((version) => version !== CONTRACT_VERSION && major(version) === major(CONTRACT_VERSION));

it('a change of options, events or commands raises the version, and is written down beside this test', () => {
  expect(now).toEqual(shapeOf(CONTRACT_VERSION));
});

/** `{ a: x, b?: y }` as its fields, at the first level. */
const fields = (shape: string) => shape.match(/[\w-]+\??: (?:\{[^}]*\}|[^,{}]+?)(?=,| \})/g) ?? [];

describe.each(earlier)('a host of %s', (version) => {
  const before = shapeOf(version);

  it('finds every option and command', () => {
    expect(Object.keys(now.options)).toEqual(expect.arrayContaining(Object.keys(before.options)));
    expect(Object.keys(now.commands)).toEqual(expect.arrayContaining(Object.keys(before.commands)));
  });

  it.each(Object.entries(before.events))('hears %s with all that it had', (name, shape) => {
    expect(fields(shape).length).toBeGreaterThan(0);
    expect(fields(now.events[name] ?? '')).toEqual(expect.arrayContaining(fields(shape)));
  });
});

describe('the options of the first version', () => {
  it('are all there', () => {
    expect(Object.keys(hostOptions).sort()).toEqual(Object.keys(shapeOf('1.0').options).sort());
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
