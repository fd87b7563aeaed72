import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkSavedTip } from './check-saved-tip';

const USAGE = `npm run check-tip -- FILE [--digest HEX]
  FILE          a tip that the app saved ("Save content"), or a back end's answer to tipDetail as JSON; "-" is the standard input
  --digest HEX  the digest that was published, as noted before the tip was bought; else the file's own
Exit code: 0 the same, 1 something else, 2 the file cannot be read.`;
const EXIT = { same: 0, differs: 1, unreadable: 2 } as const;

/** `npm run check-tip`: whether a tip is what was published. */
function main(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { digest: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (values.help === true || file === undefined) {
    console.info(USAGE);
    return values.help === true ? EXIT.same : EXIT.unreadable;
  }
  const { isSame, published, computed, content } = checkSavedTip(
    readFileSync(file === '-' ? 0 : file, 'utf8'),
    values.digest,
  );
  console.info(`published  ${published}\ncomputed   ${computed}\ncontent    ${content}\n`);
  const same =
    values.digest === undefined
      ? 'the same: it fits the digest that came with it; only a digest noted before tells that both are as published'
      : 'the same: unchanged since that digest was noted';
  console.info(isSame ? same : 'different: this is not what the digest stands for');
  return isSame ? EXIT.same : EXIT.differs;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = EXIT.unreadable;
}
