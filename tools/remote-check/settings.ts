import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

export const USAGE = `Checks a deployed sport-info the way a host uses it.

  node check-remote.mjs https://cdn.example/sport-info/mf-manifest.json [--api URL] [--options JSON] [--wait S]
                        [--chrome PATH] [--json FILE]

  --api      origin that answers the API; the remote's own when left out
  --options  mount options beside basename and bridge, e.g. '{"flags":{"euro":true}}'; @FILE reads them from a
             file, as a session should be: the command line is read by every process of the machine
  --wait     how long something may take, 20 s when left out
  --chrome   the browser; else CHROME_PATH, else the Chromium or Chrome that is installed
  --json     writes the findings there, too

Needs Node 20 and playwright-core (or playwright) in the folder it is called from.
Ends with 0 when all is well, with 1 when something is not, with 2 when it could not look.`;

const DEFAULT_WAIT_S = 20;

/** What the program was asked to look at. */
export interface Settings {
  /** Address of mf-manifest.json. */
  readonly manifest: URL;
  /** Origin of the API. */
  readonly api: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly waitMs: number;
  readonly chrome: string | undefined;
  readonly json: string | undefined;
}

const optionsText = (given: string) => (given.startsWith('@') ? readFileSync(given.slice(1), 'utf8') : given);

/** Reads the command line. Throws with a sentence about what is wrong with it. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { api: text, options: text, wait: text, chrome: text, json: text },
    allowPositionals: true,
  });
  const [address] = positionals;
  if (address === undefined || positionals.length > 1) throw new Error('one address of a mf-manifest.json is needed');
  const manifest = new URL(address);
  if (!manifest.pathname.endsWith('.json')) throw new Error(`${address} is no address of a mf-manifest.json`);
  return {
    manifest,
    api: new URL(values.api ?? manifest.origin).origin,
    options: JSON.parse(optionsText(values.options ?? '{}')) as Record<string, unknown>,
    waitMs: Number(values.wait ?? DEFAULT_WAIT_S) * 1_000,
    chrome: values.chrome ?? env['CHROME_PATH'],
    json: values.json,
  };
}
