import { writeFile } from 'node:fs/promises';
import { readOptions, USAGE } from './options';
import { printed } from './print-report';
import { CannotRun, runConformance } from './run-conformance';

const EXIT = { clean: 0, findings: 1, couldNotRun: 2 } as const;

/** `npm run conformance`: checks any back end against the contract. */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.info(USAGE);
    return EXIT.clean;
  }
  const { jsonFile, ...options } = readOptions(args, process.env);
  const report = await runConformance(options);
  if (jsonFile !== undefined) await writeFile(jsonFile, `${JSON.stringify(report, undefined, 2)}\n`);
  console.info(printed(report));
  return report.findings.length === 0 ? EXIT.clean : EXIT.findings;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof CannotRun ? `${error.message}\n\n${USAGE}` : error);
    process.exitCode = EXIT.couldNotRun;
  },
);
